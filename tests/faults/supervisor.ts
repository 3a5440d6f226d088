import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SEED_KEY } from '../support/seedKey';
import { NODE_FLAGS, serverMain } from '../support/serverMain';

/** The server as in production: a separate process that is restarted whenever it exits. */
export interface Supervisor {
  readonly url: string;
  /** kill -9. Resolves when the process is gone; another one is started shortly after. */
  readonly kill: () => Promise<void>;
  /** SIGTERM, as for an update. Resolves when the process has ended by itself; another one is started shortly after. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Resolves once it answers. */
  readonly isReady: () => Promise<void>;
  readonly pid: () => number;
  /** Everything the processes have printed (the last 20,000 characters). */
  readonly complaints: () => string;
}

const COMPLAINTS_MAX = 20_000;
const READY_MAX_MS = 90_000;

/** `environment` overrides the settings; without PORT in it a free one is chosen. */
export async function startServer(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Supervisor> {
  const main = await serverMain();
  // Chosen once, because every restarted process must use the same address.
  const port = environment.PORT === undefined ? await freePort() : Number(environment.PORT);
  let complaints = '';
  const start = (): ChildProcess => {
    const { npm_lifecycle_event: _, ...inherited } = process.env;
    const child = spawn(process.execPath, [...NODE_FLAGS, main], {
      env: {
        ...inherited,
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        LOG_LEVEL: 'error',
        RATE_LIMIT_PER_MINUTE: '1000000',
        SANDBOX: 'on',
        BEACON: 'none',
        BET_CYCLE_MS: '0',
        SEED_KEY,
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
    // Restarts it, for example when it could not reach its database.
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
    restart: async () => {
      const exits = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await exits;
      if (code !== 0) throw new Error(`the server ended with ${code}:\n${complaints}`);
    },
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
