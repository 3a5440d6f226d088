import type { FastifyInstance } from 'fastify';
import { type BeaconNetwork, QUICKNET } from '../games/kit/fairness/network';
import { certificateOf } from './adapters/certificate';
import { drandRelay } from './adapters/drand';
import { paymongo } from './adapters/paymongo';
import { paymongoPayouts } from './adapters/paymongoPayouts';
import { semaphore } from './adapters/semaphore';
import type { Config } from './config';
import type { Context } from './context';
import { brandName } from './domains/catalogue/brands';
import type { CertificateOf } from './domains/desk/settings/checks';
import type { RoundArranger } from './domains/live/ledTable';
import type { PaymentGateway } from './domains/payments/gateway';
import type { MailCarrier } from './domains/players/mail';
import type { SmsCarrier } from './domains/players/sms';
import type { FallbackProvider } from './domains/providers/registry';
import type { MarketShift } from './domains/trade/time';
import type { PayoutChannel } from './domains/withdrawals/channel';
import { type BeaconRelay, type BeaconSource, beaconSource } from './fairness/beaconSource';
import { SignatureChecker } from './fairness/signatureCheck';

/**
 * The external services that domains need, by the interfaces that the domains declare. Null where one is
 * missing.
 */
export interface Ports {
  readonly sms: SmsCarrier | null;
  readonly mail: MailCarrier | null;
  readonly payments: PaymentGateway | null;
  /** Sends withdrawals. */
  readonly payouts: PayoutChannel | null;
  /** Serves the games of all providers without an address of their own. */
  readonly fallbackProvider: FallbackProvider | null;
  /** Where the public number of shared rounds comes from; null for rounds without one. */
  readonly beacon: BeaconSource | null;
  /** Lets testers decide the rounds of tables; the sandbox alone has one. */
  readonly arranger: RoundArranger | null;
  /** Moves the synthetic markets ahead; the sandbox alone does. */
  readonly marketShift: MarketShift | null;
  /** Looks at the certificates of emergency addresses. */
  readonly certificateOf: CertificateOf;
}

/**
 * Simulates the external services; `server/sandbox.ts` implements it and is loaded only where SANDBOX is on.
 */
export interface Sandbox {
  readonly sms: SmsCarrier;
  readonly mail: MailCarrier;
  readonly payments: PaymentGateway;
  readonly arranger: RoundArranger;
  readonly marketShift: MarketShift;
  readonly payouts: PayoutChannel;
  readonly certificateOf: CertificateOf;
  /** Starts a server on its own port, which closes with the application. */
  startProvider(app: FastifyInstance): Promise<FallbackProvider>;
  /** The practice beacon, which this server signs itself. */
  openBeacon(): Promise<{ readonly network: BeaconNetwork; readonly relay: BeaconRelay }>;
  /** Serves the addresses below /sandbox/. */
  register(app: FastifyInstance): void;
}

/** The configured service for each port, else the sandbox's if there is one. */
export async function openPorts(
  app: FastifyInstance,
  config: Config,
  sandbox: Sandbox | null,
): Promise<Ports> {
  return {
    sms: smsCarrier(config) ?? sandbox?.sms ?? null,
    mail: sandbox?.mail ?? null,
    payments: paymentGateway(config) ?? sandbox?.payments ?? null,
    payouts: payoutChannel(config) ?? sandbox?.payouts ?? null,
    fallbackProvider: (await sandbox?.startProvider(app)) ?? null,
    beacon: await openBeacon(app, config, sandbox),
    arranger: sandbox?.arranger ?? null,
    marketShift: sandbox?.marketShift ?? null,
    certificateOf: sandbox?.certificateOf ?? certificateOf,
  };
}

async function openBeacon(
  app: FastifyInstance,
  { beacon, beaconUrls }: Config,
  sandbox: Sandbox | null,
): Promise<BeaconSource | null> {
  if (beacon === 'none') return null;
  const practice = beacon === 'sandbox' ? await sandbox?.openBeacon() : null;
  if (practice === undefined) throw new Error('BEACON is "sandbox", but there is no sandbox');
  const checker = new SignatureChecker();
  app.addHook('onClose', () => checker.close());
  const network = practice?.network ?? QUICKNET;
  await checker.warmUp(network);
  return beaconSource({
    network,
    relays: practice === null ? beaconUrls.map(drandRelay) : [practice.relay],
    isSignature: (...question) => checker.isSignature(...question),
    nowMs: Date.now,
  });
}

/** Creates a sandbox for an application's context. */
export type OpenSandbox = (context: Context) => Sandbox;

function smsCarrier({ semaphoreApiKey: apiKey, semaphoreSender: sender, semaphoreUrl: url }: Config) {
  return apiKey === null ? null : semaphore({ apiKey, sender, url });
}

function paymentGateway(config: Config) {
  const { paymongoSecretKey: secretKey, paymongoWebhookSecret: webhookSecret } = config;
  if (secretKey === null || webhookSecret === null) return null;
  const appUrl = config.publicUrl?.replace(/\/$/, '') ?? `http://${config.host}:${config.port}`;
  return paymongo({
    secretKey,
    webhookSecret,
    url: config.paymongoUrl,
    appUrl,
    title: brandName(config.brand),
  });
}

/** A wallet of one's own is needed to send from: without its number and name no money leaves through PayMongo. */
function payoutChannel(config: Config) {
  const { paymongoSecretKey: secretKey, paymongoTransfersWebhookSecret: webhookSecret } = config;
  const { paymongoWalletNumber: number, paymongoWalletName: name } = config;
  if (paymentGateway(config) === null || secretKey === null || number === null || name === null) return null;
  return paymongoPayouts({ secretKey, webhookSecret, url: config.paymongoUrl, wallet: { number, name } });
}
