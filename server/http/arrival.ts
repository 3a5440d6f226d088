import type { FastifyInstance } from 'fastify';

/**
 * Notes when the whole of a call has arrived, its body included, before anything is done with it. Not when its
 * first byte came: who sends the headers early and the rest when he has seen more would buy a free look.
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
    /** By the process's own steady clock; 0 before the whole call is there. */
    arrivedMs: number;
  }
}
