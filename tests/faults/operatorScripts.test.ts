import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBaseBackup } from '../../server/db/baseBackup';
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { findPostmaster } from '../../server/db/postmaster';
import { SEED_KEY } from '../support/seedKey';

const repository = resolve(import.meta.dirname, '../..');
const TIMEOUT_MS = 240_000;
/** Longer than a call of a player may take. */
const SLOW_S = 5;

let root: string;
let postgres: EmbeddedPostgres;
let backups: string;
let fairness: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'operator-'));
  [backups, fairness] = [join(root, 'backups'), join(root, 'fairness')];
  await mkdir(fairness);
  const folder = join(root, 'data');
  postgres = await startEmbedded({ folder, backups });
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  // As slow as the rows of a million players.
  await client.query(`
    CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(${SLOW_S}); RETURN NULL; END $$;
    CREATE TRIGGER slow AFTER UPDATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION slow()`);
  await client.end();
  await makeBaseBackup({ adminUrl: postgres.adminUrl, folder, backups, keep: 7 });
}, TIMEOUT_MS);
afterAll(async () => {
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
});

interface Ran {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function run(script: string, words: readonly string[], environment: Record<string, string> = {}): Ran {
  const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...words], {
    cwd: repository,
    env: { ...inherited, SEED_KEY, DATA_DIR: join(root, 'none'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

const restoring = (into: string, more: readonly string[] = []) =>
  ['--from', backups, '--into', into, '--fairness', fairness, ...more] as const;

/** Resolves when a restored database runs in the folder. */
async function untilRunning(folder: string): Promise<void> {
  while ((await findPostmaster(join(folder, 'postgres'))) === null) await sleep(20);
}

describe('a command of an operator', { timeout: TIMEOUT_MS }, () => {
  it('takes longer than a call may, on a database with many rows', async () => {
    const environment = { DATABASE_URL: postgres.url, FAIRNESS_DIR: fairness };
    const { ended, output } = run('console', ['restored'], environment);
    expect([await ended, output()]).toEqual([0, expect.stringContaining('start anew')]);
  });

  it('tells a public record that cannot be read from one that is lost', async () => {
    const environment = { DATABASE_URL: postgres.url, FAIRNESS_DIR: join(root, 'not mounted') };
    const { ended, output } = run('console', ['restored'], environment);
    expect([await ended, output()]).toEqual([1, expect.stringMatching(/^FAIRNESS_DIR .* cannot be read/)]);
  });

  it('proves the database that the settings name, so that no password stands in the list of processes', async () => {
    const path = join(root, 'database_url');
    await writeFile(path, `${postgres.url}\n`);
    const { ended, output } = run('drill', [], { DATABASE_URL_FILE: path });
    expect([await ended, output()]).toEqual([0, expect.stringContaining('The ledger is proved')]);
    const none = run('drill', []);
    expect([await none.ended, none.output()]).toEqual([2, expect.stringContaining('or DATABASE_URL')]);
  });
});

describe('a restore', { timeout: TIMEOUT_MS }, () => {
  it('appears when all is done', async () => {
    const into = join(root, 'restored');
    const { ended, output } = run('restore', restoring(into));
    const names = (): Promise<string[]> => readdir(into).catch(() => []);
    while (!(await names()).includes('.restoring')) await sleep(20);
    expect(await readdir(into)).toEqual(['.restoring']);
    expect([await ended, output()]).toEqual([0, expect.stringContaining(`DATA_DIR=${into}`)]);
    const restored = await names();
    expect(restored).toEqual(expect.arrayContaining(['postgres', 'fairness', 'postgres-password']));
    expect(restored).not.toContain('.restoring');
    const again = run('restore', restoring(into));
    expect([await again.ended, again.output()]).toEqual([1, expect.stringContaining('exists already')]);
  });

  it('leaves nothing when it cannot be prepared', async () => {
    const into = join(root, 'unprepared');
    const other = join(root, 'other record');
    await cp(fairness, other, { recursive: true });
    await writeFile(join(other, 'log.jsonl'), '{"n":1}\n');
    const { ended, output } = run('restore', ['--from', backups, '--into', into, '--fairness', other]);
    expect([await ended, output().length > 0]).toEqual([1, true]);
    expect(await readdir(into)).toEqual([]);
  });

  it('begins nothing with a record or a setting that is wrong', async () => {
    const into = join(root, 'wrong');
    const lost = run('restore', ['--from', backups, '--into', into, '--fairness', join(root, 'nowhere')]);
    expect([await lost.ended, lost.output()]).toEqual([1, expect.stringContaining('cannot be read')]);
    const wrong = run('restore', restoring(into), { SEED_KEY: 'short' });
    expect([await wrong.ended, wrong.output()]).toEqual([1, expect.stringContaining('SEED_KEY')]);
    expect(await readdir(root)).not.toContain('wrong');
  });

  it.each([
    ['restore', '.restoring'],
    ['drill', ''],
  ])('that is interrupted leaves no database and no process (%s)', async (script, place) => {
    const into = join(root, `interrupted ${script}`);
    const words = script === 'restore' ? restoring(into) : ['--from', backups, '--into', into];
    const { child, ended } = run(script, words);
    await untilRunning(join(into, place));
    const running = await findPostmaster(join(into, place, 'postgres'));
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(await readdir(into).catch(() => [])).toEqual([]);
    expect(() => process.kill(running?.pid ?? 0, 0)).toThrow('ESRCH');
  });
});
