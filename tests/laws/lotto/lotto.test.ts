/** Lotto: what every pick wins, when draws are, what fixes a ticket, and how the numbers are read; with published examples. */
import { describe, expect, it } from 'vitest';
import { beaconNumber } from '../../../games/kit/fairness/beaconNumber';
import { leafHash, treeRoot } from '../../../games/kit/fairness/betTree';
import { lottoNumbers } from '../../../games/kit/fairness/lotto/draw';
import {
  chanceOf,
  coveredOutcomes,
  drawnOutcomes,
  isLottoPick,
  LOTTO_GAMES,
  type LottoGame,
  type LottoLine,
  type LottoNumbers,
  type LottoOrder,
  type LottoPick,
  outcomeNumber,
  payoutOf,
  paysPerPeso,
  pickKey,
  stakeLeft,
  winOf,
} from '../../../games/kit/fairness/lotto/lines';
import { lottoShow } from '../../../games/kit/fairness/lotto/show';
import { lottoLeafText } from '../../../games/kit/fairness/lotto/ticketLeaf';
import {
  dateOfDraw,
  firstDrawOf,
  LOTTO_MARGIN_MS,
  lottoTimes,
  sellingDraw,
} from '../../../games/kit/fairness/lotto/times';
import { QUICKNET, roundFrom, roundTimeMs } from '../../../games/kit/fairness/network';
import { commitmentOf, createDraw, seedFromHex } from '../../../games/kit/rules/draw';
import { type Centavos, centavos, parsePesos } from '../../../games/kit/rules/money';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import { walkChain } from '../../../workers/verify/chain';
import vectors from './lottoVectors.json';

/** The chain hash of the key that signed the examples. */
const CHAIN_HASH = '7e25488782ff5f16b2a5596f8ad3692f2f05f3887fb29c830e2b3b80403bf9bd';
const LIMIT = centavos(1_000_000_00n);

const allNumbers = (game: LottoGame): number[][] => {
  const { places, least, most } = LOTTO_GAMES[game];
  const range = Array.from({ length: most - least + 1 }, (_, at) => at + least);
  return Array.from({ length: places }).reduce<number[][]>(
    (found) => found.flatMap((numbers) => range.map((number) => [...numbers, number])),
    [[]],
  );
};
const GAMES: readonly LottoGame[] = ['2D', '3D'];
const ORDERS: readonly LottoOrder[] = ['straight', 'any'];
const picksOf = (game: LottoGame): LottoPick[] =>
  allNumbers(game)
    .flatMap((numbers) => ORDERS.map((order) => ({ game, numbers, order })))
    .filter(isLottoPick);
const pesos = (amount: number): Centavos => centavos(BigInt(amount) * 100n);
const drawnAs = (game: LottoGame, numbers: readonly number[]): LottoNumbers => ({
  twoD: game === '2D' ? numbers : [1, 1],
  threeD: game === '3D' ? numbers : [0, 0, 0],
});

describe('the picks of lotto', () => {
  it.each(GAMES)('%s: every pick returns exactly 96 of 100, over every outcome', (game) => {
    const outcomes = allNumbers(game);
    const seen = new Map<string, number>();
    // Every tenth pick against every outcome; the rest by what they cover.
    for (const [at, pick] of picksOf(game).entries()) {
      const line = { ...pick, stake: pesos(100) };
      const { ways, of } = chanceOf(pick);
      expect(winOf(line) * BigInt(ways) * 100n).toBe(pesos(100) * BigInt(of) * 96n);
      seen.set(`${pick.order} ${ways}`, (seen.get(`${pick.order} ${ways}`) ?? 0) + 1);
      if (at % 10 !== 0) continue;
      const paid = outcomes.reduce((sum, numbers) => sum + payoutOf(line, drawnAs(game, numbers)), 0n);
      expect(paid * 100n).toBe(pesos(100) * BigInt(outcomes.length) * 96n);
    }
    expect(Object.fromEntries(seen)).toEqual(
      game === '2D'
        ? { 'straight 1': 961, 'any 2': 930 }
        : { 'straight 1': 1_000, 'any 3': 270, 'any 6': 720 },
    );
  });

  it('pays whole centavos for a peso: nothing is rounded', () => {
    const pays = new Map(
      GAMES.flatMap(picksOf).map((pick) => [
        `${pick.game} ${pick.order} ${chanceOf(pick).ways}`,
        paysPerPeso(pick),
      ]),
    );
    expect(Object.fromEntries(pays)).toEqual({
      '2D straight 1': 922_56n,
      '2D any 2': 461_28n,
      '3D straight 1': 960_00n,
      '3D any 3': 320_00n,
      '3D any 6': 160_00n,
    });
  });

  it.each(vectors.settle.lines)('$game $order $numbers pays $payoutCentavos', (example) => {
    const pick = { ...example, game: example.game as LottoGame, order: example.order as LottoOrder };
    expect(isLottoPick(pick)).toBe(example.payoutCentavos !== null);
    if (example.payoutCentavos === null) return;
    const drawn = { twoD: vectors.settle.drawn['2D'], threeD: vectors.settle.drawn['3D'] };
    expect(payoutOf({ ...pick, stake: pesos(example.pesos) }, drawn)).toBe(BigInt(example.payoutCentavos));
  });

  it.each([
    ['a number of another game', { game: '2D', numbers: [0, 5], order: 'straight' }],
    ['a number above 31', { game: '2D', numbers: [32, 5], order: 'straight' }],
    ['a digit above 9', { game: '3D', numbers: [1, 2, 10], order: 'any' }],
    ['three numbers of 2D', { game: '2D', numbers: [1, 2, 3], order: 'straight' }],
    ['a fraction', { game: '3D', numbers: [1, 2, 0.5], order: 'straight' }],
    ['any order of 7-7', { game: '2D', numbers: [7, 7], order: 'any' }],
    ['any order of 4-4-4', { game: '3D', numbers: [4, 4, 4], order: 'any' }],
  ] as const)('refuses %s', (_, pick) => {
    expect(isLottoPick(pick)).toBe(false);
  });

  it('covers each outcome by a number of its own, in rising order', () => {
    const numbers = GAMES.flatMap((game) => allNumbers(game).map((each) => outcomeNumber(game, each)));
    expect(new Set(numbers).size).toBe(1_961);
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(1_999);
    for (const pick of picksOf('3D')) {
      const covered = coveredOutcomes(pick);
      expect(covered).toEqual(covered.toSorted((a, b) => a - b));
      expect(new Set(covered).size).toBe(chanceOf(pick).ways);
    }
    expect(drawnOutcomes({ twoD: [31, 31], threeD: [9, 9, 9] })).toEqual([960, 1_999]);
  });

  it('knows a pick again: in any order, in every order of it', () => {
    const any = { game: '3D', numbers: [4, 0, 9], order: 'any' } as const;
    expect(pickKey({ ...any, numbers: [9, 4, 0] })).toBe(pickKey(any));
    expect(pickKey({ ...any, order: 'straight' })).not.toBe(pickKey(any));
    expect(pickKey({ ...any, order: 'straight', numbers: [9, 4, 0] })).not.toBe(
      pickKey({ ...any, order: 'straight' }),
    );
  });

  it.each(vectors.exposure.left.map((row) => [row] as const))('leaves %j of an outcome', (row) => {
    const [game, order, numbers, left] = row as [LottoGame, LottoOrder, number[], number];
    const liability = new Map(
      vectors.exposure.liability.map(([of, outcome, amount]) => [
        outcomeNumber(of as LottoGame, outcome as number[]),
        BigInt(amount as number),
      ]),
    );
    const pick = { game, order, numbers };
    const fullest = coveredOutcomes(pick)
      .map((outcome) => liability.get(outcome) ?? 0n)
      .toSorted((a, b) => Number(b - a))[0];
    expect(stakeLeft(pick, centavos(fullest ?? 0n), LIMIT)).toBe(left);
  });
});

describe('the draws of lotto', () => {
  it.each(vectors.draws)('$number is at its times, and its numbers are those of the example', (example) => {
    const times = lottoTimes(example.number);
    expect(times.closesAtMs).toBe(example.closesAt * 1_000);
    expect(times.drawsAtMs).toBe(example.drawsAt * 1_000);
    expect(times.voidAtMs).toBe(example.voidAt * 1_000);
    expect(times.opensAtMs).toBe(lottoTimes(example.number - 1).closesAtMs);
    expect(roundFrom(QUICKNET, times.drawsAtMs)).toBe(example.beaconRound);
    expect(roundTimeMs(QUICKNET, example.beaconRound)).toBe(times.closesAtMs + LOTTO_MARGIN_MS);
    const serverSeed = seedFromHex(example.serverSeed);
    expect(commitmentOf(serverSeed)).toBe(example.commitment);
    const { chain } = vectors;
    expect(walkChain(example.serverSeed, example.number - chain.firstDraw + 1)).toBe(chain.chainEnd);
    expect(treeRoot(vectors.leaves.slice(0, example.tickets).map(leafHash))).toBe(example.root);
    const drawn = lottoNumbers(
      createDraw(LOTTO, {
        serverSeed,
        clientSeed: example.root,
        nonce: example.number,
        beacon: beaconNumber({ chainHash: CHAIN_HASH }, example.beaconRound, example.signature),
      }),
    );
    expect(drawn).toEqual({ twoD: example.drawn['2D'], threeD: example.drawn['3D'] });
  });

  it.each(vectors.sellsAt)('at %i s draw %i sells', (at, draw) => {
    expect(sellingDraw(at * 1_000)).toBe(draw);
  });

  it('one draw sells at every moment, and the next at the very millisecond when it closes', () => {
    const first = firstDrawOf('2026-11-20');
    for (let draw = first; draw < first + 3 * 366; draw += 1) {
      const { opensAtMs, closesAtMs } = lottoTimes(draw);
      expect(sellingDraw(opensAtMs)).toBe(draw);
      expect(sellingDraw(closesAtMs - 1)).toBe(draw);
      expect(sellingDraw(closesAtMs)).toBe(draw + 1);
      expect(firstDrawOf(dateOfDraw(draw))).toBe(draw - (draw % 3));
    }
    expect(new Date(lottoTimes(first).drawsAtMs).toISOString()).toBe('2026-11-20T06:00:00.000Z');
  });

  it.each(vectors.leaves.map((text) => [text] as const))('writes the leaf %s', (text) => {
    const [place = '', ticketId = '', , salt = '', ...rest] = text.split(':');
    const lines = JSON.parse(rest.join(':')) as (LottoPick & { readonly stake: string })[];
    const leaf = lines.map((line): LottoLine => ({ ...line, stake: parsePesos(line.stake) ?? pesos(0) }));
    expect(lottoLeafText({ place: Number(place), ticketId, salt, lines: leaf })).toBe(text);
  });

  it('shows its events at the published times, with one for each ticket', () => {
    const lines: LottoLine[] = [{ game: '2D', numbers: [7, 24], order: 'any', stake: pesos(20) }];
    const events = lottoShow({ twoD: [24, 7], threeD: [4, 0, 9] }, [lines]);
    expect(events.map(({ atMs }) => atMs)).toEqual([
      0, 2_500, 5_000, 6_500, 8_500, 10_500, 12_500, 14_000, 14_500,
    ]);
    expect(events.at(-1)).toEqual({
      type: 'ticketSettled',
      atMs: 14_500,
      stake: pesos(20),
      payout: 9_225_60n,
      tier: 'big',
    });
    expect(events.filter(({ type }) => type === 'ballDrawn')).toMatchObject([
      { game: '2D', place: 0, number: 24 },
      { game: '2D', place: 1, number: 7 },
      { game: '3D', place: 0, number: 4 },
      { game: '3D', place: 1, number: 0 },
      { game: '3D', place: 2, number: 9 },
    ]);
  });
});
