import * as z from 'zod/mini';
import type { Centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import { event, type RingEvent } from '../rules/events';
import type { Color } from '../rules/segments';

/** The results in the events so far. */
export interface Progress {
  readonly stopped: { readonly index: number; readonly color: Color } | null;
  readonly won: { readonly color: Color; readonly stake: Centavos; readonly payout: Centavos } | null;
  readonly settled: { readonly stake: Centavos; readonly payout: Centavos; readonly tier: WinTier } | null;
}

/** Reads events in wire form; unknown events are skipped. */
export function progressOf(events: readonly Json[]): Progress {
  let progress: Progress = { stopped: null, won: null, settled: null };
  for (const happened of events.flatMap(read)) {
    if (happened.type === 'segmentStopped') progress = { ...progress, stopped: happened };
    if (happened.type === 'colorWon') progress = { ...progress, won: happened };
    if (happened.type === 'roundSettled') progress = { ...progress, settled: happened };
  }
  return progress;
}

function read(json: Json): RingEvent[] {
  const parsed = z.safeDecode(event, json as never);
  return parsed.success ? [parsed.data] : [];
}
