import type { FastifyInstance } from 'fastify';

/**
 * Records when a whole call, body included, has arrived, before it is processed. The time of the first byte
 * would not do: a client could send the headers early and the rest after seeing more of the round.
 */
export function noteArrivals(app: FastifyInstance): void {
  app.decorateRequest('arrivedMs', 0);
  app.addHook('preValidation', (request, _reply, done) => {
    request.arrivedMs = performance.now();
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** By the process's monotonic clock; 0 until the whole call has arrived. */
    arrivedMs: number;
  }
}
