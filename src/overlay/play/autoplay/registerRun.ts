import { playCalls } from '../../../../contract/play';
import type { RunPlan, StakePlan } from '../../../../games/kit/rules/autoRun';
import type { Json } from '../../../../games/kit/rules/round';
import { send } from '../../../shared/api/api';

/** Registers a real-money run, so that the server enforces its limits too. Throws an ApiError. */
export async function registerRun(
  game: string,
  bet: Json,
  plan: RunPlan,
  /** The panel at a shared table; undefined for instant games. */
  panel?: number,
): Promise<string> {
  const { rounds, stopLossCentavos, stopWinCentavos, stakes } = plan;
  const limits = {
    ...(stopLossCentavos === null ? {} : { stopLoss: stopLossCentavos }),
    ...(stopWinCentavos === null ? {} : { stopWin: stopWinCentavos }),
    ...(stakes === null ? {} : { stakes: wireOf(stakes) }),
  };
  const place = panel === undefined ? {} : { panel };
  const request = { bet, rounds, ...limits, ...place };
  const { runId } = await send(playCalls.startRun, request, { params: { game } });
  return runId;
}

const wireOf = ({ onWin, onLoss, highestCentavos }: StakePlan) => ({
  ...(onWin === null ? {} : { onWin }),
  ...(onLoss === null ? {} : { onLoss }),
  highest: highestCentavos,
});
