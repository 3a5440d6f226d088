import { type Below, type Choice, type Engine, type Pending, soleOf, type Turn } from './engine';

const RANKS = 13;
const CARDS = 52;
const ACE = 0;
const TWENTY_ONE = 21;
const DEALER_STANDS = 17;

/** The player's decisions, by their numbers. */
export const DECISIONS = ['stand', 'hit', 'double'] as const;
const [STAND, HIT, DOUBLE] = [0, 1, 2];

/** Payouts of a stake, the stake included. */
export const PAYS = { blackjack: 2.5, win: 2, push: 1 } as const;

export type Result = 'blackjack' | 'win' | 'push' | 'bust' | 'lose';

interface Hand {
  readonly total: number;
  /** Whether an ace counts eleven. */
  readonly isSoft: boolean;
}

/** What may be seen: until the player has finished, the dealer's second card stays face down. */
interface Shown {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly result: Result | null;
  readonly isDoubled: boolean;
  readonly decisions: readonly number[];
}

const pointsOf = (rank: number): number => (rank === ACE ? 1 : Math.min(10, rank + 1));

const added = ({ total, isSoft }: Hand, rank: number): Hand => {
  const hard = total - (isSoft ? 10 : 0) + pointsOf(rank);
  const hasAce = isSoft || rank === ACE;
  return hasAce && hard + 10 <= TWENTY_ONE
    ? { total: hard + 10, isSoft: true }
    : { total: hard, isSoft: false };
};
const NONE: Hand = { total: 0, isSoft: false };

export const handOf = (cards: readonly number[]): Hand =>
  cards.reduce((hand, card) => added(hand, card % RANKS), NONE);

const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && handOf(cards).total === TWENTY_ONE;

function resultOf(player: readonly number[], dealer: readonly number[]): Result {
  const [own, other] = [handOf(player).total, handOf(dealer).total];
  if (own > TWENTY_ONE) return 'bust';
  if (isBlackjack(player)) return isBlackjack(dealer) ? 'push' : 'blackjack';
  if (isBlackjack(dealer)) return 'lose';
  if (other > TWENTY_ONE || own > other) return 'win';
  return own === other ? 'push' : 'lose';
}

/** Each card comes from a full deck, so that the chances never change. */
const cardFrom = (below: Below): number => below(CARDS);

interface Table {
  readonly stakeCentavos: number;
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly isDoubled: boolean;
  readonly below: Below;
}

function finished({ stakeCentavos, player, dealer, isDoubled, below }: Table): Turn {
  const drawn = [...dealer];
  const isDecided = handOf(player).total > TWENTY_ONE || isBlackjack(player);
  while (!isDecided && handOf(drawn).total < DEALER_STANDS) drawn.push(cardFrom(below));
  const result = resultOf(player, drawn);
  const times = result === 'bust' || result === 'lose' ? 0 : PAYS[result];
  const staked = stakeCentavos * (isDoubled ? 2 : 1);
  const outcome: Shown = { player, dealer: drawn, result, isDoubled, decisions: [] };
  return { payoutCentavos: (staked * times * 10) / 10, outcome };
}

function waiting(table: Table): Pending {
  const { stakeCentavos, player, dealer, below } = table;
  const decisions = player.length === 2 ? [STAND, HIT, DOUBLE] : [STAND, HIT];
  const outcome: Shown = { player, dealer: dealer.slice(0, 1), result: null, isDoubled: false, decisions };
  return {
    outcome,
    absent: [STAND],
    addedCentavos(decision: Choice) {
      const wanted = soleOf(decision);
      if (!decisions.includes(wanted)) return null;
      return wanted === DOUBLE ? stakeCentavos : 0;
    },
    decide(decision: Choice) {
      const wanted = soleOf(decision);
      if (wanted === STAND) return finished(table);
      const next = { ...table, player: [...player, cardFrom(below)], isDoubled: wanted === DOUBLE };
      return next.isDoubled || handOf(next.player).total >= TWENTY_ONE ? finished(next) : waiting(next);
    },
  };
}

/** One hand against the dealer, who stands on every 17 and looks for a blackjack before the player decides. */
export const blackjack: Engine = {
  stakesCentavos: [500, 1_000, 2_000, 5_000, 10_000, 50_000],
  play(stakeCentavos, choice, below) {
    if (soleOf(choice) !== 0) return null;
    const [first, second, third, fourth] = [below, below, below, below].map(cardFrom) as [
      number,
      number,
      number,
      number,
    ];
    const table = {
      stakeCentavos,
      player: [first, second],
      dealer: [third, fourth],
      isDoubled: false,
      below,
    };
    return isBlackjack(table.player) || isBlackjack(table.dealer) ? finished(table) : waiting(table);
  },
};

const CHANCE = 1 / RANKS;
const eachRank = (value: (rank: number) => number): number =>
  Array.from({ length: RANKS }, (_, rank) => CHANCE * value(rank)).reduce((sum, part) => sum + part, 0);

/** Remembers results by a hand and a number. */
function kept(compute: (hand: Hand, at: number) => number): (hand: Hand, at: number) => number {
  const known = new Map<string, number>();
  return (hand, at) => {
    const key = `${hand.total} ${hand.isSoft} ${at}`;
    const value = known.get(key) ?? compute(hand, at);
    known.set(key, value);
    return value;
  };
}

/** The chance that a dealer at `hand` ends with `total`, or above 21 for a total of 22. */
const dealerEnds: (hand: Hand, total: number) => number = kept((hand, total) => {
  if (hand.total > TWENTY_ONE) return total > TWENTY_ONE ? 1 : 0;
  if (hand.total >= DEALER_STANDS) return hand.total === total ? 1 : 0;
  return eachRank((rank) => dealerEnds(added(hand, rank), total));
});

const ENDS = [17, 18, 19, 20, 21, 22];

/** The gain on a stake of 1 when standing against that first card, given that the dealer has no blackjack. */
const standGain = kept(({ total }, up) => {
  if (total > TWENTY_ONE) return -1;
  const first = added(NONE, up);
  const holes = Array.from({ length: RANKS }, (_, rank) => added(first, rank)).filter(
    (hand) => hand.total !== TWENTY_ONE,
  );
  let gain = 0;
  for (const hand of holes)
    for (const end of ENDS)
      gain += (dealerEnds(hand, end) / holes.length) * (end > TWENTY_ONE ? 1 : Math.sign(total - end));
  return gain;
});

/** The best gain when standing or hitting, from this hand on. */
const bestGain: (hand: Hand, up: number) => number = kept((hand, up) => {
  if (hand.total >= TWENTY_ONE) return standGain(hand, up);
  return Math.max(standGain(hand, up), hitGain(hand, up));
});
const hitGain = (hand: Hand, up: number): number => eachRank((rank) => bestGain(added(hand, rank), up));
const doubleGain = (hand: Hand, up: number): number =>
  2 * eachRank((rank) => standGain(added(hand, rank), up));

/** The decision with the best expectation. */
export function bestDecision(player: readonly number[], upCard: number): number {
  const [hand, up] = [handOf(player), upCard % RANKS];
  const gains = [standGain(hand, up), hitGain(hand, up)];
  if (player.length === 2) gains.push(doubleGain(hand, up));
  return gains.indexOf(Math.max(...gains));
}

/** Payouts divided by stakes, with the best decisions; analytic, because every card comes from a full deck. */
export function blackjackReturn(): number {
  let [gain, staked] = [0, 0];
  for (let one = 0; one < RANKS; one += 1) {
    for (let two = 0; two < RANKS; two += 1) {
      for (let up = 0; up < RANKS; up += 1) {
        const player = [one, two];
        const hand = handOf(player);
        // The chance of a hole card that makes a blackjack.
        const dealers = up === ACE ? 4 * CHANCE : pointsOf(up) === 10 ? CHANCE : 0;
        const weight = CHANCE ** 3;
        staked += weight;
        if (hand.total === TWENTY_ONE) {
          gain += weight * (1 - dealers) * (PAYS.blackjack - 1);
          continue;
        }
        const isDoubled = bestDecision(player, up) === DOUBLE;
        const best = isDoubled ? doubleGain(hand, up) : bestGain(hand, up);
        gain += weight * (best * (1 - dealers) - dealers);
        if (isDoubled) staked += weight * (1 - dealers);
      }
    }
  }
  return 1 + gain / staked;
}
