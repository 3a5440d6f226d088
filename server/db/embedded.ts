import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { archiveSettings, prepareArchive } from './archive';
import { findBinaries } from './binaries';
import { makeCluster } from './cluster';
import { sqlState } from './database';
import { keepUp } from './keeper';
import { chooseLauncher } from './launcher';
import { findPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster';
import { giveTree } from './reach';

/** The embedded PostgreSQL, with its data in a folder of ours. */
export interface EmbeddedPostgres {
  /** Connects as the application's role, which owns its database and is no superuser. */
  readonly url: string;
  /** Connects as the superuser of the same server. */
  readonly adminUrl: string;
  /**
   * Restarts the server whenever it has stopped, until `stop`. `onReturn` is called each time, with an Error if
   * it could not be started and will be retried.
   */
  readonly keepUp: (onReturn: (failure: unknown) => void) => void;
  /** Stops the server, unless another process still uses it. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** DATA_DIR: contains the database; nothing is written outside it. */
  readonly folder: string;
  /** False turns safety against power cuts off; for databases of test runs. */
  readonly isDurable?: boolean;
  /** BACKUP_DIR, where the write-ahead log is archived; null without one. */
  readonly backups?: string | null;
}

const MAJOR_VERSION = 18;
const ROLE = 'peryahan';
const SUPERUSER = 'postgres';
/** The kernel limits the path of a socket: 104 bytes on macOS, a little more on Linux. */
const SOCKET_PATH_MAX_BYTES = 103;
const SOCKET_PORT = 5432;

interface Place {
  readonly data: string;
  readonly socket: string;
  readonly log: string;
  /** The password of both roles. The socket needs none: only its owner may enter its folder. */
  readonly password: string;
}

/**
 * Starts the embedded PostgreSQL in `folder`, creating a new database on first use, or joins the server that
 * already uses it. Throws an Error that says what to do when it cannot.
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
  // A server that was just killed still holds its files while it stops: retry until a new one answers.
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

/** `port` is that of the previous server, whose address is in use already. */
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
  const backups = options.backups ?? null;
  if (backups !== null) await prepareArchive(backups, launcher);
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
    // Calls read few rows, so compiling plans or starting parallel workers costs more than it saves.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    log_checkpoints: 'off',
    // Error details contain values of rows, such as phone numbers.
    log_error_verbosity: 'terse',
    ...(backups === null ? {} : archiveSettings(backups)),
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

/** Only one of several concurrent processes writes it, and none reads it half written. */
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

/** Creates the application's role and database if they are missing. */
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

/** Null without an answer; errors that the server has sent are thrown. */
function passOnAnswers(error: unknown): null {
  if (sqlState(error) !== null) throw error;
  return null;
}

/** The role or database exists already, or another process creates it at this moment. */
const ALREADY_THERE = new Set(['42710', '42P04', '23505']);

/** Whether other connections remain. Closed ones are listed a little longer, so it checks repeatedly. */
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
  // A lost connection also fails the pending query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
