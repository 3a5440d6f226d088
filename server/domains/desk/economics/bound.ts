import { turnoverWeightOf } from '../../../../games/allGames';
import { SEGMENTS, WEIGHT_TOTAL } from '../../spin/wheel';

/** What rewards may cost at the most, in centavos. The figures are those of the rules of rewards, section 12. */
export interface Bound {
  /** For the play itself: 1/150 of counted play, and 0.4 % of stakes in games with a weight. */
  readonly play: bigint;
  /** For those who invited the players: 1/300 of counted play. */
  readonly inviters: bigint;
  /** 64.00 once for a new player: 10.00 of welcome and 4.00 of the first spin, and 50.00 of the first deposit's bonus. */
  readonly welcome: bigint;
  /** 0.70 for a log-in: its points are worth so much at the wheel. */
  readonly logIns: bigint;
}

const PLAY_PER_REWARD = 150n;
const PLAY_PER_INVITER = 300n;
/** Level-up 0.1 %, weekly bonus 0.1 %, raffle 0.2 %: of stakes, one in so many. */
const STAKES_PER_PRIZE = 250n;
const WELCOME_CENTAVOS = 14_00n;
const FIRST_DEPOSIT_CENTAVOS = 50_00n;
const LOG_IN_CENTAVOS = 70n;

/** Stakes of a game on some days. */
export interface GamePlay {
  readonly game: string;
  readonly mainCentavos: bigint;
  readonly countedCentavos: bigint;
}

interface Facts {
  readonly games: readonly GamePlay[];
  /** Players who got their welcome. */
  readonly welcomed: number;
  /** Players who got the bonus of their first deposit, which may be granted weeks after the welcome. */
  readonly firstDeposits: number;
  /** Log-ins that gave points. */
  readonly logIns: number;
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => bigint): bigint =>
  items.reduce((sum, item) => sum + of(item), 0n);

/** The parts of the bound for some play; each is rounded up to a centavo. */
export function boundOf({ games, welcomed, firstDeposits, logIns }: Facts): Bound {
  const counted = sumOf(games, ({ countedCentavos }) => countedCentavos);
  const weighed = sumOf(
    games.filter(({ game }) => turnoverWeightOf(game) > 0),
    ({ mainCentavos }) => mainCentavos,
  );
  const up = (amount: bigint, by: bigint) => (amount + by - 1n) / by;
  return {
    play: up(counted, PLAY_PER_REWARD) + up(weighed, STAKES_PER_PRIZE),
    inviters: up(counted, PLAY_PER_INVITER),
    welcome: BigInt(welcomed) * WELCOME_CENTAVOS + BigInt(firstDeposits) * FIRST_DEPOSIT_CENTAVOS,
    logIns: BigInt(logIns) * LOG_IN_CENTAVOS,
  };
}

export const wholeBound = ({ play, inviters, welcome, logIns }: Bound): bigint =>
  play + inviters + welcome + logIns;

/**
 * Rewards are claimed after the play that earned them: what so many days before have left of their bound may still be paid.
 * Spins, the weekly bonus and the raffle of a week that is over come within it.
 */
export const CARRIED_DAYS = 30;

/** How far luck may go, in standard deviations: once in 740 weeks by chance. */
const DEVIATIONS = 3;

const mean = SEGMENTS.reduce((sum, { amount, weight }) => sum + Number(amount) * weight, 0) / WEIGHT_TOTAL;
/** Of a spin, in centavos squared. */
const variance =
  SEGMENTS.reduce((sum, { amount, weight }) => sum + (Number(amount) - mean) ** 2 * weight, 0) / WEIGHT_TOTAL;

/** By how much the prizes of some spins may be above their mean, in centavos. The bound is about the mean. */
export const luckOf = (spins: number): bigint => BigInt(Math.ceil(DEVIATIONS * Math.sqrt(spins * variance)));
