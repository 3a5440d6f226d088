import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { seededGames } from '../domains/catalogue/seeded';
import type { FallbackProvider } from '../domains/providers/registry';
import { refundAbandonedRounds } from './abandonedRounds';
import { startProvider } from './provider/server';

const REFUND_EVERY_MS = 10 * 60_000;

/**
 * Starts the provider that stands in for all without an address of their own, on its own port, and stops it
 * with the application. Like a real one it gets the wallet's address and a secret.
 */
export async function startProviderStandIn(
  app: FastifyInstance,
  context: Context,
): Promise<FallbackProvider> {
  const { config, clock, log } = context;
  // Wallet calls come back to this process, so no other process needs the secret.
  const own = randomBytes(32);
  const secretOf = (provider: string): string =>
    config.providers.get(provider)?.secret ?? createHmac('sha256', own).update(provider).digest('hex');
  const { port, close } = await startProvider({
    host: config.host,
    port: config.providerPort,
    walletUrl: () => addressOf(app),
    secretOf,
    games: seededGames(config.catalogueSize),
    now: () => clock.now(),
    below: randomInt,
  });
  const refund = () =>
    refundAbandonedRounds(context).catch((error: unknown) =>
      log.error({ err: error }, 'could not refund rounds that were left open'),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await refund();
    timer = setInterval(() => void refund(), REFUND_EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await close();
  });
  return { port, secretOf };
}

/** The application's own address; it is listening before anybody can play. */
function addressOf(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  const isEverywhere = address === '::' || address === '0.0.0.0';
  const host = isEverywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
