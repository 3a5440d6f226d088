import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { WEBHOOK_PATH } from '../domains/payments/webhook';
import { type SandboxWebhook, SIGNATURE_HEADER, signWebhook } from './gateway';
import type { PayoutCallback } from './payouts';

const TIMEOUT_MS = 5_000;
/** Waits before the second and the third attempt; shorter than a real gateway's. */
const RETRY_MS = [200, 1_000];

/** Delivers an event about a deposit; see {@link deliver}. */
export const deliverWebhook = (
  app: FastifyInstance,
  context: Context,
  event: SandboxWebhook,
): Promise<number> => deliver(app, context, WEBHOOK_PATH, event);

/**
 * Signs an event and posts it to one of the application's own webhooks over HTTP. Returns the HTTP status of the last
 * attempt; 0 without an answer.
 */
export async function deliver(
  app: FastifyInstance,
  context: Context,
  path: string,
  event: SandboxWebhook | PayoutCallback,
): Promise<number> {
  const body = Buffer.from(JSON.stringify(event));
  let status = 0;
  for (const waitMs of [0, ...RETRY_MS]) {
    await sleep(waitMs);
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await signWebhook(context, body, context.clock.now()),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    status = await fetch(`${ownUrl(app)}${path}`, { method: 'POST', headers, body, signal }).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 0 && status < 500) break;
  }
  return status;
}

/** The application's own address; it is listening before anybody can pay. */
function ownUrl(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  const isEverywhere = address === '::' || address === '0.0.0.0';
  const host = isEverywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
