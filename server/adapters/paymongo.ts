import * as z from 'zod/mini';
import type { GatewayEvent, PayMethod, PaymentGateway } from '../domains/payments/gateway';
import { isSignatureRight, signatureParts } from '../domains/payments/signature';
import { parseBody } from '../http/json';
import { refuse } from '../http/refusal';

export interface PaymongoOptions {
  /** "sk_test_..." or "sk_live_...". */
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly url: string;
  /** Where PayMongo sends players back to after paying. */
  readonly appUrl: string;
  /** Description of the payment on the hosted page. */
  readonly title: string;
}

const TIMEOUT_MS = 8_000;
/** PayMongo has no PIX. */
const METHODS = { GCASH: 'gcash', MAYA: 'paymaya', QRPH: 'qrph', BANK: 'dob' } as const;
type PaymongoMethod = keyof typeof METHODS;
const hasMethod = (method: PayMethod): method is PaymongoMethod => method in METHODS;

const text = z.string().check(z.minLength(1), z.maxLength(200));

const money = { amount: z.int().check(z.positive()), currency: text, status: text };

const refund = z.object({
  id: text,
  type: z.literal('refund'),
  attributes: z.object({ ...money, payment_id: text }),
});

const payment = z.object({
  id: text,
  attributes: z.object({
    ...money,
    source: z.optional(z.nullable(z.object({ type: text }))),
    refunds: z.nullish(z.array(z.object({ id: text, attributes: z.object(money) }))),
  }),
});

const checkout = z.object({
  id: text,
  type: z.literal('checkout_session'),
  attributes: z.object({
    checkout_url: z.optional(text),
    status: z.optional(z.string()),
    reference_number: z.nullish(text),
    payments: z._default(z.array(payment), []),
  }),
});

type Checkout = z.output<typeof checkout>;

const webhook = z.object({
  data: z.object({
    id: text,
    attributes: z.object({ type: text, livemode: z.boolean(), data: z.unknown() }),
  }),
});

const PAID = 'checkout_session.payment.paid';
/** Events about money that goes back to its payer; their resource is the payment, or the refund itself. */
const REFUNDS = ['payment.refunded', 'payment.refund.updated', 'refund.succeeded'];

/**
 * PayMongo's hosted checkout: one Checkout Session per order, with the order's id as reference number.
 * `checkout_session.payment.paid` brings money, and events about refunds take it back. A failed attempt can be repeated
 * on the same page and changes nothing; a session ends when it is paid or expires.
 */
export function paymongo(options: PaymongoOptions): PaymentGateway {
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Checkout> => {
    const response = await fetch(new URL(path, options.url), {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`PayMongo answered with status ${response.status}`);
    return z.parse(z.object({ data: checkout }), await response.json()).data;
  };

  return {
    name: 'paymongo',
    methods: ['GCASH', 'MAYA', 'QRPH', 'BANK'],
    signatureHeader: 'paymongo-signature',
    async create({ orderId, amountCentavos, method }) {
      if (!hasMethod(method)) throw new Error(`PayMongo has no ${method}`);
      const item = { name: options.title, amount: Number(amountCentavos), currency: 'PHP', quantity: 1 };
      const session = await call('POST', '/v1/checkout_sessions', {
        data: {
          attributes: {
            line_items: [item],
            payment_method_types: [METHODS[method]],
            reference_number: orderId,
            description: `${options.title} ${orderId}`,
            metadata: { order_id: orderId },
            send_email_receipt: false,
            success_url: `${options.appUrl}/#/cashin?order=${orderId}`,
            cancel_url: `${options.appUrl}/#/cashin?order=${orderId}`,
          },
        },
      });
      return {
        reference: session.id,
        qr: null,
        payUrl: session.attributes.checkout_url ?? null,
        charge: null,
      };
    },
    async status(orderId, reference) {
      const session = await call('GET', `/v1/checkout_sessions/${encodeURIComponent(reference)}`);
      // PayMongo's reply may lack the reference number; it is about the order that was asked for.
      return sessionEvent(`status:${session.id}`, { ...session, orderId });
    },
    async expire(orderId, reference) {
      const session = await call('POST', `/v1/checkout_sessions/${encodeURIComponent(reference)}/expire`);
      return sessionEvent(`status:${session.id}`, { ...session, orderId });
    },
    async verify(headers, body, now) {
      const parts = signatureParts(String(headers['paymongo-signature'] ?? ''));
      const isLive = options.secretKey.startsWith('sk_live_');
      // Test and live mode have separate signatures, so that a test event cannot pay a live order.
      const signed = { seconds: parts.get('t'), signature: parts.get(isLive ? 'li' : 'te') };
      if (!isSignatureRight(options.webhookSecret, signed, body, now)) throw refuse('signatureWrong');
      const read = z.safeParse(webhook, parseBody(body));
      if (!read.success) throw refuse('badRequest');
      const { id, attributes } = read.data.data;
      if (attributes.livemode !== isLive) throw refuse('signatureWrong');
      if (REFUNDS.includes(attributes.type)) return refundEvent(id, attributes.data);
      if (attributes.type !== PAID) return null;
      const session = z.safeParse(checkout, attributes.data);
      if (!session.success) throw refuse('badRequest');
      return sessionEvent(id, { ...session.data, orderId: session.data.attributes.reference_number ?? null });
    },
  };
}

/** The status of a checkout session; null while it is open. */
function sessionEvent(eventId: string, session: Checkout & { orderId: string | null }): GatewayEvent | null {
  const { id: reference, orderId, attributes } = session;
  const paid = attributes.payments.find((candidate) => candidate.attributes.status === 'paid');
  if (paid !== undefined) {
    return {
      eventId: eventId.startsWith('status:') ? `${eventId}:${paid.id}` : eventId,
      kind: 'succeeded',
      orderId,
      reference,
      method: methodOf(paid.attributes.source?.type),
      paymentReference: paid.id,
      amountCentavos: BigInt(paid.attributes.amount),
      currency: paid.attributes.currency,
    };
  }
  if (attributes.status !== 'expired') return null;
  return {
    eventId: `${eventId}:expired`,
    kind: 'expired',
    orderId,
    reference,
    method: null,
    paymentReference: null,
    amountCentavos: null,
    currency: null,
  };
}

/**
 * What has gone back of a payment, which names its order; null while nothing has, such as for a refund that waits or
 * has failed. A part of the payment does not match the order's amount and is left to a person. Refuses "badRequest".
 */
function refundEvent(eventId: string, resource: unknown): GatewayEvent | null {
  const alone = z.safeParse(refund, resource);
  const whole = z.safeParse(payment, resource);
  if (!alone.success && !whole.success) throw refuse('badRequest');
  const refunds = alone.success ? [alone.data] : (whole.data?.attributes.refunds ?? []);
  const done = refunds.filter(({ attributes }) => attributes.status === 'succeeded');
  const [first] = done;
  if (first === undefined) return null;
  return {
    eventId,
    kind: 'reversed',
    orderId: null,
    reference: null,
    method: null,
    paymentReference: alone.success ? alone.data.attributes.payment_id : (whole.data?.id ?? null),
    amountCentavos: done.reduce((sum, { attributes }) => sum + BigInt(attributes.amount), 0n),
    currency: first.attributes.currency,
  };
}

/** Online banking has many method names ("dob", "dob_ubp", "brankas_bdo"). */
function methodOf(type: string | undefined): PayMethod | null {
  if (type === undefined) return null;
  if (/^(dob|brankas)/.test(type)) return 'BANK';
  return (Object.keys(METHODS) as PaymongoMethod[]).find((method) => METHODS[method] === type) ?? null;
}
