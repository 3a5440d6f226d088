import type { LiveTableBet } from '../../../contract/live';
import type { Json } from '../../../games/kit/rules/round';
import type { StoredRound } from './rounds';

/** Whether two looks at a bet show the same. */
export const isSame = (a: LiveTableBet, b: LiveTableBet): boolean =>
  a.multiplier === b.multiplier && JSON.stringify(a.bet) === JSON.stringify(b.bet);

/** The story with the hops in it; with the end of a round nothing comes after it. */
export function inOrder({ state, events }: StoredRound, hops: readonly Json[]): Json[] {
  const last = state === 'ended' ? events.slice(-1) : [];
  const before = state === 'ended' ? events.slice(0, -1) : events;
  return [...[...before, ...hops].toSorted((a, b) => timeOf(a) - timeOf(b)), ...last];
}

const timeOf = (event: Json): number => {
  const { atMs } = event as { readonly atMs?: number };
  return atMs ?? 0;
};
