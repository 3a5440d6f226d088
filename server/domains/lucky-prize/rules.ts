import { type Centavos, centavos } from '../../../games/kit/rules/money';
import { dayAfter, startOf } from '../../manilaDay';

/** What a raffle ticket of a week takes: main stakes in games whose play counts, and days with a log-in. */
export const TICKET_STAKES: Centavos = centavos(1_000_00n);
export const TICKET_LOGIN_DAYS = 3;

/** What each ticket adds to the pool. */
const POOL_PER_TICKET = 200n;

/** How many prizes there are of each part of the pool, the largest first; together they are the whole pool. */
export const PRIZE_SHARES = [
  { count: 1, percent: 20 },
  { count: 2, percent: 10 },
  { count: 4, percent: 5 },
  { count: 20, percent: 2 },
] as const;

/** The pool of a week with so many tickets. */
export const poolOf = (tickets: number): Centavos => centavos(POOL_PER_TICKET * BigInt(tickets));

/** The prizes of a week, the largest first; always whole centavos. With fewer tickets than prizes the last fall away. */
export const prizesOf = (tickets: number): Centavos[] =>
  PRIZE_SHARES.flatMap(({ count, percent }) =>
    Array.from({ length: count }, () => centavos((poolOf(tickets) * BigInt(percent)) / 100n)),
  ).slice(0, tickets);

const HOUR_MS = 3_600_000;

/** When the tickets of a week, given by its Monday (yyyy-mm-dd), are drawn: the Monday after at 12:00. */
export const drawTime = (monday: string): Date =>
  new Date(startOf(dayAfter(monday, 7)).getTime() + 12 * HOUR_MS);

/** How long after its time a number may still come; then the draw moves a week on. */
export const BEACON_LIMIT_MS = 24 * HOUR_MS;

/** How long the prize of a restricted account is kept. */
export const KEPT_DAYS = 90;
