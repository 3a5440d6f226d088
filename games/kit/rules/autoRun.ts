import { type Centavos, centavos, subtract, ZERO } from './money';

/** The most rounds of one run. */
export const RUN_ROUNDS_MAX = 100;

/** What a player asks for: the same bet repeated until one of its limits is reached. */
export interface RunPlan {
  /** 1 to {@link RUN_ROUNDS_MAX}. */
  readonly rounds: number;
  /** The stake of each round. */
  readonly stakeCentavos: Centavos;
  /** The run never loses more than this in total; null for no limit. */
  readonly stopLossCentavos: Centavos | null;
  /** A single round that wins this much above its stake is the last one; null for no limit. */
  readonly stopWinCentavos: Centavos | null;
}

/** The progress of a run. */
export interface RunTally {
  readonly played: number;
  /** Stakes minus payouts; negative while the player is ahead. */
  readonly lostCentavos: Centavos;
}

/** Why the run's own limits end it. */
export type RunEnd = 'rounds' | 'lossLimit' | 'winLimit';

export const RUN_START: RunTally = { played: 0, lostCentavos: ZERO };

/** Why the next bet must not be placed; null if it may be. */
export function endBeforeBet(plan: RunPlan, { played, lostCentavos }: RunTally): RunEnd | null {
  if (played >= plan.rounds) return 'rounds';
  const atWorst = lostCentavos + plan.stakeCentavos;
  return plan.stopLossCentavos !== null && atWorst > plan.stopLossCentavos ? 'lossLimit' : null;
}

/** The run after one more round, and why it ends there; null if it continues. */
export function afterRound(
  plan: RunPlan,
  { played, lostCentavos }: RunTally,
  payoutCentavos: Centavos,
): { readonly tally: RunTally; readonly end: RunEnd | null } {
  const gain = subtract(payoutCentavos, plan.stakeCentavos);
  const tally = { played: played + 1, lostCentavos: subtract(lostCentavos, gain) };
  const won = plan.stopWinCentavos !== null && gain >= plan.stopWinCentavos;
  return { tally, end: won ? 'winLimit' : endBeforeBet(plan, tally) };
}

/**
 * The run after the payout of a round that it has counted already has grown from `before` to `after`, and why it ends
 * there; null if it continues.
 */
export function afterCorrection(
  plan: RunPlan,
  { played, lostCentavos }: RunTally,
  before: Centavos,
  after: Centavos,
): { readonly tally: RunTally; readonly end: RunEnd | null } {
  const uncounted = {
    played: played - 1,
    lostCentavos: subtract(lostCentavos, subtract(plan.stakeCentavos, before)),
  };
  return afterRound(plan, uncounted, after);
}

/** The most that a run can cost. */
export function runCostCentavos({ rounds, stakeCentavos, stopLossCentavos }: RunPlan): Centavos {
  const all = centavos(stakeCentavos * BigInt(rounds));
  return stopLossCentavos !== null && stopLossCentavos < all ? stopLossCentavos : all;
}

/**
 * Whether a run with this plan may start: a whole number of rounds within bounds, and a loss limit that allows at least
 * one.
 */
export const isRunPlan = (plan: RunPlan): boolean =>
  Number.isInteger(plan.rounds) &&
  plan.rounds >= 1 &&
  plan.rounds <= RUN_ROUNDS_MAX &&
  plan.stakeCentavos > 0n &&
  (plan.stopWinCentavos === null || plan.stopWinCentavos > 0n) &&
  endBeforeBet(plan, RUN_START) === null;
