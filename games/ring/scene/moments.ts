import * as z from 'zod/mini';
import type { Moment } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { type Bet, bet as betSchema } from '../rules/bet';
import { ringRules } from '../rules/play';
import type { Color } from '../rules/segments';
import { planOf } from './timeline';
import tuning from './tuning.json';

interface Staged {
  readonly bet: Json;
  readonly events: readonly Json[];
}

/** Stakes and a stop, settled by the rules themselves. */
function staged(stakes: readonly (readonly [pesos: number, color: Color])[], index: number): Staged {
  const placed: Bet = {
    positions: stakes.map(([pesos, color]) => ({ color, stake: centavos(BigInt(pesos) * 100n) })),
  };
  return {
    bet: z.encode(betSchema, placed) as Json,
    events: ringRules.settle(placed, index).events.map((event) => z.encode(ringRules.event, event) as Json),
  };
}

type When = 'start' | 'stop' | 'result';

function at(name: string, round: Staged, when: When, afterMs: number): Moment {
  const plan = planOf(round.events, tuning, false);
  const times: Readonly<Record<When, number>> = { start: 0, stop: plan.stopMs, result: plan.resultMs };
  return { name, bet: round.bet, events: round.events, atMs: times[when] + afterMs };
}

const GREY = 61;
const BLUE = 133;
const ORANGE = 64;
const GREEN = 100;

const loss = staged([[20, 'blue']], GREY);
const returned = staged(
  [
    [20, 'grey'],
    [20, 'blue'],
  ],
  GREY,
);
const small = staged(
  [
    [50, 'blue'],
    [20, 'orange'],
  ],
  ORANGE,
);
const blue = staged([[50, 'blue']], BLUE);
const big = staged([[20, 'orange']], ORANGE);
const mega = staged([[20, 'green']], GREEN);
const all = staged(
  [
    [5, 'grey'],
    [5, 'blue'],
    [5, 'orange'],
    [50, 'green'],
  ],
  GREEN,
);

/** The moments shown in the gallery, one cell each. */
export const moments: readonly Moment[] = [
  { name: 'idle', bet: null, events: [], atMs: 900 },
  { name: 'backed', bet: small.bet, events: [], atMs: 1200 },
  { name: 'waiting', bet: small.bet, events: [], atMs: 600, waiting: true },
  at('spin-up', small, 'start', 260),
  at('fast', small, 'start', 1200),
  at('slowing', small, 'start', 2900),
  at('last-blades', small, 'start', 3420),
  at('green-dim', mega, 'start', 2350),
  at('stop', blue, 'stop', 60),
  at('flood', blue, 'stop', 230),
  at('loss', loss, 'result', 300),
  at('returned', returned, 'result', 240),
  at('small-win', small, 'result', 300),
  at('big-win', big, 'result', 900),
  at('plaza-lights', big, 'result', 620),
  at('mega-win', mega, 'result', 1500),
  at('busiest', all, 'result', 2300),
];
