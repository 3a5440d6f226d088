import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];

/** The program of Debian's package `nats-server`; null where it is not installed. */
export const natsProgram: string | null =
  FOLDERS.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path)) ?? null;

/** What a test says that needs the program. */
export const NATS_MISSING = 'skipped without nats-server: apt-get install nats-server';

/** A NATS server on a port of its own. */
export interface NatsServer {
  readonly url: string;
  /** kill -9. Resolves when the process is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port. */
  readonly start: (options?: readonly string[]) => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** What it has printed since it was last started. */
  readonly said: () => string;
}

export async function startNats(options: readonly string[] = []): Promise<NatsServer> {
  if (natsProgram === null) throw new Error(NATS_MISSING);
  const program = natsProgram;
  const port = await freePort();
  let child: ChildProcess;
  let said = '';
  const start = async (settings: readonly string[] = []) => {
    const started = spawn(program, ['--addr', '127.0.0.1', '--port', String(port), ...settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    said = '';
    started.stderr.on('data', (text) => {
      said += text;
    });
    await isReady(started);
  };
  await start(options);
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    said: () => said,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Resolves when it says that it is ready; rejects when it ends before. */
function isReady(child: ChildProcess): Promise<void> {
  return new Promise((ready, failed) => {
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
      if (said.includes('Server is ready')) ready();
    });
    child.once('exit', () => failed(new Error(`nats-server has ended:\n${said}`)));
  });
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
