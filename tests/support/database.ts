import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/database';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { findPostmaster, stopPostmaster } from '../../server/db/postmaster';

const PREFIX = 'peryahan-test-';
/** A slow disk needs seconds for the files of a new database. */
const PATIENCE_MS = 60_000;

/** The one PostgreSQL of a test run. */
export interface TestDatabases {
  /** The superuser's address; each test file creates its own database there. */
  readonly adminUrl: string;
  /** A migrated, empty database to clone. Nothing may stay connected to it. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** Starts the database once for all test files; vitest calls the returned function at the end. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Rows need not survive a crash here; durability has its own tests.
  const postgres = await startEmbedded({ folder, isDurable: false });
  await migrate(postgres.url);
  project.provide('databases', { adminUrl: postgres.adminUrl, template: 'peryahan' });
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Deletes the data of an earlier run that was killed before it could clean up. */
async function removeLeftovers(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    const pid = entry.startsWith(PREFIX) ? Number.parseInt(entry.slice(PREFIX.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const folder = join(tmpdir(), entry);
    const data = join(folder, 'postgres');
    const running = await findPostmaster(data);
    if (running !== null) await stopPostmaster(running, data);
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Creates a database for the caller, with the schema and no rows. */
export async function cloneDatabase(
  { adminUrl, template }: TestDatabases,
  name: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const run = async (text: string) => {
    const admin = openDatabase({ url: adminUrl, connectionsMax: 1, patienceMs: PATIENCE_MS });
    try {
      await admin.query({ text });
    } finally {
      await admin.close();
    }
  };
  await run(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER peryahan`);
  const url = adminUrl
    .replace('//postgres@', '//peryahan@')
    .replace('//postgres:', '//peryahan:')
    .replace('/postgres?', `/${name}?`)
    .replace(/\/postgres$/, `/${name}`);
  return { url, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}
