import * as z from 'zod/mini';
import type { Moment } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { cornerOf, PANEL } from '../foil/panels';
import { type Bet, bet as betSchema } from '../rules/bet';
import type { Card } from '../rules/card';
import { scratchRules } from '../rules/play';
import type { Motif } from '../rules/prizes';
import { planOf } from './timeline';
import tuning from './tuning.json';

/** A ticket, the acts on it, and its strokes. */
interface Staged {
  readonly bet: Json;
  readonly events: readonly Json[];
  readonly acts: readonly Json[];
  readonly hand: Json;
}

const placed: Bet = { stake: centavos(500n) };

function staged(panels: readonly Motif[], pays: number, acts: readonly Json[], strokes: Json = []): Staged {
  const card: Card = { pays, panels };
  return {
    bet: z.encode(betSchema, placed) as Json,
    events: scratchRules
      .settle(placed, card)
      .events.map((event) => z.encode(scratchRules.event, event) as Json),
    acts,
    hand: { strokes },
  };
}

const open = (panel: number, atMs: number): Json => ({ type: 'panelOpened', panel, atMs });
const all = (atMs: number): Json => ({ type: 'revealedAll', atMs });

/** A stroke over a panel, in shares of it, with a point every `stepMs`. */
function stroke(
  panel: number,
  fromMs: number,
  stepMs: number,
  way: readonly (readonly [number, number])[],
): Json {
  const { x, y } = cornerOf(panel);
  const points: [number, number][] = way.flatMap(([a, b], index) => {
    const next = way[index + 1];
    if (next === undefined) return [[a, b]];
    return [0, 0.25, 0.5, 0.75].map((share): [number, number] => [
      a + (next[0] - a) * share,
      b + (next[1] - b) * share,
    ]);
  });
  return points.flatMap(([a, b], index) => [
    Math.round((x + a * PANEL.width) * 10),
    Math.round((y + b * PANEL.height) * 10),
    fromMs + index * stepMs,
  ]);
}

/** Half scratched: four panels open, four begun, the coin still moving. */
const HALF_ACTS = [open(0, 900), open(1, 1300), open(3, 1800), open(4, 2300)];
const HALF_STROKES: Json = [
  stroke(2, 2500, 14, [
    [1, 0.1],
    [0.72, 0.08],
    [0.95, 0.24],
    [0.66, 0.2],
  ]),
  stroke(5, 2900, 14, [
    [0.06, 0.3],
    [0.42, 0.16],
    [0.1, 0.44],
    [0.5, 0.26],
    [0.2, 0.5],
  ]),
  stroke(8, 3300, 14, [
    [0.38, 0.24],
    [0.62, 0.1],
  ]),
  stroke(7, 3600, 12, [
    [0.18, 0.24],
    [0.72, 0.1],
    [0.2, 0.36],
    [0.86, 0.22],
    [0.16, 0.5],
    [0.9, 0.36],
    [0.3, 0.62],
    [0.92, 0.5],
  ]),
];
const HALF_MS = 4010;

const TURTLES: readonly Motif[] = [5, 8, 2, 7, 5, 9, 6, 5, 8];
const half = staged(TURTLES, 20, HALF_ACTS, HALF_STROKES);
const fresh = staged(TURTLES, 20, []);
const mega = staged(TURTLES, 20, [...HALF_ACTS, open(7, 4100)], HALF_STROKES);
const big = staged([7, 1, 9, 8, 7, 0, 3, 9, 7], 5, [open(0, 800), open(4, 1400), open(8, 2000)]);
const small = staged([9, 8, 4, 6, 8, 7, 9, 2, 8], 2, [all(900)]);
const returned = staged([9, 3, 9, 8, 8, 1, 7, 9, 6], 1, [all(900)]);
const loss = staged([0, 4, 9, 8, 0, 9, 7, 6, 8], 0, [all(900)]);

function at(name: string, ticket: Staged, afterMs: number, from: 'start' | 'decided' | 'result'): Moment {
  const plan = planOf(ticket.events, tuning, false, ticket.acts);
  const base = { start: 0, decided: plan.decidedMs, result: plan.resultMs }[from];
  return { name, ...ticket, atMs: base + afterMs };
}

/** The moments shown in the gallery, one cell each. */
export const moments: readonly Moment[] = [
  { name: 'idle', bet: null, events: [], atMs: 1600 },
  { name: 'waiting', bet: fresh.bet, events: [], atMs: 600, waiting: true },
  at('bought', fresh, 240, 'start'),
  at('covered', fresh, 900, 'start'),
  at('half-scratched', half, HALF_MS, 'start'),
  at('two-of-three', half, 2480, 'start'),
  at('panel-pop', small, 980, 'start'),
  at('third', mega, 170, 'decided'),
  at('loss', loss, 520, 'result'),
  at('returned', returned, 300, 'result'),
  at('small-win', small, 300, 'result'),
  at('big-win', big, 900, 'result'),
  at('sun-bursts', big, 420, 'result'),
  at('mega-win', mega, 1500, 'result'),
  at('busiest', mega, 2300, 'result'),
];
