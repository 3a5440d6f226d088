import type { Json } from '../../../games/kit/rules/round';
import type { StoredRound } from './rounds';

/** A round's events with the cash-outs merged in; none comes after the event that ends the round. */
export function inOrder({ state, events }: StoredRound, cashOuts: readonly Json[]): Json[] {
  const last = state === 'ended' ? events.slice(-1) : [];
  const before = state === 'ended' ? events.slice(0, -1) : events;
  return [...[...before, ...cashOuts].toSorted((a, b) => timeOf(a) - timeOf(b)), ...last];
}

const timeOf = (event: Json): number => {
  const { atMs } = event as { readonly atMs?: number };
  return atMs ?? 0;
};
