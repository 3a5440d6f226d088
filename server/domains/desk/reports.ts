import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { daysOfLedger } from '../../ledger/desk/sums';
import { manilaDate } from '../../manilaDay';
import { registeredByDay } from '../players/desk';

const DAY_MS = 24 * 60 * 60_000;

/** The start of a day in Manila, which is 8 hours ahead of UTC the whole year. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** The figures of the last days in Manila, today included, the newest first; days without activity are zero. */
export async function readDays({ db, clock }: Context, count: number) {
  const now = clock.now();
  const days = Array.from({ length: count }, (_, index) =>
    manilaDate(new Date(now.getTime() - index * DAY_MS)),
  );
  const since = startOf(days.at(-1) ?? manilaDate(now));
  const sums = new Map((await daysOfLedger(db, since)).map((row) => [row.day, row]));
  const registered = await registeredByDay(db, since);
  const list = days.map((day) => {
    const row = sums.get(day);
    const of = (name: 'cashIn' | 'cashOut' | 'stakes' | 'payouts' | 'bonusCost' | 'adjusted') =>
      centavos(row?.[name] ?? 0n);
    return {
      day,
      cashIn: of('cashIn'),
      cashInCount: row?.cashInCount ?? 0,
      cashOut: of('cashOut'),
      stakes: of('stakes'),
      payouts: of('payouts'),
      ggr: centavos(of('stakes') - of('payouts')),
      bonusCost: of('bonusCost'),
      adjusted: of('adjusted'),
      players: row?.players ?? 0,
      registered: registered.get(day) ?? 0,
    };
  });
  return { list, at: now.toISOString() };
}
