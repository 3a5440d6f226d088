import type { Queryable } from '../../db/database';
import type { Line } from '../../db/line';

/** The right to lead a table. A higher epoch invalidates all lower ones. */
export interface Lease {
  readonly game: string;
  readonly epoch: bigint;
}

/** A leader that has not renewed its lease for this long has died or hangs. */
const LEASE_MS = 1_500;

/** Another process leads the table now. */
export class LeaseLost extends Error {
  constructor(game: string) {
    super(`the table of ${game} is led by another process`);
    this.name = 'LeaseLost';
  }
}

const LOCK = `hashtext('live leader'), hashtext($1)`;

/**
 * Tries to become the leader of tables; those that another process leads are left out. The advisory lock ends with the
 * leader's connection, so a process that dies releases it at once. A process that hangs keeps it: once its
 * lease has expired its connection is terminated, and the next try succeeds.
 */
export async function seekLeases(line: Line, games: readonly string[]): Promise<Lease[]> {
  if (games.length === 0) return [];
  const sought = await line.query<{ game: string; isMine: boolean; isExpired: boolean }>({
    name: 'live-leases-seek',
    text: `
      SELECT game, pg_try_advisory_lock(hashtext('live leader'), hashtext(game)) AS "isMine",
        coalesce(until < clock_timestamp(), false) AS "isExpired"
      FROM unnest($1::text[]) AS game LEFT JOIN live_leases USING (game)`,
    values: [games],
  });
  const leases: Lease[] = [];
  for (const { game, isMine, isExpired } of sought) {
    if (isMine) leases.push(await takeLease(line, game));
    else if (isExpired) await endExpired(line, game);
  }
  return leases;
}

/** For the holder of the lock: begins a new epoch. */
async function takeLease(line: Line, game: string): Promise<Lease> {
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

/** Terminates only leaders whose lease has expired: a working leader renews in time. */
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

/** Extends leases, and returns those that another process has taken over. */
export async function renewLeases(line: Line, leases: readonly Lease[]): Promise<Lease[]> {
  if (leases.length === 0) return [];
  const renewed = await line.query<{ game: string }>({
    name: 'live-leases-renew',
    text: `
      UPDATE live_leases AS lease SET until = clock_timestamp() + $3 * interval '1 ms'
      FROM unnest($1::text[], $2::bigint[]) AS own (game, epoch)
      WHERE lease.game = own.game AND lease.epoch = own.epoch RETURNING lease.game`,
    values: [leases.map(({ game }) => game), leases.map(({ epoch }) => epoch), LEASE_MS],
  });
  const standing = new Set(renewed.map(({ game }) => game));
  return leases.filter(({ game }) => !standing.has(game));
}

/** Releases the table, so that another process need not wait for the connection to end. */
export async function giveUpLease(line: Line, { game }: Lease): Promise<void> {
  await line.query({ text: `SELECT pg_advisory_unlock(${LOCK})`, values: [game] });
}

/**
 * Keeps others from taking the lease over before this transaction ends. Throws {@link LeaseLost} when one has
 * already.
 */
export async function holdLease(transaction: Queryable, { game, epoch }: Lease): Promise<void> {
  const rows = await transaction.query({
    name: 'live-lease-hold',
    text: 'SELECT FROM live_leases WHERE game = $1 AND epoch = $2 FOR SHARE',
    values: [game, epoch],
  });
  if (rows.length === 0) throw new LeaseLost(game);
}
