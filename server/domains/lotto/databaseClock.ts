import { type Context, systemClock } from '../../context';
import type { Queryable } from '../../db/database';

/**
 * Lets `lotto_now()` follow a server's clock that has been moved, which only tests and the sandbox do, until the transaction
 * ends. With the system's clock it is the database's own time.
 */
export async function followClock(transaction: Queryable, { clock }: Pick<Context, 'clock'>): Promise<void> {
  if (clock === systemClock) return;
  await transaction.query({
    name: 'lotto-clock-shift',
    text: "SELECT set_config('lotto.clock_shift_ms', $1, true)",
    values: [String(clock.now().getTime() - Date.now())],
  });
}

/** The time by which sales are judged. */
export async function lottoNow(transaction: Queryable): Promise<Date> {
  const [row] = await transaction.query<{ now: Date }>({
    name: 'lotto-now',
    text: 'SELECT lotto_now() AS now',
  });
  if (row === undefined) throw new Error('the database told no time');
  return row.now;
}
