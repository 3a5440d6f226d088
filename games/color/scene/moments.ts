import * as z from 'zod/mini';
import type { Moment } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { type Bet, bet as betSchema, type Kind } from '../rules/bet';
import type { Color, Cubes } from '../rules/colors';
import { colorRules } from '../rules/play';
import { planOf } from './timeline';
import tuning from './tuning.json';

const RED = 0;
const YELLOW = 1;
const GREEN = 2;
const BLUE = 3;
const PINK = 4;
const WHITE = 5;

type Chip = readonly [pesos: number, kind: Kind, ...colors: Color[]];

interface Staged {
  readonly bet: Json;
  readonly events: readonly Json[];
}

/** A bet and a roll, settled by the rules themselves. */
function staged(chips: readonly Chip[], cubes: Cubes): Staged {
  const placed: Bet = {
    positions: chips.map(([pesos, kind, ...colors]) => ({
      kind,
      colors,
      stake: centavos(BigInt(pesos) * 100n),
    })),
  };
  return {
    bet: z.encode(betSchema, placed) as Json,
    events: colorRules.settle(placed, cubes).events.map((event) => z.encode(colorRules.event, event) as Json),
  };
}

type When = 'start' | 'gate' | 'firstStop' | 'lastStop' | 'match' | 'wave' | 'result' | 'end';

function at(name: string, round: Staged, when: When, afterMs: number): Moment {
  const plan = planOf(round.events, tuning, false);
  const times: Readonly<Record<When, number>> = {
    start: 0,
    gate: plan.gateMs,
    firstStop: plan.stopsMs[0] ?? 0,
    lastStop: plan.stopsMs.at(-1) ?? 0,
    match: plan.matchMs,
    wave: plan.waveMs ?? plan.matchMs,
    result: plan.resultMs,
    end: plan.endMs,
  };
  return { name, bet: round.bet, events: round.events, atMs: times[when] + afterMs };
}

const loss = staged([[20, 'single', WHITE]], [RED, GREEN, BLUE]);
const returned = staged(
  [
    [20, 'single', RED],
    [20, 'single', WHITE],
  ],
  [RED, GREEN, BLUE],
);
const small = staged(
  [
    [50, 'single', YELLOW],
    [20, 'single', BLUE],
  ],
  [YELLOW, YELLOW, BLUE],
);
const big = staged([[50, 'pair', PINK, WHITE]], [WHITE, PINK, GREEN]);
const triple = staged([[20, 'single', GREEN]], [GREEN, GREEN, GREEN]);
const mega = staged([[20, 'triple', YELLOW]], [YELLOW, YELLOW, YELLOW]);

/** The moments shown in the gallery, one cell each. */
export const moments: readonly Moment[] = [
  { name: 'idle', bet: null, events: [], atMs: 0 },
  { name: 'waiting', bet: small.bet, events: [], atMs: 600, waiting: true },
  at('gate', small, 'gate', -45),
  at('tumble-a', small, 'gate', 190),
  at('tumble-b', big, 'gate', 430),
  at('first-stop', small, 'firstStop', 40),
  at('all-stopped', big, 'lastStop', 120),
  at('match-beam', small, 'match', 170),
  at('loss', loss, 'result', 420),
  at('returned', returned, 'result', 240),
  at('small-win', small, 'result', 300),
  at('big-win', big, 'result', 900),
  at('lights-chase', big, 'result', 520),
  at('triple-bulbs', triple, 'wave', 260),
  at('mega-win', mega, 'result', 1500),
];
