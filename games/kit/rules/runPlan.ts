import {
  endBeforeBet,
  HIGHEST_TIMES,
  LOWER_MAX_PERCENT,
  RAISE_MAX_PERCENT,
  RUN_ROUNDS_MAX,
  RUN_START,
  type RunPlan,
  type StakeChange,
  type StakePlan,
} from './autoRun';
import { type Centavos, centavos, sum } from './money';

/** The most that a run can cost. */
export function runCostCentavos({ rounds, stakeCentavos, stopLossCentavos, stakes }: RunPlan): Centavos {
  const most = stakes !== null && raises(stakes) ? stakes.highestCentavos : stakeCentavos;
  const all = centavos(most * BigInt(rounds));
  return stopLossCentavos !== null && stopLossCentavos < all ? stopLossCentavos : all;
}

const isRaise = (change: StakeChange | null): boolean => typeof change === 'number' && change > 0;

/** Whether a stake of the run can be above its first one. */
const raises = ({ onWin, onLoss }: Pick<StakePlan, 'onWin' | 'onLoss'>): boolean =>
  isRaise(onWin) || isRaise(onLoss);

/** Never a raise after every round, whatever it brought: at least one kind of result must not raise the stake. */
const isStakePlan = (
  { positionsCentavos, onWin, onLoss, leastCentavos, highestCentavos }: StakePlan,
  stake: Centavos,
): boolean =>
  [onWin, onLoss].every(
    (change) =>
      typeof change !== 'number' ||
      (Number.isInteger(change) &&
        change !== 0 &&
        change >= -LOWER_MAX_PERCENT &&
        change <= RAISE_MAX_PERCENT),
  ) &&
  (onWin !== null || onLoss !== null) &&
  !(isRaise(onWin) && isRaise(onLoss)) &&
  sum(positionsCentavos) === stake &&
  leastCentavos <= stake &&
  highestCentavos >= stake &&
  highestCentavos <= stake * HIGHEST_TIMES;

/**
 * Whether a run with this plan may start: a whole number of rounds within bounds, a loss limit that allows at least
 * one, and changes of the stake that have bounds.
 */
export const isRunPlan = (plan: RunPlan): boolean =>
  Number.isInteger(plan.rounds) &&
  plan.rounds >= 1 &&
  plan.rounds <= RUN_ROUNDS_MAX &&
  plan.stakeCentavos > 0n &&
  (plan.stopWinCentavos === null || plan.stopWinCentavos > 0n) &&
  (plan.stakes === null || isStakePlan(plan.stakes, plan.stakeCentavos)) &&
  endBeforeBet(plan, RUN_START) === null;
