import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';

/**
 * Brings the database to the newest schema and returns the names of the migrations that ran. Several
 * processes may call it at once: one works, the others wait for it. All run in one transaction or none.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Whoever waits for an answer hears of a lost connection anyway.
  client.on('error', () => {});
  await client.connect();
  let current = 'none';
  try {
    const ran = await runner({
      dbClient: client,
      dir: fileURLToPath(new URL('./migrations', import.meta.url)),
      direction: 'up',
      migrationsTable: 'schema_migrations',
      advisoryLockMode: 'wait',
      log: (line) => {
        current = /^### MIGRATION (\S+)/.exec(line)?.[1] ?? current;
      },
    });
    return ran.map(({ name }) => name);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${current} failed: ${reason}`, { cause });
  } finally {
    await client.end();
  }
}
