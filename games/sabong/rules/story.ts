import type { Bird, SabongEvent } from './events';
import { EXCHANGES } from './events';
import type { Outcome } from './outcome';

/** From the opening to the closing of betting. */
export const BETTING_MS = 12_000;
/** When the points of the exchanges are given, and when the contest is decided; in ms since betting closed. */
export const POINTS_MS = [2_100, 3_500, 4_900] as const;
export const DECIDED_MS = 5_000;

type Points = readonly [Bird | null, Bird | null, Bird | null];

/** How a contest that Pula wins can go; the same with the birds exchanged for Asul. */
const WINS: readonly Points[] = [
  ['pula', 'asul', 'pula'],
  ['asul', 'pula', 'pula'],
  ['pula', null, 'pula'],
  [null, 'pula', 'pula'],
];
const DRAWS: readonly Points[] = [
  ['pula', 'asul', null],
  ['asul', 'pula', null],
  [null, null, null],
];

const other = (bird: Bird | null): Bird | null => (bird === null ? null : bird === 'pula' ? 'asul' : 'pula');

/**
 * The winner of each exchange. The number that decides the contest also picks its exchanges, so the same contest always
 * goes the same way; the points always add up to the result.
 */
export function pointsOf({ winner, number }: Outcome): readonly (Bird | null)[] {
  const ways = winner === 'draw' ? DRAWS : WINS;
  const points = ways[number % ways.length] ?? [];
  return winner === 'wala' ? points.map(other) : points;
}

type StoryEvent = Exclude<SabongEvent, { readonly type: 'sidePaid' | 'roundSettled' }>;

/** What is posted before betting. */
export const opening = (card: number): Extract<StoryEvent, { type: 'cardPosted' }> => ({
  type: 'cardPosted',
  atMs: 0,
  card,
  closesAtMs: BETTING_MS,
});

/** From the closing of betting to the decision. */
export function story(outcome: Outcome): readonly StoryEvent[] {
  const points = pointsOf(outcome);
  return [
    { type: 'betsClosed', atMs: BETTING_MS },
    ...Array.from({ length: EXCHANGES }, (_, index): StoryEvent => {
      const atMs = BETTING_MS + (POINTS_MS[index] ?? DECIDED_MS);
      return { type: 'exchange', atMs, index, point: points[index] ?? null };
    }),
    { type: 'decided', atMs: BETTING_MS + DECIDED_MS, winner: outcome.winner },
  ];
}
