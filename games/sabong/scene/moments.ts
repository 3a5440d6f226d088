import * as z from 'zod/mini';
import type { Moment } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import type { Bet } from '../rules/bet';
import { type Side, winnerOf } from '../rules/matchups';
import { outcomeOf } from '../rules/outcome';
import { sabongRules } from '../rules/play';
import { BETTING_MS, DECIDED_MS, POINTS_MS } from '../rules/story';

const wire = (events: readonly unknown[]): Json[] =>
  events.map((event) => z.encode(sabongRules.event, event as never) as Json);

/** A contest as published to all: from a card, and the number that decides it. */
const eventsOf = (card: number, number: number): Json[] =>
  wire(
    sabongRules
      .settle({ stake: centavos(100n), side: 'draw', card }, outcomeOf(card, number))
      .events.filter(({ type }) => type !== 'sidePaid' && type !== 'roundSettled'),
  );

/** The same with the player's own result at its end. */
const settled = (placed: Omit<Bet, 'stake'>, number: number): Json[] =>
  wire(sabongRules.settle({ ...placed, stake: centavos(10_000n) }, outcomeOf(placed.card, number)).events);

/** Only the events published by a time of the contest. */
const until = (events: readonly Json[], count: number): Json[] => events.slice(0, count);

/** A number that decides a card for a side, with the given exchanges. */
function numberOf(card: number, side: Side, way: number): number {
  const ways = side === 'draw' ? 3 : 4;
  for (let number = 0; number < 1_000; number += 1) {
    if (winnerOf(card, number) === side && number % ways === way) return number;
  }
  return 0;
}

const moment = (name: string, events: readonly Json[], atMs: number, aboard = 8): Moment => ({
  name,
  bet: { aboard },
  events,
  atMs,
});

const sinceClose = (ms: number): number => BETTING_MS + ms;
const [FIRST, SECOND, THIRD] = POINTS_MS;
const meron = numberOf(1, 'meron', 0);
const wala = numberOf(1, 'wala', 2);
const drawn = numberOf(1, 'draw', 0);

/** The moments shown in the gallery, one cell each. */
export const moments: readonly Moment[] = [
  moment('idle', [], 0, 0),
  moment('arriving', until(eventsOf(1, meron), 1), 620),
  moment('waiting', until(eventsOf(1, meron), 1), 5_300),
  moment('favourite', until(eventsOf(4, meron), 1), 2_350),
  moment('number-wait', until(eventsOf(1, meron), 1), BETTING_MS + 2_300),
  moment('let-go', until(eventsOf(1, meron), 2), sinceClose(420)),
  moment('suspense-face', until(eventsOf(1, meron), 2), sinceClose(1_000)),
  moment('exchange-a', eventsOf(1, meron), sinceClose(FIRST + 260)),
  moment('suspense-leap', eventsOf(1, meron), sinceClose(SECOND - 190)),
  moment('clash', eventsOf(1, meron), sinceClose(SECOND + 60)),
  moment('exchange-b', eventsOf(1, meron), sinceClose(SECOND + 330)),
  moment('exchange-c', eventsOf(1, wala), sinceClose(THIRD - 40)),
  moment('decided', eventsOf(1, meron), sinceClose(DECIDED_MS + 1_900)),
  moment('decided-wala', eventsOf(5, numberOf(5, 'wala', 1)), sinceClose(DECIDED_MS + 2_100)),
  moment('draw', eventsOf(1, drawn), sinceClose(DECIDED_MS + 1_800)),
  own('loss', { side: 'meron', card: 1 }, wala, DECIDED_MS + 900),
  own('returned', { side: 'wala', card: 1 }, drawn, DECIDED_MS + 1_500),
  own('small-win', { side: 'meron', card: 1 }, meron, DECIDED_MS + 1_300),
  own('big-win', { side: 'draw', card: 0 }, numberOf(0, 'draw', 1), DECIDED_MS + 1_700),
  own('arena-rises', { side: 'draw', card: 0 }, numberOf(0, 'draw', 1), DECIDED_MS + 1_400),
  { ...own('mega-win', { side: 'draw', card: 1 }, drawn, DECIDED_MS + 2_300), events: mega() },
  { ...own('busiest', { side: 'meron', card: 1 }, meron, THIRD + 420), bet: { aboard: 200 } },
];

/** A moment of a contest on which the player has a bet. */
function own(name: string, placed: Omit<Bet, 'stake'>, number: number, sinceCloseMs: number): Moment {
  return { ...moment(name, settled(placed, number), sinceClose(sinceCloseMs)), ownBet: placed };
}

/** No single bet here pays twenty times; the host's sum over two tickets of a player may. */
function mega(): Json[] {
  return settled({ side: 'draw', card: 1 }, drawn).map((event) =>
    JSON.stringify(event).includes('roundSettled') ? { ...(event as object), tier: 'mega' } : event,
  );
}
