import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { moneyCalls, type Order } from '../../contract/money';
import { amount } from '../../games/kit/rules/amount';
import { WEBHOOK_PATH } from '../../server/domains/payments/webhook';
import {
  paymentIdOf,
  referenceOf,
  type SandboxWebhook,
  SIGNATURE_HEADER,
  signWebhook,
} from '../../server/sandbox/gateway';
import type { Person } from './people';
import type { TestServer } from './server';

/** Opens a deposit order as its player. */
export async function openOrder(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  pesos = '500',
  channelId = 'qrph',
): Promise<Order> {
  const body = { amount: z.decode(amount, pesos), channelId };
  return (await server.send(moneyCalls.recharge, body, { token })).reply;
}

export interface WebhookData extends Partial<SandboxWebhook['data']> {}

/** The event that the bank sends for an order, with these changes. */
export const bankEvent = (
  { orderId, method, amount: amountCentavos }: Order,
  type: SandboxWebhook['type'],
  id: string,
  change: WebhookData = {},
): SandboxWebhook => ({
  id,
  type,
  data: {
    order: orderId,
    reference: referenceOf(orderId),
    method,
    payment: ['payment.succeeded', 'payment.reversed'].includes(type) ? paymentIdOf(orderId) : null,
    amount: Number(amountCentavos),
    currency: 'PHP',
    ...change,
  },
});

/** Posts bytes to the webhook with a signature. */
export const postWebhook = (
  server: TestServer,
  body: Buffer,
  signature: string | undefined,
): Promise<LightMyRequestResponse> =>
  server.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    payload: body,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [SIGNATURE_HEADER]: signature }),
    },
  });

/** Signs an event as the bank does and posts it. Returns the HTTP status. */
export async function tell(server: TestServer, event: SandboxWebhook, signedAt?: Date): Promise<number> {
  const body = Buffer.from(JSON.stringify(event));
  const signature = await signWebhook(server.context, body, signedAt ?? server.clock.now());
  return (await postWebhook(server, body, signature)).statusCode;
}
