import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { payMethods } from '../../contract/money';
import { formatPesos } from '../../games/kit/rules/money';
import type { Context } from '../context';
import type { Database } from '../db/database';
import { brandName } from '../domains/catalogue/brands';
import { brCodeText, inReais } from '../domains/payments/brCode';
import type { GatewayEvent, PaymentGateway } from '../domains/payments/gateway';
import { qrPhText } from '../domains/payments/qrPh';
import { isSignatureRight, signatureOf, signatureParts } from '../domains/payments/signature';
import { parseBody } from '../http/json';
import { refuse } from '../http/refusal';
import { decidePayment, findPayment, openPayment, type SandboxPayment } from './payments';

export const SIGNATURE_HEADER = 'sandbox-signature';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** The sandbox gateway's webhook event. */
const webhook = z.strictObject({
  id,
  type: z.enum([
    'payment.succeeded',
    'payment.failed',
    'payment.canceled',
    'payment.expired',
    'payment.reversed',
  ]),
  data: z.strictObject({
    order: z.nullable(id),
    reference: z.nullable(id),
    method: z.nullable(z.enum(payMethods)),
    payment: z.nullable(id),
    /** Centavos. */
    amount: z.nullable(z.int()),
    currency: z.nullable(z.string().check(z.maxLength(8))),
  }),
});

export type SandboxWebhook = z.output<typeof webhook>;

const KINDS = {
  'payment.succeeded': 'succeeded',
  'payment.failed': 'failed',
  'payment.canceled': 'canceled',
  'payment.expired': 'expired',
  'payment.reversed': 'reversed',
} as const;

/** A key of a name that is reserved for examples, so that no real bank pays to it. */
const PIX_KEY = 'sandbox@peryahan.example';

export const referenceOf = (orderId: string): string => `sbx_${orderId}`;
export const paymentIdOf = (orderId: string): string => `pay_${orderId}`;

/** A simulated bank that behaves like a real gateway: a hosted page, a QR code, signed webhooks. */
export function sandboxGateway(context: Context): PaymentGateway {
  const { config, db, clock } = context;
  const merchant = {
    // No bank has this code, so that no real app takes money for it.
    bankCode: 'SANDPHM0XXX',
    merchantId: 'SANDBOX00000001',
    name: brandName(config.brand).toUpperCase(),
    city: 'MANILA',
  };
  return {
    name: 'sandbox',
    methods: payMethods,
    signatureHeader: SIGNATURE_HEADER,
    async create(collection) {
      const { orderId, amountCentavos, method } = collection;
      await openPayment(db, collection);
      const payment = {
        reference: referenceOf(orderId),
        payUrl: `${config.publicUrl?.replace(/\/$/, '') ?? ''}/sandbox/pay/${orderId}`,
      };
      if (method !== 'PIX') {
        return { ...payment, qr: qrPhText(merchant, amountCentavos, orderId), charge: null };
      }
      const reais = inReais(amountCentavos, config.pixCentavosPerReal);
      return {
        ...payment,
        qr: brCodeText({ ...merchant, key: PIX_KEY }, reais, orderId),
        charge: { currency: 'BRL', centavos: reais },
      };
    },
    async status(orderId) {
      const payment = await findPayment(db, orderId, clock.now());
      return payment === null ? null : statusOf(payment);
    },
    async expire(orderId) {
      const payment = await findPayment(db, orderId, clock.now());
      if (payment?.status !== 'open') return payment === null ? null : statusOf(payment);
      await decidePayment(db, orderId, 'expired', clock.now());
      return statusOf({ ...payment, status: 'expired' });
    },
    async verify(headers, body, now) {
      const parts = signatureParts(String(headers[SIGNATURE_HEADER] ?? ''));
      const signed = { seconds: parts.get('t'), signature: parts.get('v1') };
      if (!isSignatureRight(await webhookSecret(context), signed, body, now)) throw refuse('signatureWrong');
      const read = z.safeParse(webhook, parseBody(body));
      if (!read.success) throw refuse('badRequest');
      return eventOf(read.data);
    },
  };
}

/** What the bank answers about a payment; null while it is open. */
const statusOf = (payment: SandboxPayment): GatewayEvent | null =>
  payment.status === 'open'
    ? null
    : eventOf(sandboxWebhook(payment, `payment.${payment.status}`, `status_${payment.status}`));

/** The webhook event of a payment. `name` determines the event's id. */
export function sandboxWebhook(
  payment: SandboxPayment,
  type: SandboxWebhook['type'],
  name: string,
): SandboxWebhook {
  const { orderId, method, amountCentavos } = payment;
  const isPaid = type === 'payment.succeeded' || type === 'payment.reversed';
  return {
    id: `evt_${name}_${orderId}`,
    type,
    data: {
      order: orderId,
      reference: referenceOf(orderId),
      method,
      payment: isPaid ? paymentIdOf(orderId) : null,
      amount: Number(amountCentavos),
      currency: 'PHP',
    },
  };
}

function eventOf({ id: eventId, type, data }: SandboxWebhook): GatewayEvent {
  return {
    eventId,
    kind: KINDS[type],
    orderId: data.order,
    reference: data.reference,
    method: data.method,
    paymentReference: data.payment,
    amountCentavos: data.amount === null ? null : BigInt(data.amount),
    currency: data.currency,
  };
}

/** The signature header of a webhook with these bytes, sent at this time. */
export async function signWebhook(context: Context, body: Buffer, now: Date): Promise<string> {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  return `t=${seconds},v1=${signatureOf(await webhookSecret(context), seconds, body)}`;
}

/** The configured secret, else a random one that all processes on this database share. */
export async function webhookSecret({ config, db }: Pick<Context, 'config' | 'db'>): Promise<string> {
  return config.paymentWebhookSecret ?? sharedSecret(db);
}

async function sharedSecret(db: Database): Promise<string> {
  const find = () =>
    db.query<{ secret: string }>({
      name: 'sandbox-secrets-get',
      text: `
        WITH made AS (
          INSERT INTO sandbox_secrets (name, secret) VALUES ('webhook', $1) ON CONFLICT DO NOTHING RETURNING secret)
        SELECT secret FROM made UNION ALL SELECT secret FROM sandbox_secrets WHERE name = 'webhook' LIMIT 1`,
      values: [randomBytes(32).toString('hex')],
    });
  // A row that another process inserted while the statement ran is visible only to the next statement.
  const [row = (await find())[0]] = await find();
  if (row === undefined) throw new Error('the sandbox has no webhook secret');
  return row.secret;
}

/** The amount as the bank's page shows it. */
export const shownAmount = ({ amountCentavos }: SandboxPayment): string =>
  `PHP ${formatPesos(amountCentavos)}`;
