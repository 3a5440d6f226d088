import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DestinationStream } from 'pino';
import { inject as provided } from 'vitest';
import * as z from 'zod/mini';
import type { BodyOf, Call, ParamsOf, ReplyOf } from '../../contract/call';
import { type Envelope, SUCCESS_CODE } from '../../contract/envelope';
import { HEADERS } from '../../contract/headers';
import { SettingsHolder } from '../../server/active/settingsHolder';
import { type AppParts, buildApp } from '../../server/app';
import { parseConfig } from '../../server/config';
import type { Context } from '../../server/context';
import { openDatabase } from '../../server/db/database';
import { createLog } from '../../server/log';
import { openSandbox, ShiftingClock } from '../../server/sandbox';
import type { ServerSeals } from '../../server/seals';
import { cloneDatabase } from './database';
import { guardLedger } from './ledgerGuard';
import { SEED_KEY, testSeals } from './seedKey';

export interface TestServerOptions {
  /** Environment variables, on top of the defaults. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The destination of the log; standard output by default. */
  readonly log?: DestinationStream;
  /** Additional routes, registered before the server listens. */
  readonly routes?: (app: FastifyInstance, context: Context) => void;
  /** True if the test itself writes to the ledger's tables; see {@link guardLedger}. */
  readonly writesLedger?: boolean;
  /** Other seals than those of all servers of the tests. */
  readonly seals?: Partial<ServerSeals>;
  /** An existing database, which is kept when the server closes; a new one by default. */
  readonly databaseUrl?: string;
}

/** The answer to a call. */
export interface Answer<C extends Call> {
  readonly status: number;
  /** The body, byte for byte. */
  readonly text: string;
  readonly code: string;
  readonly message: string;
  /** Decoded by the contract. Throws if the call was refused. */
  readonly reply: ReplyOf<C>;
}

export interface SendOptions<C extends Call> {
  readonly token?: string;
  readonly params?: ParamsOf<C>;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The real application on a database of its own. */
export interface TestServer {
  /** Its address, such as http://127.0.0.1:40123, for clients that need a socket. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly db: Context['db'];
  readonly databaseUrl: string;
  readonly clock: ShiftingClock;
  readonly pairSeals: Context['pairSeals'];
  /** Sends any request. */
  readonly inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Makes a call of the contract. A money call without a key gets a new one. */
  readonly send: <C extends Call>(call: C, body: BodyOf<C>, options?: SendOptions<C>) => Promise<Answer<C>>;
  readonly close: () => Promise<void>;
}

/** Much longer than in production: the tests check answers, on however busy a machine. */
const PATIENCE_MS = 30_000;

/** Starts the application on a new database and an ephemeral port. Close it after the tests of a file. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database =
    options.databaseUrl === undefined
      ? await cloneDatabase(provided('databases'), `test_${randomBytes(8).toString('hex')}`)
      : { url: options.databaseUrl, drop: async () => undefined };
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
    PORT: '0',
    // Tests bet in quick succession; those about the pace set it.
    BET_CYCLE_MS: '0',
    // Most tests of runs set no loss limit.
    AUTOPLAY_LOSS_LIMIT: 'off',
    // Tables run on their own, which only their own tests expect.
    LIVE_TABLES: 'off',
    // Tests run jobs when they are due by their clock.
    JOBS: 'off',
    // A round with a public number waits for it in real time, however fast the tables are: its own tests do.
    BEACON: 'none',
    SEED_KEY,
    // Tests run at any hour, and send payouts themselves.
    WITHDRAW_HOURS: '-',
    WITHDRAW_SENDER: 'off',
    ...options.environment,
  });
  const clock = new ShiftingClock();
  const db = openDatabase({
    url: database.url,
    connectionsMax: config.databasePool,
    patienceMs: PATIENCE_MS,
  });
  if (options.databaseUrl === undefined && options.writesLedger !== true) await guardLedger(db);
  const log = createLog(config, options.log);
  const settings = new SettingsHolder({ config, db, log });
  const context: Context = { config, db, clock, settings, log, ...testSeals, ...options.seals };
  const app = await buildTestApp(context);
  options.routes?.(app, context);
  const url = await app.listen({ host: '127.0.0.1', port: config.port });
  return {
    url,
    app,
    context,
    db,
    databaseUrl: database.url,
    clock,
    pairSeals: context.pairSeals,
    inject: (request) => app.inject(request),
    send: (call, body, sendOptions = {}) => send(app, call, body, sendOptions),
    close: async () => {
      await app.close();
      await db.close();
      await database.drop();
    },
  };
}

/** The context of another process on the same database, with other settings in the environment. */
export function processContext(context: Context, settings: Partial<Context['config']>): Context {
  const { db, log } = context;
  const config = { ...context.config, ...settings };
  return { ...context, config, settings: new SettingsHolder({ config, db, log }) };
}

/** The application as `npm start` builds it: with the sandbox if it is on. */
export const buildTestApp = (context: Context, parts: AppParts = {}): Promise<FastifyInstance> =>
  buildApp(context, { ...(context.config.sandbox && { openSandbox }), ...parts });

async function send<C extends Call>(
  app: FastifyInstance,
  call: C,
  body: BodyOf<C>,
  options: SendOptions<C>,
): Promise<Answer<C>> {
  const encoded = z.encode(call.body, body as never) as Record<string, string>;
  const params = z.encode(call.params, (options.params ?? {}) as never) as Record<string, string>;
  const response = await app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    ...(call.method === 'GET' ? { query: encoded } : { payload: encoded }),
    headers: {
      ...(options.token === undefined ? {} : { [HEADERS.token]: options.token }),
      ...(call.money ? { [HEADERS.idempotencyKey]: options.idempotencyKey ?? newKey() } : {}),
      ...options.headers,
    },
  });
  const envelope: Envelope = response.json();
  return {
    status: response.statusCode,
    text: response.body,
    code: envelope.code,
    message: envelope.message,
    get reply() {
      if (envelope.code !== SUCCESS_CODE) throw new Error(`${call.path} was refused: ${response.body}`);
      return z.decode(call.reply, envelope.data as never) as ReplyOf<C>;
    },
  };
}

export const newKey = (): string => randomBytes(16).toString('base64url');
