import type { Queryable } from '../../db/database';
import type { Line } from '../../db/line';

/** The right to lead a table. A higher epoch shuts out all lower ones. */
export interface Lease {
  readonly game: string;
  readonly epoch: bigint;
}

/** A leader that does not renew its lease so long has died or hangs. */
const LEASE_MS = 1_500;

/** Somebody else leads the table now. */
export class LeaseLost extends Error {
  constructor(game: string) {
    super(`the table of ${game} is led by another process`);
    this.name = 'Deposed';
  }
}

const LOCK = `hashtext('live leader'), hashtext($1)`;

/**
 * Asks to lead a table; null where another process does. The advisory lock ends with the leader's connection,
 * so the death of a process frees it at once. One that hangs keeps it: when its lease has run out, its
 * connection is ended, and the next try succeeds.
 */
export async function seekLease(line: Line, game: string): Promise<Lease | null> {
  const [lock] = await line.query<{ isMine: boolean }>({
    text: `SELECT pg_try_advisory_lock(${LOCK}) AS "isMine"`,
    values: [game],
  });
  if (lock?.isMine !== true) {
    await endExpired(line, game);
    return null;
  }
  const [lease] = await line.query<{ epoch: bigint }>({
    text: `
      INSERT INTO live_leases VALUES ($1, 1, pg_backend_pid(), clock_timestamp() + $2 * interval '1 ms')
      ON CONFLICT (game) DO UPDATE SET epoch = live_leases.epoch + 1, backend = pg_backend_pid(),
        until = clock_timestamp() + $2 * interval '1 ms'
      RETURNING epoch`,
    values: [game, LEASE_MS],
  });
  if (lease === undefined) throw new Error('a lease was not written');
  return { game, epoch: lease.epoch };
}

/** Touches expired leases only: a leader that works renews its own in time. */
async function endExpired(line: Line, game: string): Promise<void> {
  await line.query({
    text: `
      SELECT pg_terminate_backend(l.backend) FROM live_leases l JOIN pg_locks k ON k.pid = l.backend
      WHERE l.game = $1 AND l.until < clock_timestamp() AND k.locktype = 'advisory' AND k.granted
        AND k.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND k.classid::bigint = hashtext('live leader')::bigint & 4294967295
        AND k.objid::bigint = hashtext($1)::bigint & 4294967295`,
    values: [game],
  });
}

/** Makes a lease last longer. Throws {@link LeaseLost} when another process has taken it over. */
export async function renewLease(line: Line, { game, epoch }: Lease): Promise<void> {
  const rows = await line.query({
    text: `
      UPDATE live_leases SET until = clock_timestamp() + $3 * interval '1 ms'
      WHERE game = $1 AND epoch = $2 RETURNING epoch`,
    values: [game, epoch, LEASE_MS],
  });
  if (rows.length === 0) throw new LeaseLost(game);
}

/** Gives the table up, so that another process need not wait for the connection to end. */
export async function giveUpLease(line: Line, { game }: Lease): Promise<void> {
  await line.query({ text: `SELECT pg_advisory_unlock(${LOCK})`, values: [game] });
}

/** Nobody can take the lease over before this transaction ends. Throws {@link LeaseLost} when somebody has. */
export async function holdLease(transaction: Queryable, { game, epoch }: Lease): Promise<void> {
  const rows = await transaction.query({
    name: 'live-lease-hold',
    text: 'SELECT FROM live_leases WHERE game = $1 AND epoch = $2 FOR SHARE',
    values: [game, epoch],
  });
  if (rows.length === 0) throw new LeaseLost(game);
}
