import type { Moment } from '../../../../../games/kit/card';
import type { LottoLine } from '../../../../../games/kit/fairness/lotto/lines';
import { wireShow } from '../../../../../games/kit/fairness/lotto/wireShow';
import { centavos } from '../../../../../games/kit/rules/money';
import type { Json } from '../../../../../games/kit/rules/round';

const DRAWN = { twoD: [24, 7], threeD: [4, 0, 9] } as const;
const line = (order: LottoLine['order'], numbers: readonly number[]): LottoLine => ({
  game: numbers.length === 2 ? '2D' : '3D',
  numbers,
  order,
  stake: centavos(20_00n),
});

const whole = wireShow(DRAWN);
const typeOf = (event: Json): string => (event as { readonly type: string }).type;
const balls = whole.filter((event) => typeOf(event) === 'ballDrawn');
const only = (type: string): readonly Json[] => whole.filter((event) => typeOf(event) === type);

/** A moment of the whole show. */
const at = (name: string, atMs: number, events: readonly Json[] = whole): Moment => ({
  name,
  bet: null,
  events,
  atMs,
});

/** An event by itself, as it is some time after it has begun. */
const alone = (name: string, events: readonly Json[], atMs: number): Moment => ({
  name,
  bet: null,
  events,
  atMs,
});

/** The moments shown in the gallery: the whole show, then every kind of event by itself. */
export const moments: readonly Moment[] = [
  { name: 'idle', bet: null, events: [], atMs: 0 },
  at('drum-2d', 1_600),
  at('ball-falls', 2_260),
  at('two-balls', 6_000),
  at('drum-3d', 7_700),
  at('flap-turns', 10_230),
  at('three-digits', 13_200),
  at('shown', 15_200),
  at('no-match', 16_400, wireShow(DRAWN, [[line('straight', [7, 24])]])),
  at(
    'small-win',
    15_100,
    wireShow(DRAWN, [
      Array.from({ length: 9 }, (_, at) => line('straight', [at + 1, 9])).concat([line('any', [9, 4, 0])]),
    ]),
  ),
  at('big-win', 15_500, wireShow(DRAWN, [[line('any', [7, 24])]])),
  alone('event-drum-2d', only('drumStarted').slice(0, 1), 900),
  alone('event-ball-2d', balls.slice(0, 1), 1_350),
  alone('event-drum-3d', only('drumStarted').slice(1), 900),
  alone('event-ball-3d', balls.slice(3, 4), 1_350),
  alone('event-shown', only('drawShown'), 900),
  alone(
    'event-ticket',
    wireShow(DRAWN, [[line('any', [7, 24])]]).filter((event) => typeOf(event) === 'ticketSettled'),
    900,
  ),
];
