import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Where other steps use the cores, a start has taken over 90 s. */
const START_MAX_MS = 240_000;

/** The built server as `npm start` runs it, on a port and a data folder of its own. */
export interface BuiltServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly child: ChildProcess;
  /** Stops the server and deletes its data. */
  close(): Promise<void>;
}

/**
 * Runs dist/server, which must have been built, without a least time between bets. Throws with the server's output when
 * it does not start.
 */
export async function startBuiltServer(environment: Record<string, string> = {}): Promise<BuiltServer> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  const { DATABASE_URL: _, NODE_ENV: __, npm_lifecycle_event: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...inherited,
      PORT: '0',
      DATA_DIR: folder,
      BET_CYCLE_MS: '0',
      SEED_KEY: '5eed'.repeat(16),
      ...environment,
    },
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

/** Resolves with the address that the server prints. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    const timeout = setTimeout(
      () => failed(new Error(`the server did not start in time:\n${output}`)),
      START_MAX_MS,
    );
    const read = (text: Buffer) => {
      output += text.toString();
      const url = /Player app +(http:\S+)\/\n/.exec(output)?.[1];
      if (url === undefined) return;
      clearTimeout(timeout);
      found(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      clearTimeout(timeout);
      failed(new Error(`the server exited:\n${output}`));
    });
  });
}
