import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flushArchive } from '../../server/db/archive';
import { makeBaseBackup } from '../../server/db/baseBackup';
import { type Database, openDatabase } from '../../server/db/database';
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { restoreDatabase } from '../../server/db/restore';
import { audit } from '../ledger/audit';
import { simulateAll } from '../ledger/simulation/simulate';
import { type Checksums, checksums } from '../support/checksums';
import { type LostRounds, openLostRounds } from './lostRounds';

/** A database that has lost its ledger, with a backup folder. */
export interface Loss {
  readonly root: string;
  readonly folder: string;
  readonly backups: string;
  readonly postgres: EmbeddedPostgres;
  readonly db: Database;
  /** A moment at least one second before the loss, and the rows at that moment. */
  readonly until: Date;
  readonly before: Checksums;
  /** Shared rounds, of which three were published after that moment. */
  readonly rounds: LostRounds;
  readonly end: () => Promise<void>;
}

/** Plays from two seeds, copies the database, plays from two more, and drops the ledger a second later. */
export async function playAndLose(seed: number, operations: number): Promise<Loss> {
  const root = await mkdtemp(join(tmpdir(), 'restore-'));
  const folder = join(root, "the data's folder");
  const backups = join(root, "the backups' folder");
  const postgres = await startEmbedded({ folder, backups });
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, connectionsMax: 4 });
  await simulateAll(db, [seed, seed + 1], operations);
  const rounds = await openLostRounds(db, join(root, 'fairness'));
  await rounds.publish(2);
  await makeBaseBackup({ adminUrl: postgres.adminUrl, folder, backups, keep: 7 });
  await simulateAll(db, [seed + 2, seed + 3], operations);
  const before = await checksums(db);
  const until = await databaseTime(db);
  // Until a whole second lies between the moment and the loss.
  while ((await databaseTime(db)).getTime() < until.getTime() + 1_000);
  await rounds.publish(3);
  // What an operator's slip does: the ledger is gone, and everything else goes on.
  await db.query({ text: 'DROP TABLE ledger_entries CASCADE' });
  await flushArchive(postgres.adminUrl, backups);
  const end = async () => {
    await db.close();
    await postgres.stop();
    await rm(root, { recursive: true, force: true });
  };
  return { root, folder, backups, postgres, db, until, before, rounds, end };
}

async function databaseTime(db: Database): Promise<Date> {
  const [row] = await db.query<{ now: Date }>({ text: 'SELECT clock_timestamp() AS now' });
  return row?.now ?? new Date(Number.NaN);
}

/** Restores into a new folder and runs `work` on the result. */
export async function onRestored<T>(
  { root, backups }: Loss,
  until: Date | null,
  work: (db: Database, url: string) => Promise<T>,
): Promise<T> {
  const into = await mkdtemp(join(root, 'restored-'));
  const server = await restoreDatabase({ backups, into, until });
  const db = openDatabase({ url: server.url, connectionsMax: 2 });
  try {
    return await work(db, server.url);
  } finally {
    await db.close();
    await server.stop();
  }
}

/** Loses a ledger and brings it back. Returns what differs: tables, broken invariants of the ledger. */
export async function drillRestore(seed: number, operations: number): Promise<string[]> {
  const loss = await playAndLose(seed, operations);
  try {
    return await onRestored(loss, loss.until, async (db) => {
      const after = await checksums(db);
      const names = new Set([...Object.keys(loss.before), ...Object.keys(after)]);
      const different = [...names].filter((name) => after[name] !== loss.before[name]);
      return [...different.map((name) => `${name} differs`), ...(await audit(db))];
    });
  } finally {
    await loss.end();
  }
}
