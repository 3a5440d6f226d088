import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import { MATCH, PANEL_COUNT } from '../rules/card';
import type { Motif } from '../rules/prizes';

/** A player's act on a ticket. `atMs` is in ms since the round's start, set by the host. */
const act = z.discriminatedUnion('type', [
  z.object({ type: z.literal('panelOpened'), panel: z.number(), atMs: z.number() }),
  z.object({ type: z.literal('revealedAll'), atMs: z.number() }),
]);

/** When each panel opens, in ms of the round; Infinity if no act opens it. */
export type OpenTimes = readonly number[];

/** The acts as times. "Reveal all" opens the rest in reading order, `gapMs` apart. Unknown acts have no effect. */
export function openTimes(acts: readonly Json[], gapMs: number): OpenTimes {
  const times: number[] = Array.from({ length: PANEL_COUNT }, () => Number.POSITIVE_INFINITY);
  for (const done of acts.flatMap(read)) {
    if (done.type === 'panelOpened') {
      times[done.panel] = Math.min(times[done.panel] ?? 0, done.atMs);
      continue;
    }
    let nextMs = done.atMs;
    times.forEach((atMs, panel) => {
      if (atMs <= nextMs) return;
      times[panel] = nextMs;
      nextMs += gapMs;
    });
  }
  return times.slice(0, PANEL_COUNT);
}

function read(json: Json): z.output<typeof act>[] {
  const parsed = z.safeParse(act, json);
  if (!parsed.success) return [];
  const isPanel =
    parsed.data.type === 'revealedAll' || (parsed.data.panel >= 0 && parsed.data.panel < PANEL_COUNT);
  return isPanel ? [parsed.data] : [];
}

/** When all panels that decide the card are open: the third equal motif, else the last panel. Infinity until then. */
export function decidedMs(times: OpenTimes, matched: readonly number[] | null): number {
  const deciding = matched ?? times.map((_, panel) => panel);
  return Math.max(...deciding.map((panel) => times[panel] ?? Number.POSITIVE_INFINITY));
}

/** How often each motif shows on panels that are open at a time. */
export function seenAt(
  motifs: readonly Motif[],
  times: OpenTimes,
  nowMs: number,
): ReadonlyMap<Motif, number> {
  const seen = new Map<Motif, number>();
  motifs.forEach((motif, panel) => {
    if ((times[panel] ?? Number.POSITIVE_INFINITY) <= nowMs) seen.set(motif, (seen.get(motif) ?? 0) + 1);
  });
  return seen;
}

/** When the second panel of this motif opens; null if it never does. */
export function pairMs(motifs: readonly Motif[], times: OpenTimes, motif: Motif): number | null {
  const opened = motifs
    .flatMap((each, panel) => (each === motif ? [times[panel] ?? Number.POSITIVE_INFINITY] : []))
    .sort((a, b) => a - b);
  const atMs = opened[MATCH - 2];
  return atMs === undefined || !Number.isFinite(atMs) ? null : atMs;
}
