import type { Json } from '../../../games/kit/rules/round';
import type { StoredRound } from './rounds';

/** A round's events with the cash-outs merged in; none comes after the event that ends the round. */
export function inOrder({ state, events }: StoredRound, cashOuts: readonly Json[]): Json[] {
  const last = state === 'ended' ? events.slice(-1) : [];
  const before = state === 'ended' ? events.slice(0, -1) : events;
  return [...[...before, ...cashOuts].toSorted((a, b) => timeOf(a) - timeOf(b)), ...last];
}

/**
 * The events of a round that was played again from its seeds, at the times at which they came: a round with a public number
 * starts `departsMs` after betting closed, and all that follows is as much later.
 */
export const atTheirTimes = (
  events: readonly Json[],
  bettingMs: number,
  departsMs: number,
): readonly Json[] =>
  departsMs === 0
    ? events
    : events.map((event) => {
        const { atMs } = event as { readonly atMs?: number };
        const isLater = atMs !== undefined && atMs >= bettingMs;
        return isLater ? { ...(event as object), atMs: atMs + departsMs } : event;
      });

const timeOf = (event: Json): number => {
  const { atMs } = event as { readonly atMs?: number };
  return atMs ?? 0;
};
