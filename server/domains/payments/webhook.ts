import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SUCCESS_CODE } from '../../../contract/envelope';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import type { PaymentGateway } from './gateway';
import { settleEvent } from './settle';

export const WEBHOOK_PATH = '/x2/recharge/webhook';

/** Size limit in bytes: hosted checkouts repeat the whole session in every event. */
const BODY_MAX_BYTES = 64 * 1024;
const THANKS = JSON.stringify({ code: SUCCESS_CODE, message: '', data: null, status: 200 });

/**
 * Receives the gateway's webhooks. The signature covers the raw bytes, so the body is not parsed before it has
 * been verified.
 */
export function serveWebhook(app: FastifyInstance, context: Context, gateway: PaymentGateway | null): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      async (request: FastifyRequest, bytes: Buffer) => {
        request.rawBody = bytes;
        return null;
      },
    );
    scope.post(WEBHOOK_PATH, { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
      const body = request.rawBody ?? Buffer.alloc(0);
      if (gateway === null || request.headers[gateway.signatureHeader] === undefined) {
        throw refuse('signatureWrong');
      }
      const event = await gateway.verify(request.headers, body, context.clock.now());
      // A parked event is acknowledged too: sending it again would change nothing.
      if (event !== null) await settleEvent(context, gateway.name, event, body.toString('utf8'));
      return reply.type('application/json; charset=utf-8').send(THANKS);
    });
  });
}
