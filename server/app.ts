import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Call } from '../contract/call';
import { allCalls, signedCalls } from '../contract/calls';
import type { Context } from './context';
import { registerCatalogue } from './domains/catalogue/routes';
import { registerDevice } from './domains/device/routes';
import { registerLive } from './domains/live/routes';
import { registerMessages } from './domains/messages/routes';
import { registerPayments } from './domains/payments/routes';
import { registerPlay } from './domains/play/routes';
import { registerPlayers } from './domains/players/routes';
import { frameOrigins } from './domains/providers/registry';
import { registerProviders } from './domains/providers/routes';
import { registerRecords } from './domains/records/routes';
import { registerRewards } from './domains/rewards/routes';
import { registerSaferPlay } from './domains/safer-play/routes';
import { registerFairness } from './fairness/routes';
import { noteArrivals } from './http/arrival';
import { BODY_MAX_BYTES, readBodies } from './http/body';
import { serveClient } from './http/client';
import { answerBrokenRequest, answerErrors, refusalFor, sendRefusal } from './http/errors';
import { serveSecurityHeaders } from './http/headers';
import { serveHealth } from './http/health';
import { serveManifest } from './http/manifest';
import { serveOpenApi } from './http/openapi';
import { refuse } from './http/refusal';
import { registerLedger } from './ledger/routes';
import { registerSandbox } from './sandbox/routes';
import { openStudio } from './sandbox/studio';

/** One domain of the server: registers its routes. */
type Register = (app: FastifyInstance, context: Context) => void;

/** Every domain there is. A new one is a line here; providers' games also ask who plays them. */
const domains: readonly Register[] = [
  registerPlayers,
  registerPayments,
  registerCatalogue,
  registerDevice,
  registerLedger,
  registerFairness,
  registerPlay,
  registerLive,
  registerRecords,
  registerRewards,
  registerSaferPlay,
  registerMessages,
  registerSandbox,
];

/**
 * The whole application, without a listening socket: tests drive the same one as `npm start`.
 * With `clientFolder` it also serves the built client from there.
 */
export async function buildApp(context: Context, clientFolder?: string): Promise<FastifyInstance> {
  const { config } = context;
  const app: FastifyInstance = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxyHops,
    exposeHeadRoutes: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) => sendRefusal(reply as FastifyReply, refusalFor(error)),
  });
  app.decorate('servedCalls', new Set<Call>());
  answerErrors(app);
  readBodies(app);
  noteArrivals(app);
  // It stands first, because pages name its address.
  const studio = config.sandbox ? await openStudio(app, context) : null;
  await serveSecurityHeaders(app, config, (hostname) => frameOrigins(config, studio, hostname));
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: 60_000,
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: () => refuse('tooMany'),
  });
  serveHealth(app, context);
  serveOpenApi(app, config.appsVersion);
  serveManifest(app, config);
  // Raw, without the envelope: the client compares it with its own version.
  app.get('/version.json', async () => ({ appsVersion: config.appsVersion }));
  for (const register of domains) register(app, context);
  registerProviders(app, context, studio);
  if (clientFolder !== undefined) await serveClient(app, config, clientFolder);
  return app;
}

/** Calls of the contract without a route. The server does not start with any. */
export const unservedCalls = (app: FastifyInstance): string[] =>
  [...allCalls, ...signedCalls]
    .filter((call) => !app.servedCalls.has(call))
    .map((call) => `${call.method} ${call.path}`);
