import { existsSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Launcher } from './launcher';

/** The main process of a running PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  /** Folder of its socket, or empty if it listens on loopback only. */
  readonly socketFolder: string;
  readonly port: number;
}

export interface PostmasterOptions {
  readonly launcher: Launcher;
  readonly program: string;
  readonly args: readonly string[];
  readonly dataFolder: string;
  readonly logPath: string;
}

const POLL_MS = 25;
/** After a crash it first replays its log, which may take this long. */
const START_MAX_MS = 120_000;
/** How long a lock file may name a process that has ended or is ending. */
const STALE_MAX_MS = 30_000;
const LOG_MAX_BYTES = 8 * 1024 * 1024;

/**
 * Finds a PostgreSQL that uses this data, for example one whose Node process was killed; null if there is none.
 */
export async function findPostmaster(dataFolder: string): Promise<Postmaster | null> {
  const lines = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n').map((line) => line.trim()),
    () => [],
  );
  const [pid, , , port, socketFolder] = lines;
  // The eighth line of the lock file says whether it accepts connections.
  if (lines[7] !== 'ready' || pid === undefined || !(await isHolding(Number(pid), dataFolder))) return null;
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '' };
}

/** Starts PostgreSQL and returns once it accepts connections. Throws an Error with the end of its log. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const giveUpMs = Date.now() + STALE_MAX_MS;
  for (;;) {
    const failure = await tryStart(options);
    if (typeof failure !== 'string') return failure;
    const isLocked = failure.includes('lock file') || failure.includes('shared memory block');
    if (!isLocked || Date.now() > giveUpMs) {
      throw new Error(`PostgreSQL did not start:\n${failure}`);
    }
    const running = await findPostmaster(options.dataFolder);
    if (running !== null) return running;
    await dropStaleLock(options.dataFolder);
    await sleep(POLL_MS * 4);
  }
}

/** Stops PostgreSQL and returns when it has stopped. Open transactions are rolled back. */
export async function stopPostmaster({ pid }: Postmaster, dataFolder: string): Promise<void> {
  const quitAtMs = Date.now() + 10_000;
  signal(pid, 'SIGINT');
  while (await isHolding(pid, dataFolder)) {
    if (Date.now() > quitAtMs) {
      // The next start recovers after an immediate stop.
      signal(pid, 'SIGQUIT');
      await sleep(POLL_MS * 10);
      return;
    }
    await sleep(POLL_MS);
  }
}

/** The running postmaster, or why it is not running. */
async function tryStart(options: PostmasterOptions): Promise<Postmaster | string> {
  const log = await openLog(options.logPath);
  const start = (await log.stat()).size;
  // In its own process group, so that Ctrl-C does not reach the database before the server has finished.
  const child = options.launcher.launch(options.program, options.args, {
    cwd: options.dataFolder,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  // Listen immediately: a child that finds a lock file exits within milliseconds.
  let exit: string | null = null;
  child.once('error', (error) => {
    exit = error.message;
  });
  child.once('exit', (code, signalName) => {
    exit = `it ended with ${code ?? signalName}`;
  });
  child.unref();
  await log.close();
  const giveUpMs = Date.now() + START_MAX_MS;
  while (exit === null && Date.now() < giveUpMs) {
    const running = await findPostmaster(options.dataFolder);
    // A lock file of another process would not name this child.
    if (running !== null && running.pid === child.pid) return running;
    await sleep(POLL_MS);
  }
  const text = await readFile(options.logPath, 'utf8');
  return `${exit ?? 'it took too long'}\n${text.slice(start).trim().slice(-2_000)}`;
}

async function openLog(path: string): Promise<FileHandle> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  return open(path, size > LOG_MAX_BYTES ? 'w' : 'a', 0o600);
}

/**
 * Removes a lock file whose process is no longer a PostgreSQL, as after a restart of a container, when process
 * ids start again. It stays while any process still uses the data folder.
 */
async function dropStaleLock(dataFolder: string): Promise<void> {
  if (!existsSync('/proc/self/cwd')) return;
  for (const entry of await readdir('/proc')) {
    if (/^[0-9]+$/.test(entry) && (await isHolding(Number(entry), dataFolder))) return;
  }
  await rm(join(dataFolder, 'postmaster.pid'), { force: true });
}

/**
 * Whether the process is alive and works in the data folder, as all processes of PostgreSQL do. Where that
 * cannot be read, being alive is enough.
 */
async function isHolding(pid: number, dataFolder: string): Promise<boolean> {
  if (existsSync('/proc/self/cwd')) {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === dataFolder;
  }
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
