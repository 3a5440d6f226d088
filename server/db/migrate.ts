import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { applyFunctions, readFunctions, type SqlFunction } from './functions';

/**
 * The advisory lock for changes of the schema; node-pg-migrate's own, so that older versions wait for it too.
 */
const SCHEMA_LOCK = 7_241_865_325_823_964;

/**
 * Migrates the database to the newest schema and returns the names of the migrations that ran; then applies the
 * SQL functions that have changed. Several processes may call it at once: one migrates, the others wait. All
 * migrations run in one transaction, then all functions in another.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection also fails the pending query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    // Released when the connection ends.
    await client.query('SELECT pg_advisory_lock($1)', [SCHEMA_LOCK]);
    const ran = await runMigrations(client);
    await bringFunctions(client, await readFunctions());
    return ran;
  } finally {
    await client.end();
  }
}

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

async function runMigrations(client: pg.Client): Promise<string[]> {
  let current = 'none';
  try {
    const ran = await runner({
      dbClient: client,
      dir: MIGRATIONS,
      direction: 'up',
      migrationsTable: 'schema_migrations',
      noLock: true,
      log: (line) => {
        current = /^### MIGRATION (\S+)/.exec(line)?.[1] ?? current;
      },
    });
    return ran.map(({ name }) => name);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${current} failed: ${reason}`, { cause });
  }
}

/**
 * When a newer version has migrated the database, its functions stay: an older process must not restore its
 * own.
 */
async function bringFunctions(client: pg.Client, functions: readonly SqlFunction[]): Promise<void> {
  const known = (await readdir(MIGRATIONS)).map((file) => file.replace(/\.sql$/, ''));
  const { rows } = await client.query('SELECT FROM schema_migrations WHERE name <> ALL ($1) LIMIT 1', [
    known,
  ]);
  if (rows.length === 0) await applyFunctions(client, functions);
}
