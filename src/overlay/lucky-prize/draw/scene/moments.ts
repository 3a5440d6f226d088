import * as z from 'zod/mini';
import type { Moment } from '../../../../../games/kit/card';
import type { Json } from '../../../../../games/kit/rules/round';
import { type DrawEvent, drawEvent } from '../events';
import { type Plan, planOf } from './timeline';
import tuning from './tuning.json';

const NUMBERS = [412, 87, 1_203, 955, 38, 640, 1_071] as const;

/** A draw of 1,284 tickets, in which the player has this number. */
function eventsFor(own: number): readonly Json[] {
  const drawn = NUMBERS.map(
    (number, place): DrawEvent => ({ type: 'ticketDrawn', place, number, isOwn: number === own }),
  );
  const events: readonly DrawEvent[] = [
    { type: 'drumTurned', tickets: 1_284 },
    ...drawn.toReversed(),
    { type: 'drawEnded', isWon: (NUMBERS as readonly number[]).includes(own) },
  ];
  return events.map((event) => z.encode(drawEvent, event));
}

function at(name: string, own: number, when: (plan: Plan) => number): Moment {
  const events = eventsFor(own);
  return { name, bet: null, events, atMs: when(planOf(events, tuning, false)) };
}

const startOf = ({ drawn }: Plan, index: number): number => drawn[index]?.startMs ?? 0;
const shownOf = ({ drawn }: Plan, index: number): number => drawn[index]?.shownMs ?? 0;

/** The moments shown in the gallery, one cell each. */
export const moments: readonly Moment[] = [
  { name: 'idle', bet: null, events: [], atMs: 0 },
  at('stirred', 5, () => 1_100),
  at('rising', 5, (plan) => startOf(plan, 0) + 240),
  at('turning-over', 5, (plan) => shownOf(plan, 0) - 110),
  at('drawn', 5, (plan) => shownOf(plan, 2) + 200),
  at('own-ticket', 38, (plan) => shownOf(plan, 2) + 200),
  at('main-prize', 5, (plan) => shownOf(plan, 6) + 420),
  at('main-prize-own', 412, (plan) => shownOf(plan, 6) + 1_100),
];
