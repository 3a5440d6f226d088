import * as z from 'zod/mini';
import { event } from '../rules/events';
import { hundredthsAt } from '../rules/flight';
import type { SharedBoardProps } from './strings';

/** The current round as the board reads it. Times in ms since betting opened. */
export interface Ride {
  readonly closesAtMs: number | null;
  readonly departedMs: number | null;
  readonly crashed: { readonly atMs: number; readonly hundredths: bigint } | null;
}

const NO_RIDE: Ride = { closesAtMs: null, departedMs: null, crashed: null };

/** Reads a round's events; unknown events are skipped. */
export function rideOf(playback: SharedBoardProps['playback']): Ride {
  let ride = NO_RIDE;
  for (const json of playback?.events ?? []) {
    const parsed = z.safeDecode(event, json as never);
    if (!parsed.success) continue;
    const { data } = parsed;
    if (data.type === 'bettingOpened') ride = { ...ride, closesAtMs: data.closesAtMs };
    if (data.type === 'departed') ride = { ...ride, departedMs: data.atMs };
    if (data.type === 'crashed')
      ride = { ...ride, crashed: { atMs: data.atMs, hundredths: data.multiplier } };
  }
  return ride;
}

/** The multiplier in hundredths `elapsedMs` after betting opened; after the end, the last one. */
export function shownAt({ departedMs, crashed }: Ride, elapsedMs: number): bigint {
  if (crashed !== null && elapsedMs >= crashed.atMs) return crashed.hundredths;
  return departedMs === null ? 100n : hundredthsAt(elapsedMs - departedMs);
}
