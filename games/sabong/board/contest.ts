import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import { type Bird, event } from '../rules/events';
import type { Side } from '../rules/matchups';

/** A contest as far as its events are known. Times in ms since betting opened. */
export interface Contest {
  /** The posted match-up; null before any event. */
  readonly card: number | null;
  readonly closesAtMs: number | null;
  readonly closedMs: number | null;
  /** The winner of each exchange so far; null if it was even. */
  readonly points: readonly (Bird | null)[];
  readonly decided: { readonly atMs: number; readonly winner: Side } | null;
}

const NO_CONTEST: Contest = { card: null, closesAtMs: null, closedMs: null, points: [], decided: null };

/** Reads a contest's events; unknown events are skipped. */
export function contestOf(events: readonly Json[]): Contest {
  let contest = NO_CONTEST;
  const points: Contest['points'][number][] = [];
  for (const json of events) {
    const parsed = z.safeDecode(event, json as never);
    if (!parsed.success) continue;
    const { data } = parsed;
    if (data.type === 'cardPosted') contest = { ...contest, card: data.card, closesAtMs: data.closesAtMs };
    if (data.type === 'betsClosed') contest = { ...contest, closedMs: data.atMs };
    if (data.type === 'exchange') points.push(data.point);
    if (data.type === 'decided') contest = { ...contest, decided: { atMs: data.atMs, winner: data.winner } };
  }
  return { ...contest, points };
}

/** The points of a bird so far. */
export const scoreOf = ({ points }: Contest, bird: Bird): number =>
  points.filter((point) => point === bird).length;
