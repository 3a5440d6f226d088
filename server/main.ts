import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { SettingsHolder } from './active/settingsHolder';
import { buildApp, unservedCalls } from './app';
import { type Config, parseConfig } from './config';
import { type Context, systemClock } from './context';
import { makeBaseBackup } from './db/baseBackup';
import { openDatabase } from './db/database';
import { refuseUnsafeDatabase, requirePrimary } from './db/durability';
import { startEmbedded } from './db/embedded';
import { migrate } from './db/migrate';
import { sealTotpSecrets } from './domains/desk/totpSeals';
import { sealChains } from './domains/live/sealChains';
import { sealPairs } from './fairness/sealPairs';
import { createLog } from './log';
import { openSeals } from './seals';

const STOP_MAX_MS = 20_000;
/** npm forwards the Ctrl-C that the terminal has already sent to us: only a later one means "at once". */
const SECOND_SIGNAL_AFTER_MS = 1_000;
const PARENT_POLL_MS = 500;
/** A server that is stopping may hold the port a little longer. */
const PORT_TRIES = 20;
const PORT_RETRY_MS = 250;

/** What has been started; stopped in reverse order. */
const stops: (() => Promise<void>)[] = [];

async function start(config: Config): Promise<void> {
  const log = createLog(config);
  stopOnSignals(log);
  let url = config.databaseUrl;
  let adminUrl: string | null = null;
  if (url === null) {
    const postgres = await startEmbedded({ folder: config.dataDir, backups: config.backupDir });
    stops.push(postgres.stop);
    postgres.keepUp((failure) => {
      if (failure === null) log.warn('the database had stopped and runs again');
      else log.error({ err: failure }, 'the database has stopped and could not be restarted');
    });
    url = postgres.url;
    adminUrl = postgres.adminUrl;
  }
  const directUrl = config.databaseDirectUrl ?? url;
  const db = openDatabase({
    url,
    directUrl,
    connectionsMax: config.databasePool,
    onError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
    slowMs: config.slowStatementMs,
    onSlow: ({ name, ms, rows }) => log.warn({ statement: name, ms, rows }, 'a statement was slow'),
  });
  stops.push(db.close);
  await requirePrimary(db);
  if (config.isProduction) await refuseUnsafeDatabase(db, config.hasDatabaseStandbys);
  await migrate(directUrl);
  // Loaded only if it is on: a production server has none of it in memory.
  const sandbox = config.sandbox ? await import('./sandbox') : null;
  if (config.isProduction && sandbox !== null) {
    log.error('SANDBOX is on in production: payments, codes and games of providers are simulated');
  }
  const context: Context = {
    config,
    db,
    log,
    clock: sandbox === null ? systemClock : new sandbox.ShiftingClock(),
    settings: new SettingsHolder({ config, db, log }),
    ...(await openSeals(config)),
  };
  await sealChains(db, context.seals);
  await sealPairs(db, context.pairSeals);
  await sealTotpSecrets(db, context.totpSeals);
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
  const app = await buildApp(context, {
    openSandbox: sandbox?.openSandbox,
    clientFolder: existsSync(clientFolder) ? clientFolder : undefined,
  });
  stops.push(() => app.close());
  stops.push(() => drain(app, config));
  addBackupJob(app, config, adminUrl);
  const unserved = unservedCalls(app);
  if (unserved.length > 0) throw new Error(`Calls of the contract without a route: ${unserved.join(', ')}`);
  printAddresses(config, await listen(app, config), sandbox?.SHOWN_ADDRESSES ?? {});
}

/** Takes calls for a while after it has told the proxies that it stops, so that none is on its way to it when it does. */
async function drain(app: FastifyInstance, { drainMs }: Config): Promise<void> {
  app.startDraining();
  await sleep(drainMs);
}

/** Copies the embedded database once a day, where BACKUP_DIR is set. */
function addBackupJob(app: FastifyInstance, config: Config, adminUrl: string | null): void {
  const { backupDir, dataDir, backupKeep } = config;
  if (adminUrl === null || backupDir === null) return;
  app.jobs.add({
    name: 'backup',
    schedule: { daily: '3:30' },
    catchesUp: false,
    run: async () => {
      const made = await makeBaseBackup({ adminUrl, folder: dataDir, backups: backupDir, keep: backupKeep });
      return `copied to ${made.path}, ${made.deleted} old copies deleted`;
    },
  });
}

/** Returns the port, which the system chooses if the configuration says 0. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return Number(new URL(await app.listen({ host, port })).port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (tries === PORT_TRIES) {
        throw new Error(`Port ${port} is in use. Choose another, for example PORT=${port + 1} npm start`);
      }
      await sleep(PORT_RETRY_MS);
    }
  }
}

function printAddresses(
  { host, publicUrl }: Config,
  port: number,
  more: Readonly<Record<string, string>>,
): void {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const hosts = isEverywhere ? ['localhost', ...ownAddresses()] : [host.includes(':') ? `[${host}]` : host];
  for (const base of publicUrl === null ? hosts.map((name) => `http://${name}:${port}`) : [publicUrl]) {
    const root = base.replace(/\/$/, '');
    console.log(`\n  Player app  ${root}/\n  Gallery     ${root}/gallery.html`);
    for (const [name, path] of Object.entries(more)) console.log(`  ${name.padEnd(11)} ${root}${path}`);
  }
  console.log('\n  Ctrl-C stops it.\n');
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

function stopOnSignals(log: Context['log']): void {
  const grace = closeWithGrace(
    { delay: STOP_MAX_MS, logger: false, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err !== undefined) log.fatal({ err }, 'stopping after an unexpected error');
      await stopAll();
    },
  );
  let firstAtMs: number | null = null;
  const stop = () => {
    if (firstAtMs === null) {
      firstAtMs = Date.now();
      grace.close();
    } else if (Date.now() - firstAtMs > SECOND_SIGNAL_AFTER_MS) {
      process.exit(1);
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  stopWithParent(stop);
}

/** When the npm process that started us is killed, stop too; otherwise the port would stay taken. */
function stopWithParent(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_POLL_MS);
  timer.unref();
}

try {
  await start(parseConfig(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
}
