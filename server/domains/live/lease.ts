import { type Queryable, sqlState } from '../../db/database';
import type { Line } from '../../db/line';

/** The right to lead a table. A higher epoch invalidates all lower ones. */
export interface Lease {
  readonly game: string;
  readonly epoch: bigint;
}

/** A leader that has not renewed its lease for this long has died or hangs. */
export const LEASE_MS = 1_500;

/** Another process leads the table now. */
export class LeaseLost extends Error {
  constructor(game: string) {
    super(`the table of ${game} is led by another process`);
    this.name = 'LeaseLost';
  }
}

/** A lock was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

const LOCK = `hashtext('live leader'), hashtext($1)`;

/**
 * Tries to become the leader of tables; those that another process leads, or whose lease a transaction holds, are left out.
 * The advisory lock ends with the leader's connection, so a process that dies releases it at once. A process that hangs keeps
 * it: once its lease has expired its connection is terminated, and the next try succeeds.
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
    if (isMine) leases.push(...(await takeUnheld(line, game)));
    else if (isExpired) await endExpired(line, game);
  }
  return leases;
}

/** For the holder of the lock, which gives it up where a transaction of the leader before holds the lease. */
async function takeUnheld(line: Line, game: string): Promise<Lease[]> {
  try {
    return [await takeLease(line, game)];
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    await giveUpLease(line, { game });
    return [];
  }
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

/**
 * Terminates only leaders whose lease has expired: a working leader renews in time. Not while a transaction holds the lease: the
 * leader of before may be trying to take it again, and nobody else could take it either.
 */
async function endExpired(line: Line, game: string): Promise<void> {
  await line.query({
    text: `
      SELECT pg_terminate_backend(l.backend)
      FROM (
        SELECT backend FROM live_leases WHERE game = $1 AND until < clock_timestamp() FOR NO KEY UPDATE SKIP LOCKED) l
      JOIN pg_locks k ON k.pid = l.backend
      WHERE k.locktype = 'advisory' AND k.granted
        AND k.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND k.classid::bigint = hashtext('live leader')::bigint & 4294967295
        AND k.objid::bigint = hashtext($1)::bigint & 4294967295`,
    values: [game],
  });
}

/** Leases that could not be extended. */
export interface Unrenewed {
  /** Another process has taken them over. */
  readonly lost: readonly Lease[];
  /** A transaction holds them: they are to be tried again. */
  readonly held: readonly Lease[];
}

/**
 * Extends leases by one statement, which waits for none of them, so that a transaction that holds one delays no other. Those
 * that are held are then tried one by one, and waited for: most transactions of a leader are short.
 */
export async function renewLeases(line: Line, leases: readonly Lease[]): Promise<Unrenewed> {
  if (leases.length === 0) return { lost: [], held: [] };
  const found = await line.query<{ game: string; isRenewed: boolean }>({
    name: 'live-leases-renew',
    text: `
      WITH own AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS own (game, epoch)),
      free AS (SELECT game FROM live_leases JOIN own USING (game, epoch) FOR NO KEY UPDATE OF live_leases SKIP LOCKED),
      renewed AS (
        UPDATE live_leases AS lease SET until = clock_timestamp() + $3 * interval '1 ms'
        FROM free WHERE lease.game = free.game RETURNING lease.game)
      SELECT game, renewed.game IS NOT NULL AS "isRenewed"
      FROM own JOIN live_leases USING (game, epoch) LEFT JOIN renewed USING (game)`,
    values: [leases.map(({ game }) => game), leases.map(({ epoch }) => epoch), LEASE_MS],
  });
  const isRenewed = new Map(found.map((row) => [row.game, row.isRenewed]));
  const lost = leases.filter(({ game }) => !isRenewed.has(game));
  const held: Lease[] = [];
  for (const lease of leases.filter(({ game }) => isRenewed.get(game) === false)) {
    const one = await renewOne(line, lease);
    if (one === 'lost') lost.push(lease);
    if (one === 'held') held.push(lease);
  }
  return { lost, held };
}

async function renewOne(line: Line, { game, epoch }: Lease): Promise<'renewed' | 'lost' | 'held'> {
  try {
    const renewed = await line.query({
      name: 'live-lease-renew',
      text: `
        UPDATE live_leases SET until = clock_timestamp() + $3 * interval '1 ms'
        WHERE game = $1 AND epoch = $2 RETURNING game`,
      values: [game, epoch, LEASE_MS],
    });
    return renewed.length > 0 ? 'renewed' : 'lost';
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    return 'held';
  }
}

/** Releases the table, so that another process need not wait for the connection to end. */
export async function giveUpLease(line: Line, { game }: Pick<Lease, 'game'>): Promise<void> {
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
