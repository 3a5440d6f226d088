import type { Database, Queryable } from './database';
import { type ExportedFile, exportPartition } from './exportPartition';
import { changePartitions, createLike, type Partition, type PartitionedTable } from './partitions';

/** Rows that one statement sums or copies; more where one player has more. */
const PART = 20_000;

/** A table whose old rows leave the database once they are in a file. */
export interface Forgettable extends PartitionedTable {
  /** The columns that the file has, as SQL. */
  readonly columns: string;
  /** Which rows stay in the database for good, as an SQL condition; null where all leave. */
  readonly stays: string | null;
  /** Why rows of some players in a partition are still needed; null when they are not. */
  readonly neededFor: (on: Queryable, partition: string, players: Players) => Promise<string | null>;
  /** Keeps what the rows of some players that leave came to, and returns their number. */
  readonly keepSums: (transaction: Queryable, partition: string, players: Players) => Promise<bigint>;
}

/** The players with a uid above `after` and up to `through`. */
export interface Players {
  readonly after: number;
  readonly through: number;
}

export interface Forgotten extends ExportedFile {
  readonly file: string;
  readonly table: string;
  readonly partition: string;
  readonly until: Date;
}

/** The partition with what stays of all those that have left. */
export const keptName = ({ name }: PartitionedTable): string => `${name}_kept`;

/**
 * Writes a partition to a file in the folder and drops it. In one transaction with the end of the partition, what its rows
 * came to is kept, rows that stay move, and `tell` is called. The partition takes no row meanwhile: a statement that would
 * write one fails. Throws an Error when anything is not as it must be; then all rows are still there.
 */
export async function forgetPartition(
  db: Database,
  table: Forgettable,
  { name: partition, untilMs }: Partition,
  {
    folder,
    now,
    tell,
  }: {
    readonly folder: string;
    readonly now: Date;
    readonly tell: (transaction: Queryable, forgotten: Forgotten) => Promise<void>;
  },
): Promise<Forgotten> {
  const file = `${partition}-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.jsonl.gz`;
  const closed = table.stays === null ? [partition] : [partition, ...(await keptPartition(db, table))];
  try {
    await changePartitions(db, table, async (transaction) => {
      for (const each of closed) await close(transaction, each);
    });
    const exported = await exportPartition(db, { partition, columns: table.columns, folder, file });
    const forgotten = { ...exported, file, table: table.name, partition, until: new Date(untilMs) };
    await changePartitions(db, table, async (transaction) => {
      let left = 0n;
      for await (const players of playersOf(transaction, partition)) {
        left += await table.keepSums(transaction, partition, players);
      }
      const stayed = await replace(transaction, table, { partition, until: forgotten.until });
      if (left + stayed !== exported.rows) {
        throw new Error(`${partition}: ${exported.rows} rows in the file, ${left} summed, ${stayed} kept`);
      }
      await transaction.query({
        text: `
          INSERT INTO forgotten_partitions (file, table_name, partition, until, rows, sha256, dropped_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values: [file, table.name, partition, forgotten.until, exported.rows, exported.sha256, now],
      });
      await tell(transaction, forgotten);
    });
    return forgotten;
  } catch (error) {
    await changePartitions(db, table, async (transaction) => {
      for (const each of closed) await reopen(transaction, each);
    });
    throw error;
  }
}

/** Drops a partition that has no rows. Returns whether it had none. */
export const dropIfEmpty = (db: Database, table: PartitionedTable, { name }: Partition): Promise<boolean> =>
  changePartitions(db, table, async (transaction) => {
    if ((await transaction.query({ text: `SELECT FROM ${name} LIMIT 1` })).length > 0) return false;
    await transaction.query({ text: `LOCK TABLE ${table.name}, ${name} IN ACCESS EXCLUSIVE MODE` });
    const rows = await transaction.query({ text: `SELECT FROM ${name} LIMIT 1` });
    if (rows.length === 0) await transaction.query({ text: `DROP TABLE ${name}` });
    return rows.length === 0;
  });

/** Why a partition must stay for now; null when it may leave. */
export async function neededFor(
  on: Queryable,
  table: Forgettable,
  partition: string,
): Promise<string | null> {
  for await (const players of playersOf(on, partition)) {
    const reason = await table.neededFor(on, partition, players);
    if (reason !== null) return reason;
  }
  return null;
}

async function keptPartition(on: Queryable, table: Forgettable): Promise<string[]> {
  const rows = await on.query({
    text: 'SELECT FROM pg_inherits WHERE inhparent = $1::regclass AND inhrelid = to_regclass($2)',
    values: [table.name, keptName(table)],
  });
  return rows.length === 0 ? [] : [keptName(table)];
}

/** No row fits a closed partition. The rows that are there are not looked at. */
async function close(transaction: Queryable, partition: string): Promise<void> {
  await reopen(transaction, partition);
  await transaction.query({
    text: `ALTER TABLE ${partition} ADD CONSTRAINT partition_is_closed CHECK (false) NOT VALID`,
  });
}

async function reopen(transaction: Queryable, partition: string): Promise<void> {
  await transaction.query({
    text: `ALTER TABLE IF EXISTS ${partition} DROP CONSTRAINT IF EXISTS partition_is_closed`,
  });
}

/** Drops the partition; the rows that stay move to one partition for all that has left. Returns their number. */
async function replace(
  transaction: Queryable,
  table: Forgettable,
  { partition, until }: { readonly partition: string; readonly until: Date },
): Promise<bigint> {
  if (table.stays === null) {
    await transaction.query({ text: `DROP TABLE ${partition}` });
    return 0n;
  }
  const kept = keptName(table);
  const next = `${kept}_next`;
  const end = until.toISOString();
  const old = await keptPartition(transaction, table);
  for (const text of createLike(table, next)) await transaction.query({ text });
  for (const each of old) await copy(transaction, each, next, 'true');
  const copied = await copy(transaction, partition, next, table.stays);
  const statements = [
    // With it, attaching does not read the rows while bets wait.
    `ALTER TABLE ${next} ADD CONSTRAINT partition_ends CHECK (created_at < '${end}')`,
    ...old.map((each) => `DROP TABLE ${each}`),
    `DROP TABLE ${partition}`,
    `ALTER TABLE ${table.name} ATTACH PARTITION ${next} FOR VALUES FROM (MINVALUE) TO ('${end}')`,
    `ALTER TABLE ${next} DROP CONSTRAINT partition_ends`,
    `ALTER TABLE ${next} RENAME TO ${kept}`,
  ];
  for (const text of statements) await transaction.query({ text });
  return copied;
}

async function copy(transaction: Queryable, from: string, to: string, which: string): Promise<bigint> {
  let rows = 0n;
  for await (const { after, through } of playersOf(transaction, from)) {
    const [copied] = await transaction.query<{ rows: bigint }>({
      text: `
        WITH copied AS (
          INSERT INTO ${to} SELECT * FROM ${from} WHERE uid > $1 AND uid <= $2 AND (${which}) RETURNING 1
        ) SELECT count(*) AS rows FROM copied`,
      values: [after, through],
    });
    rows += copied?.rows ?? 0n;
  }
  return rows;
}

/** All players of a partition in parts, so that no statement reads for longer than statements may. */
async function* playersOf(on: Queryable, partition: string): AsyncGenerator<Players> {
  let after = 0;
  for (;;) {
    const [part] = await on.query<{ through: number | null }>({
      text: `
        SELECT max(uid) AS through FROM (SELECT uid FROM ${partition} WHERE uid > $1 ORDER BY uid LIMIT ${PART}) AS part`,
      values: [after],
    });
    const through = part?.through ?? null;
    if (through === null) return;
    yield { after, through };
    after = through;
  }
}
