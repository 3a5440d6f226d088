import * as z from 'zod/mini';
import { playCalls, type Run } from '../../../../contract/play';
import type { RunPlan } from '../../../../games/kit/rules/autoRun';
import type { Json } from '../../../../games/kit/rules/round';
import { send } from '../../../shared/api/api';
import { stored } from '../../../shared/storage/storage';

/** Registers a run for money, so that the server keeps its limits too. Throws an ApiError. */
export async function registerRun(
  game: string,
  bet: Json,
  plan: RunPlan,
  /** Where at a table it bets; missing for a game that is played alone. */
  panel?: number,
): Promise<string> {
  const { rounds, stopLossCentavos, stopWinCentavos } = plan;
  const limits = {
    ...(stopLossCentavos === null ? {} : { stopLoss: stopLossCentavos }),
    ...(stopWinCentavos === null ? {} : { stopWin: stopWinCentavos }),
  };
  const place = panel === undefined ? {} : { panel };
  const wish = { bet, rounds, ...limits, ...place };
  const { runId } = await send(playCalls.startRun, wish, { params: { game } });
  return runId;
}

/** Ends a run at the server and says how it stands there; null when the server cannot be reached. */
export async function endRun(game: string, runId: string): Promise<Run | null> {
  try {
    return await send(playCalls.stopRun, { runId }, { params: { game }, quiet: true });
  } catch {
    return null;
  }
}

/** A run that goes on in this tab: a reload ends it, and the player is told so. */
export interface OpenRun {
  readonly game: string;
  /** The server's number of it; null in demo. */
  readonly runId: string | null;
  readonly played: number;
}

const openRun = stored(
  'autoRun',
  z.nullable(z.object({ game: z.string(), runId: z.nullable(z.string()), played: z.int() })),
  () => null,
  { area: 'session' },
);

/** Remembers the run that goes on; null when none does. */
export const keepOpenRun = (run: OpenRun | null): void => openRun.write(run);

/** The run of this game that a reload has ended, told once; null when there was none. */
export function takeOpenRun(game: string): OpenRun | null {
  const run = openRun.read();
  if (run?.game !== game) return null;
  openRun.clear();
  return run;
}
