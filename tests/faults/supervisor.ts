import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildServer } from '../../scripts/lib/build.mjs';

/** The server as it runs in production: a process of its own, started again whenever it dies. */
export interface Supervisor {
  readonly url: string;
  /** kill -9, and a new process at once. Returns when the new one has been started, not when it serves. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Returns once it answers. */
  readonly isReady: () => Promise<void>;
  readonly pid: () => number;
  /** What the processes have complained about. */
  readonly complaints: () => string;
}

const root = resolve(import.meta.dirname, '../..');
/** Beside the packages it imports. */
const bundle = join(root, 'node_modules/.cache/chaos/server');
const COMPLAINTS_MAX = 20_000;
const READY_MAX_MS = 30_000;

export async function startServer(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Supervisor> {
  await buildServer(root, bundle);
  // Chosen once, because every process after a kill must come back to the same address.
  const port = await freePort();
  let complaints = '';
  const start = (): ChildProcess => {
    const { npm_lifecycle_event: _, ...inherited } = process.env;
    const child = spawn(process.execPath, [join(bundle, 'main.js')], {
      env: {
        ...inherited,
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        LOG_LEVEL: 'error',
        RATE_LIMIT_PER_MINUTE: '1000000',
        SANDBOX: 'on',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        complaints = `${complaints}${text}`.slice(-COMPLAINTS_MAX);
      });
    }
    return child;
  };
  const end = async (child: ChildProcess) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };
  let isStopping = false;
  let child = start();
  const watch = () => {
    // It could not reach its database, for example: whoever runs it starts it again.
    child.once('exit', async () => {
      if (isStopping) return;
      await sleep(50);
      if (isStopping) return;
      child = start();
      watch();
    });
  };
  watch();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: () => child.pid ?? 0,
    isReady: async () => {
      const giveUpMs = Date.now() + READY_MAX_MS;
      while ((await fetch(`${url}/readyz`).catch(() => null))?.status !== 200) {
        if (Date.now() > giveUpMs) throw new Error(`the server does not answer:\n${complaints}`);
        await sleep(50);
      }
    },
    kill: () => end(child),
    stop: async () => {
      isStopping = true;
      await end(child);
    },
    complaints: () => complaints,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
