import { type Centavos, centavos } from '../../rules/money';

/** The two games of a draw. 2D: two numbers of 1 to 31, in order, with repetition. 3D: three digits. */
export type LottoGame = '2D' | '3D';

/** `straight` wins with the numbers in the order of the pick, `any` (rambolito) in every order. */
export type LottoOrder = 'straight' | 'any';

/** What a line bets on, without its stake. */
export interface LottoPick {
  readonly game: LottoGame;
  readonly numbers: readonly number[];
  readonly order: LottoOrder;
}

/** A line of a ticket; the stake is whole pesos. */
export interface LottoLine extends LottoPick {
  readonly stake: Centavos;
}

/** Numbers as they were drawn. */
export interface LottoNumbers {
  readonly twoD: readonly number[];
  readonly threeD: readonly number[];
}

interface GameFacts {
  /** How many numbers a pick has. */
  readonly places: number;
  readonly least: number;
  readonly most: number;
  /** How many outcomes a draw of the game has. */
  readonly outcomes: number;
}

export const LOTTO_GAMES: Readonly<Record<LottoGame, GameFacts>> = {
  '2D': { places: 2, least: 1, most: 31, outcomes: 961 },
  '3D': { places: 3, least: 0, most: 9, outcomes: 1_000 },
};

/** How many lines a ticket can have. */
export const LOTTO_LINES_MAX = 10;

const CENTAVOS_PER_PESO = 100n;

/** What one peso returns on average, in centavos, whatever the pick: an RTP of 96 %. */
const RETURN_CENTAVOS = 96;

/** Whether the numbers are those of the game, and the order is a bet of its own: numbers that are all equal have one order. */
export function isLottoPick({ game, numbers, order }: LottoPick): boolean {
  const { places, least, most } = LOTTO_GAMES[game];
  const isNumber = (number: number) => Number.isInteger(number) && number >= least && number <= most;
  return numbers.length === places && numbers.every(isNumber) && (order === 'straight' || hasOrders(numbers));
}

/** Whether numbers have more than one order. */
export const hasOrders = (numbers: readonly number[]): boolean => new Set(numbers).size > 1;

/** The outcomes with which a pick wins, each the numbers in the order in which they are drawn. */
export function winningOutcomes({ numbers, order }: LottoPick): (readonly number[])[] {
  if (order === 'straight') return [numbers];
  const found = new Map<string, readonly number[]>();
  for (const each of permutations(numbers)) found.set(each.join(), each);
  return [...found.values()];
}

function permutations(numbers: readonly number[]): number[][] {
  if (numbers.length <= 1) return [[...numbers]];
  return numbers.flatMap((first, at) =>
    permutations(numbers.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}

/** With how many of how many outcomes a pick wins. */
export const chanceOf = (pick: LottoPick): { readonly ways: number; readonly of: number } => ({
  ways: winningOutcomes(pick).length,
  of: LOTTO_GAMES[pick.game].outcomes,
});

/** What a line with this pick pays for one peso of stake if it wins, in centavos; exact for every pick. */
export function paysPerPeso(pick: LottoPick): Centavos {
  const { ways, of } = chanceOf(pick);
  return centavos(BigInt((RETURN_CENTAVOS * of) / ways));
}

/** What a line pays if it wins. */
export const winOf = (line: LottoLine): Centavos =>
  centavos((paysPerPeso(line) * line.stake) / CENTAVOS_PER_PESO);

/** What a line pays with these numbers; 0 where it does not win. */
export function payoutOf(line: LottoLine, drawn: LottoNumbers): Centavos {
  const numbers = (line.game === '2D' ? drawn.twoD : drawn.threeD).join();
  return winningOutcomes(line).some((each) => each.join() === numbers) ? winOf(line) : centavos(0n);
}

/** The number of 3D's first outcome, after those of 2D. */
const THREE_D_FROM = 1_000;

/** An outcome as one number, so that outcomes of both games have one order: 0 to 960 for 2D, 1000 to 1999 for 3D. */
export const outcomeNumber = (game: LottoGame, numbers: readonly number[]): number =>
  game === '2D'
    ? ((numbers[0] ?? 0) - 1) * 31 + (numbers[1] ?? 0) - 1
    : THREE_D_FROM + numbers.reduce((sum, digit) => sum * 10 + digit, 0);

/** The outcomes that a pick covers, as numbers, rising. */
export const coveredOutcomes = (pick: LottoPick): number[] =>
  winningOutcomes(pick)
    .map((numbers) => outcomeNumber(pick.game, numbers))
    .sort((a, b) => a - b);

/** The outcomes of a draw as numbers: one of each game. */
export const drawnOutcomes = ({ twoD, threeD }: LottoNumbers): [number, number] => [
  outcomeNumber('2D', twoD),
  outcomeNumber('3D', threeD),
];

/** Two lines bet on the same: a ticket has no pick twice. In any order the order of the pick says nothing. */
export const pickKey = ({ game, numbers, order }: LottoPick): string =>
  `${game}:${order}:${(order === 'any' ? [...numbers].sort((a, b) => a - b) : numbers).join('-')}`;

/**
 * The largest stake in whole pesos that an outcome still takes whose liability is `fullest`: the sum of what is due if it is
 * drawn must stay within `limit`.
 */
export function stakeLeft(pick: LottoPick, fullest: Centavos, limit: Centavos): number {
  const left = limit - fullest;
  return left <= 0n ? 0 : Number(left / paysPerPeso(pick));
}
