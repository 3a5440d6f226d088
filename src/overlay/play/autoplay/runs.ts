import * as z from 'zod/mini';
import { playCalls, type Run } from '../../../../contract/play';
import { send } from '../../../shared/api/api';
import { stored } from '../../../shared/storage/storage';

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
