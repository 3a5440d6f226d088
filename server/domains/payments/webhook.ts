import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SUCCESS_CODE } from '../../../contract/envelope';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import type { PaymentGateway } from './gateway';
import { type FreeHeld, settleEvent } from './settle';

export const WEBHOOK_PATH = '/x2/recharge/webhook';

/** Size limit in bytes: hosted checkouts repeat the whole session in every event. */
const BODY_MAX_BYTES = 64 * 1024;
const THANKS = JSON.stringify({ code: SUCCESS_CODE, message: '', data: null, status: 200 });

/** Receives the gateway's webhooks. */
export const serveWebhook = (
  app: FastifyInstance,
  context: Context,
  gateway: PaymentGateway | null,
  freeHeld: FreeHeld,
): void =>
  serveSigned(app, WEBHOOK_PATH, gateway?.signatureHeader ?? null, async (headers, body) => {
    const event = await gateway?.verify(headers, body, context.clock.now());
    // A parked event is acknowledged too: sending it again would change nothing.
    if (gateway !== null && event)
      await settleEvent(context, gateway.name, event, { body: body.toString('utf8'), freeHeld });
  });

/**
 * Serves an address that takes signed bytes. The signature covers them as they were sent, so the body is not parsed
 * before `receive` has verified it. Without its header, and where `header` is null, the answer is "signatureWrong".
 */
export function serveSigned(
  app: FastifyInstance,
  path: string,
  header: string | null,
  receive: (headers: IncomingHttpHeaders, body: Buffer) => Promise<void>,
): void {
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
    scope.post(path, { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
      const body = request.rawBody ?? Buffer.alloc(0);
      if (header === null || request.headers[header] === undefined) throw refuse('signatureWrong');
      await receive(request.headers, body);
      return reply.type('application/json; charset=utf-8').send(THANKS);
    });
  });
}
