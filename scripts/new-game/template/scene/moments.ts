import * as z from 'zod/mini';
import type { Moment } from '../../../../games/kit/card';
import { centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import { type Bet, bet, type Side } from '../rules/bet';
import { newgameRules } from '../rules/play';
import { planOf } from './timeline';
import tuning from './tuning.json';

const placed: Bet = { side: 'heads', stake: centavos(2_000n) };
const wire = z.encode(bet, placed) as Json;

const eventsOf = (landed: Side): readonly Json[] =>
  newgameRules.settle(placed, landed).events.map((event) => z.encode(newgameRules.event, event) as Json);

function moment(name: string, landed: Side, from: 'start' | 'result', afterMs: number): Moment {
  const events = eventsOf(landed);
  const fromMs = from === 'start' ? 0 : planOf(events, tuning, false).resultMs;
  return { name, bet: wire, events, atMs: fromMs + afterMs };
}

/** The moments worth looking at, each a cell of the gallery. */
export const moments: readonly Moment[] = [
  { name: 'idle', bet: null, events: [], atMs: 0 },
  { name: 'waiting', bet: wire, events: [], atMs: 400, waiting: true },
  moment('in-the-air', 'heads', 'start', 620),
  moment('landed', 'heads', 'start', 1_450),
  moment('small-win', 'heads', 'result', 400),
  moment('loss', 'tails', 'result', 300),
];
