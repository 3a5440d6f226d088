import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SUCCESS_CODE } from '../../../contract/envelope';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import type { PaymentGateway } from './gateway';
import { settleEvent } from './settle';

export const WEBHOOK_PATH = '/x2/recharge/webhook';

/** Hosted checkouts repeat the whole session in every event. */
const BODY_MAX_BYTES = 64 * 1024;
const THANKS = JSON.stringify({ code: SUCCESS_CODE, message: '', data: null, status: 200 });

/**
 * Where the gateway tells how payments went. The signature covers the bytes as they came, so they are kept
 * unread until it has been checked.
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
      // A parked event is answered with thanks too: sending it again would not mend it.
      if (event !== null) await settleEvent(context, gateway.name, event, body.toString('utf8'));
      return reply.type('application/json; charset=utf-8').send(THANKS);
    });
  });
}
