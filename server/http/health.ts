import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Context } from '../context';
import { requirePrimary } from '../db/durability';
import { sendRefusal } from './errors';
import { refuse } from './refusal';

/** How often the event loop's lag is measured: each time wakes the process. */
const LAG_EVERY_MS = 100;

const OK = { code: '00000', message: '', data: null, status: 200 };

/** Monitoring: whether the process is alive and stays, whether it can work, and its metrics. */
export function serveHealth(app: FastifyInstance, context: Context): void {
  app.decorate('metrics', new Registry());
  let isDraining = false;
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  // Proxies that check either address send no more calls then.
  app.get('/healthz', async (_request, reply) => (isDraining ? sendRefusal(reply, refuse('busy')) : OK));
  app.get('/readyz', async (_request, reply) => {
    if (isDraining) return sendRefusal(reply, refuse('busy'));
    try {
      await requirePrimary(context.db);
    } catch (error) {
      context.log.warn({ err: error }, 'not ready');
      throw refuse('busy');
    }
    return OK;
  });
  serveMetrics(app, context);
}

function serveMetrics(app: FastifyInstance, { config }: Context): void {
  const registry = app.metrics;
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern: labels per address would grow without limit.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw refuse('notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Metrics are for the operator: with the token, or without one from this machine. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const isForwarded =
      request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What /metrics shows; domains register their own counters here. */
    readonly metrics: Registry;
    /** From now on the checks of proxies fail, while calls are still taken. */
    readonly startDraining: () => void;
  }
}
