import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const START_MAX_MS = 90_000;

/** The product as it is started by `npm start`, on a port and a data folder of its own. */
export interface BuiltServer {
  /** Origin without a slash at the end. */
  readonly url: string;
  readonly child: ChildProcess;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** Runs dist/server, which must have been built. Throws with the server's own words when it does not start. */
export async function startBuiltServer(environment: Record<string, string> = {}): Promise<BuiltServer> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  const { DATABASE_URL: _, NODE_ENV: __, npm_lifecycle_event: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...inherited, PORT: '0', DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(child), child, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves with the printed address of the player app. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const timeout = setTimeout(() => failed(new Error(`it did not start in time:\n${said}`)), START_MAX_MS);
    const read = (text: Buffer) => {
      said += text.toString();
      const url = /Player app +(http:\S+)\/\n/.exec(said)?.[1];
      if (url === undefined) return;
      clearTimeout(timeout);
      found(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      clearTimeout(timeout);
      failed(new Error(`it ended:\n${said}`));
    });
  });
}
