import * as z from 'zod/mini';
import { playCalls, type Run } from '../../../../contract/play';
import type { RunPlan, StakePlan } from '../../../../games/kit/rules/autoRun';
import type { Json } from '../../../../games/kit/rules/round';
import { send } from '../../../shared/api/api';
import { stored } from '../../../shared/storage/storage';

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
  const wish = { bet, rounds, ...limits, ...place };
  const { runId } = await send(playCalls.startRun, wish, { params: { game } });
  return runId;
}

const wireOf = ({ onWin, onLoss, highestCentavos }: StakePlan) => ({
  ...(onWin === null ? {} : { onWin }),
  ...(onLoss === null ? {} : { onLoss }),
  highest: highestCentavos,
});

/** Ends a run at the server and returns its final state; null if the server cannot be reached. */
export async function endRun(game: string, runId: string): Promise<Run | null> {
  try {
    return await send(playCalls.stopRun, { runId }, { params: { game }, quiet: true });
  } catch {
    return null;
  }
}

/** The active run of this tab. A reload ends it, and the player is notified. */
export interface OpenRun {
  readonly game: string;
  /** The server's id of the run; null in demo. */
  readonly runId: string | null;
  readonly played: number;
}

const openRun = stored(
  'autoRun',
  z.nullable(z.object({ game: z.string(), runId: z.nullable(z.string()), played: z.int() })),
  () => null,
  { area: 'session' },
);

/** Stores the active run; null if there is none. */
export const keepOpenRun = (run: OpenRun | null): void => openRun.write(run);

/** Returns the run of this game that a reload has ended, once; null if there was none. */
export function takeOpenRun(game: string): OpenRun | null {
  const run = openRun.read();
  if (run?.game !== game) return null;
  openRun.clear();
  return run;
}
