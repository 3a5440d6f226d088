import { type Centavos, subtract, sum, ZERO } from './money';
import { STAKE_MIN_CENTAVOS } from './rules';
import { type FIRST_STAKE, FULL_PERCENT, stakeAtPercent } from './runStakes';

/** The most rounds of one run. */
export const RUN_ROUNDS_MAX = 100;

/** Bounds of one change of the stake. */
export const RAISE_MAX_PERCENT = 100;
export const LOWER_MAX_PERCENT = 90;

/** The highest stake of a run is at most this many times its first one. */
export const HIGHEST_TIMES = 100n;

/** How a stake changes after a round: by this many percent, below 0 for less, or back to the first stake. */
export type StakeChange = number | typeof FIRST_STAKE;

/** How a run changes its stake, always within these bounds: a change that would leave them is not made. */
export interface StakePlan {
  /** The first stake of each position of the bet, in its order; they change together. */
  readonly positionsCentavos: readonly Centavos[];
  /** After a round that paid more than it staked, and after one that paid less; null keeps the stake. */
  readonly onWin: StakeChange | null;
  readonly onLoss: StakeChange | null;
  /** Bounds of the stake of a round. */
  readonly leastCentavos: Centavos;
  readonly highestCentavos: Centavos;
}

/** What a player asks for: a bet repeated until one of the run's limits is reached. */
export interface RunPlan {
  /** 1 to {@link RUN_ROUNDS_MAX}. */
  readonly rounds: number;
  /** The stake of the first round; of every round unless `stakes` changes it. */
  readonly stakeCentavos: Centavos;
  /** The run never loses more than this in total; null for no limit. */
  readonly stopLossCentavos: Centavos | null;
  /** A single round that wins this much above its stake is the last one; null for no limit. */
  readonly stopWinCentavos: Centavos | null;
  /** Null repeats the same stake. */
  readonly stakes: StakePlan | null;
}

/** The progress of a run. */
export interface RunTally {
  readonly played: number;
  /** Stakes minus payouts; negative while the player is ahead. */
  readonly lostCentavos: Centavos;
  /** The stake of the next round in percent of the first one. */
  readonly stakePercent: number;
}

/** Why the run's own limits end it. */
export type RunEnd = 'rounds' | 'lossLimit' | 'winLimit';

export const RUN_START: RunTally = { played: 0, lostCentavos: ZERO, stakePercent: FULL_PERCENT };

/** The stake of a run's next round. */
export const stakeOf = (plan: RunPlan, { stakePercent }: Pick<RunTally, 'stakePercent'>): Centavos =>
  plan.stakes === null
    ? plan.stakeCentavos
    : sum(plan.stakes.positionsCentavos.map((stake) => stakeAtPercent(stake, stakePercent)));

/** Why the next bet must not be placed; null if it may be. */
export function endBeforeBet(plan: RunPlan, tally: RunTally): RunEnd | null {
  if (tally.played >= plan.rounds) return 'rounds';
  const atWorst = tally.lostCentavos + stakeOf(plan, tally);
  return plan.stopLossCentavos !== null && atWorst > plan.stopLossCentavos ? 'lossLimit' : null;
}

/** The run after one more round, and why it ends there; null if it continues. */
export function afterRound(
  plan: RunPlan,
  before: RunTally,
  payoutCentavos: Centavos,
): { readonly tally: RunTally; readonly end: RunEnd | null } {
  const gain = subtract(payoutCentavos, stakeOf(plan, before));
  const tally = {
    played: before.played + 1,
    lostCentavos: subtract(before.lostCentavos, gain),
    stakePercent: percentAfter(plan, before.stakePercent, gain),
  };
  const won = plan.stopWinCentavos !== null && gain >= plan.stopWinCentavos;
  return { tally, end: won ? 'winLimit' : endBeforeBet(plan, tally) };
}

/** The stake after a round that gained this much, in percent of the first one. */
function percentAfter(plan: RunPlan, percent: number, gain: Centavos): number {
  const { stakes } = plan;
  if (stakes === null || gain === 0n) return percent;
  const change = gain > 0n ? stakes.onWin : stakes.onLoss;
  if (change === null) return percent;
  const wanted = typeof change === 'number' ? Math.floor((percent * (100 + change)) / 100) : FULL_PERCENT;
  const stake = stakeOf(plan, { stakePercent: wanted });
  const isWithin =
    stake >= stakes.leastCentavos &&
    stake <= stakes.highestCentavos &&
    stakes.positionsCentavos.every((first) => stakeAtPercent(first, wanted) >= STAKE_MIN_CENTAVOS);
  return isWithin ? wanted : percent;
}

/**
 * The run after the payout of a round that it has counted already has grown from `before` to `after`, and why it ends
 * there; null if it continues. Only runs at a table are corrected, and these do not change their stake.
 */
export function afterCorrection(
  plan: RunPlan,
  { played, lostCentavos, stakePercent }: RunTally,
  before: Centavos,
  after: Centavos,
): { readonly tally: RunTally; readonly end: RunEnd | null } {
  const uncounted = {
    played: played - 1,
    lostCentavos: subtract(lostCentavos, subtract(plan.stakeCentavos, before)),
    stakePercent,
  };
  return afterRound(plan, uncounted, after);
}
