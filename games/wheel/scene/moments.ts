import * as z from 'zod/mini';
import type { Moment } from '../../kit/card';
import type { Json } from '../../kit/rules/round';
import { bet as betSchema } from '../rules/bet';
import { wheelRules } from '../rules/play';
import type { Prize } from '../rules/prizes';
import { type Plan, planOf } from './timeline';
import tuning from './tuning.json';

const bet = z.encode(betSchema, wheelRules.onlyBet) as Json;

const eventsOf = (prize: Prize): readonly Json[] =>
  wheelRules
    .settle(wheelRules.onlyBet, prize)
    .events.map((event) => z.encode(wheelRules.event, event) as Json);

/** A moment of a spin that stops on a prize, by its time in the plan. */
function at(name: string, prize: Prize, when: (plan: Plan) => number): Moment {
  const events = eventsOf(prize);
  return { name, bet, events, atMs: when(planOf(events, tuning, false, name)) };
}

/** The moments shown in the gallery, one cell each. */
export const moments: readonly Moment[] = [
  { name: 'idle', bet: null, events: [], atMs: 0 },
  { name: 'waiting', bet, events: [], atMs: 900, waiting: true },
  at('full-speed', 8, () => 300),
  at('slowing', 20, () => tuning.catchMs + 900),
  at('last-pegs', 888, () => tuning.catchMs + 3000),
  at('stop', 5, ({ stopMs }) => stopMs + 90),
  at('returned', 'points', ({ resultMs }) => resultMs + 360),
  at('returned-peso', 1, ({ resultMs }) => resultMs + 360),
  at('small-win', 8, ({ resultMs }) => resultMs + 320),
  at('big-win', 58, ({ resultMs }) => resultMs + 900),
  at('mega-win', 888, ({ resultMs }) => resultMs + 1500),
  at('jackpot', 888, ({ resultMs }) => resultMs + 4800),
  at('busiest', 188, ({ resultMs }) => resultMs + 2300),
  at('end', 10, ({ endMs }) => endMs + 400),
];
