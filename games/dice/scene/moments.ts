import * as z from 'zod/mini';
import type { Moment } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { type Bet, bet as betSchema } from '../rules/bet';
import type { Place, Side } from '../rules/mode';
import { diceRules, type Outcome } from '../rules/play';
import { planOf } from './timeline';
import tuning from './tuning.json';

interface Staged {
  readonly bet: Json;
  readonly events: readonly Json[];
}

/** A bet and a throw, settled by the rules themselves. */
const staged = (placed: Bet, outcome: Outcome): Staged => ({
  bet: z.encode(betSchema, placed) as Json,
  events: diceRules.settle(placed, outcome).events.map((event) => z.encode(diceRules.event, event) as Json),
});

const pesos = (amount: number) => centavos(BigInt(amount) * 100n);

const percent = (side: Side, target: number, number: number): Staged =>
  staged({ mode: 'percent', side, target, stake: pesos(100) }, number);

const seven = (places: readonly Place[], first: number, second: number): Staged =>
  staged({ mode: 'seven', positions: places.map((place) => ({ place, stake: pesos(50) })) }, [first, second]);

type When = 'start' | 'lift' | 'stop' | 'number' | 'result' | 'end';

function at(name: string, round: Staged, when: When, afterMs: number): Moment {
  const plan = planOf(round.events, tuning, false);
  const times: Readonly<Record<When, number>> = {
    start: 0,
    lift: plan.liftMs,
    stop: plan.stopsMs.at(-1) ?? 0,
    number: plan.numberMs,
    result: plan.resultMs,
    end: plan.endMs,
  };
  return { name, bet: round.bet, events: round.events, atMs: times[when] + afterMs };
}

const loss = percent('under', 3000, 8106);
const small = percent('under', 6000, 4723);
const big = percent('over', 9000, 9451);
const mega = percent('under', 100, 42);
const sevenLoss = seven(['under'], 6, 3);
const sevenBack = seven(['under', 'exact', 'over'], 2, 3);
const sevenSmall = seven(['over'], 4, 5);
const sevenBig = seven(['exact'], 1, 6);

/** The moments shown in the gallery, one cell each. */
export const moments: readonly Moment[] = [
  { name: 'idle', bet: small.bet, events: [], atMs: 0 },
  { name: 'waiting', bet: small.bet, events: [], atMs: 600, waiting: true },
  at('shake-a', small, 'start', 250),
  at('shake-b', small, 'start', 820),
  at('lift', small, 'lift', 110),
  at('turn', small, 'lift', 200),
  at('settle', small, 'stop', 60),
  at('number', small, 'number', 110),
  at('loss', loss, 'end', 0),
  at('small-win', small, 'result', 320),
  at('big-win', big, 'result', 900),
  at('dice-pile', big, 'result', 700),
  at('mega-win', mega, 'result', 1500),
  { name: 'seven-idle', bet: sevenSmall.bet, events: [], atMs: 0 },
  at('seven-shake', sevenSmall, 'start', 820),
  at('seven-lift', sevenSmall, 'lift', 130),
  at('seven-turn', sevenSmall, 'lift', 210),
  at('seven-loss', sevenLoss, 'end', 0),
  at('returned', sevenBack, 'result', 240),
  at('seven-win', sevenSmall, 'result', 320),
  at('seven-big-win', sevenBig, 'result', 900),
  at('seven-dice-pile', sevenBig, 'result', 1300),
  at('busiest', mega, 'result', 2100),
];
