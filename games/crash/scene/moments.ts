import type { Moment } from '../../kit/card';
import type { Json } from '../../kit/rules/round';
import { reachedMs } from '../rules/flight';
import { BETTING_MS } from '../rules/play';
import { hundredthsIn } from '../rules/times';

const ms = (multiplier: string): number => BETTING_MS + reachedMs(hundredthsIn(multiplier) ?? 100n);

const opened: Json = { type: 'bettingOpened', atMs: 0, closesAtMs: BETTING_MS };
const departed: Json = { type: 'departed', atMs: BETTING_MS };
const crashed = (multiplier: string): Json => ({ type: 'crashed', atMs: ms(multiplier), multiplier });
const hop = (seat: number, multiplier: string, mine = false): Json => ({
  type: 'hoppedOff',
  atMs: ms(multiplier),
  seat,
  multiplier,
  ...(mine ? { mine: true } : {}),
});

/** A round with eight bets. */
const eight = [opened, departed];
/** Two hundred bets, most of them cashed out early and some all at once. */
const crowd: Json[] = [
  opened,
  departed,
  ...Array.from({ length: 160 }, (_, seat) => hop(seat, (1.2 + seat * 0.015 + (seat % 7) * 0.01).toFixed(2))),
];

const moment = (name: string, events: readonly Json[], atMs: number, aboard = 8): Moment => ({
  name,
  bet: { aboard },
  events,
  atMs,
});

/** The moments shown in the gallery, one cell each. */
export const moments: readonly Moment[] = [
  moment('idle', [], 0, 0),
  moment('arriving', [opened], 1_050),
  moment('waiting', [opened], 3_300),
  moment('number-wait', [opened], BETTING_MS + 2_200),
  moment('departure', eight, BETTING_MS + 180),
  moment('go', eight, BETTING_MS + 760),
  moment('climb-1', eight, ms('1.50')),
  moment('suspense-lantern', eight, ms('2.00') + 90),
  moment('suspense-2', eight, ms('2.38')),
  moment('suspense-4', [...eight, hop(1, '1.60'), hop(2, '2.40'), hop(3, '3.20')], ms('4.27')),
  moment('suspense-12', [...eight, hop(1, '1.60'), hop(2, '6.00'), hop(3, '8.20')], ms('12.00')),
  moment('suspense-60', [...eight, hop(1, '30.00'), hop(2, '44.00')], ms('60.00')),
  moment('hop-off', [...eight, hop(1, '2.31'), hop(2, '2.40', true)], ms('2.40') + 620),
  moment('returned', [...eight, hop(2, '1.00', true)], ms('1.00') + 240),
  moment('small-win', [...eight, hop(2, '2.40', true)], ms('2.40') + 300),
  moment('big-win', [...eight, hop(2, '7.84', true)], ms('7.84') + 900),
  moment('parade', [...eight, hop(2, '7.84', true)], ms('7.84') + 1_150),
  moment('mega-win', [...eight, hop(2, '46.80', true)], ms('46.80') + 1_500),
  moment('crash-burst', [...eight, crashed('7.84')], ms('7.84') + 220),
  moment('crash-tips', [...eight, crashed('7.84')], ms('7.84') + 470),
  moment('crash-opens', [...eight, crashed('7.84')], ms('7.84') + 760),
  moment('crash-end', [...eight, hop(1, '2.31'), hop(4, '5.10'), crashed('7.84')], ms('7.84') + 2_400),
  moment('crash-at-once', [...eight, crashed('1.00')], BETTING_MS + 1_500),
  moment(
    'loss',
    [...eight, crashed('1.67'), { type: 'roundSettled', stake: '100.00', payout: '0.00', tier: 'loss' }],
    ms('1.67') + 300,
  ),
  moment('busiest', crowd, ms('2.90'), 200),
];
