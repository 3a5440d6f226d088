import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../server/db/embedded';
import { findPostmaster } from '../../server/db/postmaster';
import { SEED_KEY } from '../support/seedKey';
import { serverMain } from '../support/serverMain';

const root = resolve(import.meta.dirname, '../..');
/** Each test starts several processes, which takes long on a busy machine. */
const TIMEOUT_MS = 300_000;

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it has printed. */
  readonly output: () => string;
}

const children: ChildProcess[] = [];
let folder: string;
let main: string;
beforeAll(async () => {
  main = await serverMain();
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child, 'SIGKILL');
});
afterAll(async () => {
  // A killed server leaves its database running, as intended.
  await (await startEmbedded({ folder })).stop();
  await rm(folder, { recursive: true, force: true });
});

function run(environment: Record<string, string>): { child: ChildProcess; output: () => string } {
  const { DATABASE_URL: _, NODE_ENV: __, npm_lifecycle_event: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { ...inherited, PORT: '0', DATA_DIR: folder, BEACON: 'none', SEED_KEY, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  child.stderr?.on('data', (text) => {
    output += text;
  });
  return { child, output: () => output };
}

/** Starts the server and waits until it has printed its address. */
async function start(environment: Record<string, string> = {}): Promise<Started> {
  const { child, output } = run(environment);
  for (;;) {
    const url = /Player app +(http:\S+)\/\n/.exec(output())?.[1];
    if (url !== undefined) return { child, url, output };
    if (child.exitCode !== null) throw new Error(`the server exited:\n${output()}`);
    await sleep(50);
  }
}

/** Starts a server that must exit. Gives its exit code and its output. */
async function startInVain(environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const { child, output } = run(environment);
  const [code] = await once(child, 'close');
  return { code, said: output() };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code;
}

const postmaster = () => findPostmaster(join(folder, 'postgres'));

async function outbox({ url }: Pick<Started, 'url'>): Promise<number> {
  return (await fetch(`${url}/sandbox/outbox?phone=09171234567`)).status;
}

describe('the server process', () => {
  it(
    'stops cleanly on Ctrl-C, with its database, also when npm forwards the signal',
    async () => {
      const { child, url } = await start();
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(await postmaster()).not.toBeNull();
      child.kill('SIGINT');
      await sleep(20);
      expect(await kill(child, 'SIGINT')).toBe(0);
      expect(await postmaster()).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'starts again after kill -9, on the same data',
    async () => {
      const first = await start();
      const register = { phone: '09171234567' };
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(register);
      const sent = await fetch(`${first.url}/x2/sms/sendRegister`, { method: 'POST', headers, body });
      expect(sent.status).toBe(200);
      expect(await outbox(first)).toBe(200);
      await kill(first.child, 'SIGKILL');
      const left = await postmaster();
      expect(left).not.toBeNull();

      const second = await start();
      expect(await postmaster()).toEqual(left);
      expect(await outbox(second)).toBe(200);
      await kill(second.child, 'SIGKILL');
      process.kill(left?.pid ?? 0, 'SIGKILL');

      const third = await start();
      expect(await outbox(third)).toBe(200);
      expect(await kill(third.child, 'SIGTERM')).toBe(0);
      expect(await postmaster()).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'keeps running when its database is killed',
    async () => {
      const { child, url } = await start();
      const running = await postmaster();
      process.kill(running?.pid ?? 0, 'SIGKILL');
      const ready = async () => (await fetch(`${url}/readyz`)).status;
      while ((await ready()) === 200) await sleep(20);
      while ((await ready()) !== 200) await sleep(50);
      expect((await postmaster())?.pid).not.toBe(running?.pid);
      expect(await kill(child, 'SIGINT')).toBe(0);
      expect(await postmaster()).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'stops when the npm process that started it is killed',
    async () => {
      // The shell takes the part of npm: it starts the server and waits for it.
      const script = `"${process.execPath}" "${main}" & echo "pid $!"; wait`;
      const npm = spawn('sh', ['-c', script], {
        cwd: root,
        env: { ...process.env, PORT: '0', DATA_DIR: folder, SEED_KEY, npm_lifecycle_event: 'start' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      npm.stdout.on('data', (text) => {
        output += text;
      });
      while (!output.includes('Player app')) {
        expect(npm.exitCode, 'the server exited').toBeNull();
        await sleep(50);
      }
      npm.kill('SIGKILL');
      const pid = Number(/pid ([0-9]+)/.exec(output)?.[1]);
      const isAlive = () => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      };
      for (let tries = 0; tries < 200 && isAlive(); tries += 1) await sleep(50);
      expect(await postmaster()).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'reports which port is in use, and stops its database again',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' ? String(address?.port) : '';
      const { code, said } = await startInVain({ PORT: port });
      expect(code).toBe(1);
      expect(said).toContain(`Port ${port} is in use`);
      expect(await postmaster()).toBeNull();
      other.close();
    },
    TIMEOUT_MS,
  );

  it(
    'refuses settings it does not understand',
    async () => {
      const { code, said } = await startInVain({ DEPOSIT_MIN: 'twenty' });
      expect(code).toBe(1);
      expect(said).toContain('DEPOSIT_MIN: got "twenty", expected pesos such as 20 or 20.50');
    },
    TIMEOUT_MS,
  );

  it(
    'refuses a NATS that cannot be reached, without its password, and stops its database again',
    async () => {
      const { code, said } = await startInVain({ NATS_URL: 'nats://app:hidden@127.0.0.1:1' });
      expect(code).toBe(1);
      expect(said).toContain('NATS_URL: cannot connect to NATS at 127.0.0.1:1: ');
      expect(said).not.toContain('hidden');
      expect(await postmaster()).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'logs an error when production runs with the sandbox, and requires its token',
    async () => {
      const production = { NODE_ENV: 'production', SANDBOX: 'on' };
      const { code, said } = await startInVain(production);
      expect(code).toBe(1);
      expect(said).toContain('SANDBOX_TOKEN: got none');

      const token = 'sixteen letters.';
      const { child, url, output } = await start({ ...production, SANDBOX_TOKEN: token });
      const errors = output()
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
        .filter(({ level }) => level >= 50);
      expect(errors).toMatchObject([{ msg: expect.stringMatching(/^SANDBOX is on in production/) }]);
      expect(await outbox({ url })).toBe(403);
      expect((await fetch(`${url}/sandbox/outbox?phone=09171234567&token=${token}`)).status).toBe(200);
      expect(await kill(child, 'SIGINT')).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'refuses a production database that may lose acknowledged writes',
    async () => {
      const database = await startEmbedded({ folder: join(folder, 'unsafe'), isDurable: false });
      const environment = { NODE_ENV: 'production', DATABASE_URL: database.url };
      const { code, said } = await startInVain(environment);
      expect(code).toBe(1);
      expect(said).toContain('fsync off and synchronous_commit off');
      await database.stop();
    },
    TIMEOUT_MS,
  );
});
