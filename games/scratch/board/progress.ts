import * as z from 'zod/mini';
import type { Centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import { event, type ScratchEvent } from '../rules/events';
import type { Motif } from '../rules/prizes';

/** The results in the events so far. */
export interface Progress {
  readonly motifs: readonly Motif[] | null;
  readonly matched: {
    readonly motif: Motif;
    readonly panels: readonly number[];
    readonly payout: Centavos;
  } | null;
  readonly settled: { readonly stake: Centavos; readonly payout: Centavos; readonly tier: WinTier } | null;
}

/** Reads events in wire form; unknown events are skipped. */
export function progressOf(events: readonly Json[]): Progress {
  let progress: Progress = { motifs: null, matched: null, settled: null };
  for (const happened of events.flatMap(read)) {
    if (happened.type === 'panels') progress = { ...progress, motifs: happened.motifs };
    if (happened.type === 'matched') progress = { ...progress, matched: happened };
    if (happened.type === 'roundSettled') progress = { ...progress, settled: happened };
  }
  return progress;
}

function read(json: Json): ScratchEvent[] {
  const parsed = z.safeDecode(event, json as never);
  return parsed.success ? [parsed.data] : [];
}
