import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database';
import { refuseUnsafeDatabase, requirePrimary } from './durability';
import { type EmbeddedPostgres, startEmbedded } from './embedded';
import { findPostmaster } from './postmaster';

const isRoot = process.getuid?.() === 0;

let base: string;
let folder: string;
let started: EmbeddedPostgres[];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'pg-'));
  await chmod(base, 0o755);
  folder = join(base, 'data');
  started = [];
});
afterEach(async () => {
  for (const postgres of started) await postgres.stop();
  await rm(base, { recursive: true, force: true });
});

async function start(isDurable = false, at = folder): Promise<EmbeddedPostgres> {
  // The default is safe against power cuts, which most of these temporary databases do not need.
  const postgres = await startEmbedded(isDurable ? { folder: at } : { folder: at, isDurable });
  started.push(postgres);
  return postgres;
}

async function using<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, connectionsMax: 2 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const write = (url: string) =>
  using(url, async (db) => {
    await db.query({ text: 'CREATE TABLE IF NOT EXISTS kept (n int)' });
    await db.query({ text: 'INSERT INTO kept VALUES (1)' });
  });
const countOf = (url: string) =>
  using(url, async (db) => (await db.query<{ n: bigint }>({ text: 'SELECT count(*) AS n FROM kept' }))[0]?.n);

/** Kills the postmaster and all its children at once, like a power cut. */
async function killAll(at = folder): Promise<void> {
  const running = await findPostmaster(join(at, 'postgres'));
  if (running === null) throw new Error('it does not run');
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(running.pid)], { encoding: 'utf8' });
  const pids = stdout
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);
  process.kill(running.pid, 'SIGKILL');
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It has noticed the end of its parent, and stopped.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

describe('the embedded PostgreSQL', () => {
  it('is durable by default, uses UTF-8 with bytewise collation, and gives the application no superuser', async () => {
    const { url } = await start(true);
    await using(url, async (db) => {
      await refuseUnsafeDatabase(db);
      const [row] = await db.query<Record<string, unknown>>({
        text: `SELECT rolsuper, current_setting('server_encoding') AS encoding, datcollate AS collate,
                      current_setting('full_page_writes') AS pages, current_setting('listen_addresses') AS listens
               FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
      });
      expect(row).toEqual({ rolsuper: false, encoding: 'UTF8', collate: 'C', pages: 'on', listens: '' });
    });
  });

  it('keeps its rows after a restart', async () => {
    const first = await start();
    await write(first.url);
    await first.stop();
    expect(await findPostmaster(join(folder, 'postgres'))).toBeNull();
    expect(await countOf((await start()).url)).toBe(1n);
  });

  it('recovers after all its processes were killed', async () => {
    const first = await start(true);
    await write(first.url);
    await killAll();
    expect(await countOf((await start(true)).url)).toBe(1n);
  });

  it('joins a server left running by a killed process, and can stop it', async () => {
    // It starts in another process, which is killed: it is not a child of this one.
    const script = `import('${join(import.meta.dirname, 'embedded.ts')}')
      .then(({ startEmbedded }) => startEmbedded({ folder: '${folder}', isDurable: false }))
      .then(() => process.kill(process.pid, 'SIGKILL'));`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], { stdio: 'inherit' });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const left = await findPostmaster(join(folder, 'postgres'));
    expect(left).not.toBeNull();
    const second = await start();
    expect(await findPostmaster(join(folder, 'postgres'))).toEqual(left);
    await write(second.url);
    await second.stop();
    expect(await findPostmaster(join(folder, 'postgres'))).toBeNull();
  });

  it('keeps running while another process uses it, and stops with the last one', async () => {
    const first = await start();
    const second = await start();
    await using(second.url, async (db) => {
      await db.query({ text: 'SELECT 1' });
      await first.stop();
      expect(await findPostmaster(join(folder, 'postgres'))).not.toBeNull();
    });
    await second.stop();
    expect(await findPostmaster(join(folder, 'postgres'))).toBeNull();
  });

  it('is restarted at the same address while its process runs, and not after it was stopped', async () => {
    /** Each is stopped before the next one starts, and checked after that was found dead and restarted. */
    const stopped: { readonly at: string; readonly returns: readonly unknown[] }[] = [];
    for (const at of [
      folder,
      join(base, 'a-folder-with-a-long-name'.repeat(5), 'data'),
      join(base, 'last'),
    ]) {
      const postgres = await start(true, at);
      const returns: unknown[] = [];
      postgres.keepUp((failure) => returns.push(failure));
      await write(postgres.url);
      await killAll(at);
      while (returns.length === 0) await sleep(20);
      expect(returns).toEqual([null]);
      for (const one of stopped) {
        expect(await findPostmaster(join(one.at, 'postgres'))).toBeNull();
        expect(one.returns).toEqual([null]);
      }
      expect(await countOf(postgres.url)).toBe(1n);
      await postgres.stop();
      stopped.push({ at, returns });
    }
  });

  it('removes a partial database that a kill has left', async () => {
    const half = join(folder, 'postgres.new-abc');
    await mkdir(half, { recursive: true });
    await writeFile(`${half}.password`, 'x');
    await start();
    expect((await readdir(folder)).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('starts despite a lock file that names a living process other than PostgreSQL', async () => {
    const first = await start(true);
    await write(first.url);
    await killAll();
    const lock = join(folder, 'postgres', 'postmaster.pid');
    const lines = (await readFile(lock, 'utf8')).split('\n');
    const stranger = spawn('sleep', ['60'], isRoot ? { uid: 65_534, gid: 65_534 } : {});
    await writeFile(lock, [stranger.pid, ...lines.slice(1)].join('\n'));
    const startedAtMs = Date.now();
    expect(await countOf((await start(true)).url)).toBe(1n);
    expect(Date.now() - startedAtMs).toBeLessThan(15_000);
    stranger.kill();
  });

  it('creates one database when two processes start at once', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    await write(first.url);
    expect(await countOf(second.url)).toBe(1n);
    const left = (await readdir(folder)).filter((name) => name.includes('.new'));
    expect(left).toEqual([]);
  });

  it('listens on loopback with a password if the socket path would be too long', async () => {
    const long = join(base, 'a-folder-with-a-long-name'.repeat(5), 'data');
    const { url } = await start(false, long);
    expect(url).toMatch(/^postgresql:\/\/peryahan:.+@127\.0\.0\.1:[0-9]+\/peryahan$/);
    await write(url);
    const wrong = url.replace(/:[^:@]+@/, ':wrong@');
    await expect(using(wrong, (db) => db.query({ text: 'SELECT 1' }))).rejects.toThrow(/password/);
  });

  it('refuses data of another version', async () => {
    await (await start()).stop();
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17/);
  });

  it('reports why it cannot start', async () => {
    await (await start()).stop();
    await writeFile(join(folder, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(start()).rejects.toThrow(/no_such_setting/);
  });

  it.runIf(isRoot)('runs as nobody when started by root', async () => {
    await start();
    const running = await findPostmaster(join(folder, 'postgres'));
    const status = await readFile(`/proc/${running?.pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m);
    expect(status).toMatch(/^CapEff:\t0000000000000000$/m);
  });

  it.runIf(isRoot)('runs when started by root in a folder that only root may enter', async () => {
    await chmod(base, 0o700);
    const first = await start();
    await write(first.url);
    await first.stop();
    expect(await countOf((await start()).url)).toBe(1n);
  });

  it.runIf(isRoot)('takes ownership of data that belongs to another user', async () => {
    const first = await start();
    await write(first.url);
    await first.stop();
    await chown(join(folder, 'postgres'), 0, 0);
    expect(await countOf((await start()).url)).toBe(1n);
  });
});

it('refuses a standby, which takes no writes', async () => {
  const first = await start();
  await using(first.url, (db) => requirePrimary(db));
  await first.stop();
  await writeFile(join(folder, 'postgres/standby.signal'), '');
  const { url } = await start();
  await using(url, async (db) => {
    await expect(requirePrimary(db)).rejects.toThrow('The database is a standby');
    await expect(db.query({ text: 'CREATE TABLE written ()' })).rejects.toMatchObject({ code: '25006' });
  });
});

describe('a database that may lose acknowledged rows is refused', () => {
  const refused = (url: string, hasStandbys?: boolean) =>
    using(url, (db) =>
      refuseUnsafeDatabase(db, hasStandbys).then(
        () => null,
        (error: Error) => error.message,
      ),
    );
  const because = (what: string) => `The database runs with ${what}: acknowledged money could be lost.`;

  it('when it does not write to the disk', async () => {
    const { url } = await start();
    expect(await refused(url)).toBe(because('fsync off and synchronous_commit off'));
  });

  it('when commits do not wait for a standby that there should be', async () => {
    const { url } = await start(true);
    expect(await refused(url)).toBeNull();
    expect(await refused(url, true)).toBe(because('synchronous_standby_names empty'));
    await using(url, (db) => db.query({ text: 'ALTER ROLE peryahan SET synchronous_commit = local' }));
    expect(await refused(url)).toBe(because('synchronous_commit local'));
  });
});
