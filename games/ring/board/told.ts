import * as z from 'zod/mini';
import type { Centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import { event, type RingEvent } from '../rules/events';
import type { Color } from '../rules/segments';

/** The results in the events so far. */
export interface Told {
  readonly stopped: { readonly index: number; readonly color: Color } | null;
  readonly won: { readonly color: Color; readonly stake: Centavos; readonly payout: Centavos } | null;
  readonly settled: { readonly stake: Centavos; readonly payout: Centavos; readonly tier: WinTier } | null;
}

/** Reads events in wire form; unknown events are skipped. */
export function tell(events: readonly Json[]): Told {
  let told: Told = { stopped: null, won: null, settled: null };
  for (const happened of events.flatMap(read)) {
    if (happened.type === 'segmentStopped') told = { ...told, stopped: happened };
    if (happened.type === 'colorWon') told = { ...told, won: happened };
    if (happened.type === 'roundSettled') told = { ...told, settled: happened };
  }
  return told;
}

function read(json: Json): RingEvent[] {
  const parsed = z.safeDecode(event, json as never);
  return parsed.success ? [parsed.data] : [];
}
