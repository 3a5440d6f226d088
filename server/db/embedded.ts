import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries';
import { makeCluster } from './cluster';
import { sqlState } from './database';
import { keepUp } from './keeper';
import { chooseLauncher } from './launcher';
import { findPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster';
import { giveTree } from './reach';

/** A PostgreSQL of our own, on data in a folder of ours. */
export interface EmbeddedPostgres {
  /** Connects the application's role, which owns its database and is no superuser. */
  readonly url: string;
  /** Connects the superuser to the same server. */
  readonly adminUrl: string;
  /**
   * Starts the server again whenever it is gone, until it is stopped here. `onReturn` hears of each time,
   * with an Error where it could not be started and will be tried again.
   */
  readonly keepUp: (onReturn: (failure: unknown) => void) => void;
  /** Stops the server, unless another process still uses it. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** DATA_DIR: holds the database and nothing is written outside it. */
  readonly folder: string;
  /** False gives up safety against power cuts; for databases that live as long as a test run. */
  readonly isDurable?: boolean;
}

const MAJOR_VERSION = 18;
const ROLE = 'peryahan';
const SUPERUSER = 'postgres';
/** A socket's path has a fixed place in the kernel: 104 bytes on macOS, a little more on Linux. */
const SOCKET_PATH_MAX_BYTES = 103;
const SOCKET_PORT = 5432;

interface Place {
  readonly data: string;
  readonly socket: string;
  readonly log: string;
  /** The password of both roles. Over the socket none is asked: its folder lets nobody else in. */
  readonly password: string;
}

/**
 * Starts the built-in PostgreSQL on `folder`, making a new database on first use, or joins the one that
 * already serves it. Throws an Error that says what to do when it cannot.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.folder, { recursive: true });
  const folder = await realpath(options.folder);
  const place: Place = {
    data: join(folder, 'postgres'),
    socket: join(folder, 'socket'),
    log: join(folder, 'postgres.log'),
    password: await readPassword(join(folder, 'postgres-password')),
  };
  const find = () => findPostmaster(place.data);
  const prepare = async (running: Postmaster) => {
    await makeDatabase(urlFor(running, SUPERUSER, 'postgres', place.password), place.password);
    return running;
  };
  const left = await find();
  // One that was just killed still holds its files while it goes; what it does not answer, a new one does.
  const joined = left === null ? null : await prepare(left).catch(passOnAnswers);
  const postmaster = joined ?? (await prepare(await start(folder, place, options)));
  const adminUrl = urlFor(postmaster, SUPERUSER, 'postgres', place.password);
  let letGo = async () => {};
  return {
    url: urlFor(postmaster, ROLE, ROLE, place.password),
    adminUrl,
    keepUp: (onReturn) => {
      const revive = () => start(folder, place, options, postmaster.port);
      letGo = keepUp({ find, revive, onReturn });
    },
    stop: async () => {
      await letGo();
      if (await isUsedByOthers(adminUrl)) return;
      const running = await find();
      if (running !== null) await stopPostmaster(running, place.data);
    },
  };
}

/** `port` is the one of the server that ran before, whose address is known already. */
async function start(
  folder: string,
  place: Place,
  options: EmbeddedOptions,
  port?: number,
): Promise<Postmaster> {
  const isDurable = options.isDurable ?? true;
  const launcher = await chooseLauncher(folder);
  const binaries = await findBinaries({
    forOtherUser: launcher.isConfined,
    copyTo: join(folder, `postgres-${MAJOR_VERSION}-binaries`),
  });
  await makeCluster({
    data: place.data,
    initdb: binaries.initdb,
    superuser: SUPERUSER,
    password: place.password,
    launcher,
    isDurable,
  });
  const version = (await readFile(join(place.data, 'PG_VERSION'), 'utf8')).trim();
  if (version !== String(MAJOR_VERSION)) {
    throw new Error(`${place.data} was made by PostgreSQL ${version}; this is PostgreSQL ${MAJOR_VERSION}.`);
  }
  await mkdir(place.socket, { recursive: true });
  await chmod(place.socket, 0o700);
  if (launcher.owner !== null) {
    await giveTree(place.data, launcher.owner);
    await giveTree(place.socket, launcher.owner);
  }
  const listen = await listenSettings(place.socket, port);
  const durable = isDurable ? 'on' : 'off';
  const settings: Record<string, string> = {
    ...listen,
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Calls read few rows: what compiling a plan or starting a process for it costs is never earned back.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    log_checkpoints: 'off',
    // Details quote the values of rows, and rows hold phone numbers.
    log_error_verbosity: 'terse',
  };
  return startPostmaster({
    launcher,
    program: binaries.postgres,
    args: [
      '-D',
      place.data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    dataFolder: place.data,
    logPath: place.log,
  });
}

async function listenSettings(socket: string, port?: number): Promise<Record<string, string>> {
  const path = join(socket, `.s.PGSQL.${SOCKET_PORT}`);
  if (process.platform !== 'win32' && Buffer.byteLength(path) <= SOCKET_PATH_MAX_BYTES) {
    return { listen_addresses: '', unix_socket_directories: socket, port: String(SOCKET_PORT) };
  }
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port ?? (await freePort())),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port on 127.0.0.1.');
  return address.port;
}

function urlFor(
  { socketFolder, port }: Postmaster,
  role: string,
  database: string,
  password: string,
): string {
  if (socketFolder !== '') {
    return `postgresql://${role}@/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`;
  }
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/** Only one of several processes starting at once gets to write it, and nobody reads half of it. */
async function readPassword(path: string): Promise<string> {
  const made = `${path}.${randomBytes(8).toString('hex')}`;
  await writeFile(made, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(made, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(made, { force: true });
  }
  return readFile(path, 'utf8');
}

/** Makes the application's role and database where they are missing. */
async function makeDatabase(adminUrl: string, password: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [ROLE]);
    if (found.rowCount === 1) return;
    const statements = [
      `CREATE ROLE ${ROLE} LOGIN PASSWORD ${pg.escapeLiteral(password)}`,
      `CREATE DATABASE ${ROLE} OWNER ${ROLE}`,
    ];
    for (const statement of statements) {
      await client.query(statement).catch((error: unknown) => {
        if (!ALREADY_THERE.has(sqlState(error) ?? '')) throw error;
      });
    }
  });
}

/** Nobody answered: null. What a server has answered is passed on. */
function passOnAnswers(error: unknown): null {
  if (sqlState(error) !== null) throw error;
  return null;
}

/** Role or database exists, also when another process makes it at this moment. */
const ALREADY_THERE = new Set(['42710', '42P04', '23505']);

/** Whether connections are left. Those just closed are seen a little longer, so it looks more than once. */
async function isUsedByOthers(adminUrl: string): Promise<boolean> {
  return withClient(adminUrl, async (client) => {
    for (let looks = 0; looks < 20; looks += 1) {
      const others = await client.query(
        "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1",
      );
      if (others.rowCount === 0) return false;
      await sleep(50);
    }
    return true;
  }).catch(() => false);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Whoever waits for an answer hears of a lost connection anyway.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
