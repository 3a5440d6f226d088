import * as z from 'zod/mini';
import { isSignatureRight, signatureParts } from '../domains/payments/signature';
import { GCASH_CODE } from '../domains/withdrawals/banks';
import {
  type PayoutChannel,
  type PayoutEvent,
  PayoutRefused,
  type PayoutReport,
} from '../domains/withdrawals/channel';
import { parseBody } from '../http/json';
import { refuse } from '../http/refusal';

export interface PaymongoPayoutOptions {
  /** "sk_test_..." or "sk_live_...". */
  readonly secretKey: string;
  /** Of the webhook for transfers, which is not that of deposits. Null: no event is taken, and each transfer is asked about. */
  readonly webhookSecret: string | null;
  readonly url: string;
  /** The PayMongo wallet that money is sent from. */
  readonly wallet: { readonly number: string; readonly name: string };
}

const TIMEOUT_MS = 8_000;
/** PayMongo's own code in transfers. */
const PAYMONGO_CODE = 'PAEYPHM2XXX';

const text = z.string().check(z.minLength(1), z.maxLength(200));

const transfer = z.object({
  id: text,
  livemode: z.optional(z.boolean()),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amount: z.int().check(z.positive()),
  currency: text,
  reference_number: z.nullish(text),
  provider_error_code: z.nullish(z.string()),
  destination_account: z.optional(z.object({ number: text, bic: z.nullish(text) })),
});

type Transfer = z.output<typeof transfer>;

const event = z.object({
  data: z.object({
    id: text,
    attributes: z.object({ type: text, livemode: z.boolean(), data: z.unknown() }),
  }),
});

/** What PayMongo answers to a transfer that it will never make. Any other status may pass. */
const REFUSALS: ReadonlySet<number> = new Set([400, 422]);
/** Refusals that do not stand: there may be a transfer with our reference already, or the wallet is to be filled first. */
const MAY_PASS = /idempoten|duplicat|already|insufficient|balance/i;
/** Refusals that are about whom the money was to go to. */
const ABOUT_PAYEE = /destination/i;

/** Refusals of the receiving bank that are about the account itself. */
const ACCOUNT_ERRORS = /account|AC0[1-9]/i;

/**
 * PayMongo's transfers: a batch of one for each payout, over InstaPay. Our reference is both the reference number and
 * the idempotency key, so that PayMongo sends it once.
 */
export function paymongoPayouts({
  secretKey,
  webhookSecret,
  url,
  wallet,
}: PaymongoPayoutOptions): PayoutChannel {
  const call = async (path: string, sent?: { body: unknown; key: string }): Promise<unknown> => {
    const response = await fetch(new URL(path, url), {
      method: sent === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        'content-type': 'application/json',
        accept: 'application/json',
        ...(sent === undefined ? {} : { 'idempotency-key': sent.key }),
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent.body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (response.status === 404 && sent === undefined) return null;
    if (response.ok) return response.json();
    const message = `PayMongo answered with status ${response.status}`;
    if (sent === undefined || !REFUSALS.has(response.status)) throw new Error(message);
    const why = await response.text();
    throw MAY_PASS.test(why)
      ? new Error(`${message}: it has the reference already, or the wallet lacks money`)
      : new PayoutRefused(ABOUT_PAYEE.test(why) ? 'account' : 'channel', message);
  };

  return {
    name: 'paymongo',
    types: ['GCASH', 'BANK'],
    signatureHeader: 'paymongo-signature',
    async send({ reference, amountCentavos, bankCode, number, holder }) {
      const sent = {
        provider: 'instapay',
        amount: Number(amountCentavos),
        currency: 'PHP',
        description: reference,
        reference_number: reference,
        source_account: { ...wallet, bic: PAYMONGO_CODE },
        destination_account: { number: localNumber(number), name: holder, bic: bankCode },
      };
      const reply = await call('/v2/batch_transfers', { body: { transfers: [sent] }, key: reference });
      const { data } = z.parse(z.object({ data: z.object({ transfers: z.array(transfer) }) }), reply);
      const [made] = data.transfers;
      if (made === undefined) throw new Error('PayMongo answered without a transfer');
      return answerOf(made, reference);
    },
    async status(reference, channelReference) {
      if (channelReference !== null) {
        const reply = await call(`/v2/transfers/${encodeURIComponent(channelReference)}`);
        if (reply === null) return null;
        return answerOf(z.parse(z.object({ data: transfer }), reply).data, reference);
      }
      const reply = await call(`/v2/transfers?reference_number=${encodeURIComponent(reference)}`);
      if (reply === null) return null;
      const { data } = z.parse(z.object({ data: z.array(transfer) }), reply);
      const made = data.find((one) => one.reference_number === reference);
      return made === undefined ? null : reportOf(made);
    },
    async verify(headers, body, now): Promise<PayoutEvent | null> {
      const parts = signatureParts(String(headers['paymongo-signature'] ?? ''));
      const isLive = secretKey.startsWith('sk_live_');
      const signed = { seconds: parts.get('t'), signature: parts.get(isLive ? 'li' : 'te') };
      if (webhookSecret === null || !isSignatureRight(webhookSecret, signed, body, now))
        throw refuse('signatureWrong');
      const read = z.safeParse(event, parseBody(body));
      if (!read.success) throw refuse('badRequest');
      const { id: eventId, attributes } = read.data.data;
      if (attributes.livemode !== isLive) throw refuse('signatureWrong');
      if (!attributes.type.includes('transfer')) return null;
      const made = z.safeParse(transfer, attributes.data);
      if (!made.success) throw refuse('badRequest');
      return { eventId, ...reportOf(made.data) };
    },
  };
}

/** GCash numbers are sent as they are dialled at home: 09171234567. */
const localNumber = (number: string): string => number.replace(/^\+63/, '0');

/** PayMongo's reply may lack the reference number; it is about the transfer that was asked for. */
const answerOf = (made: Transfer, reference: string): PayoutReport =>
  reportOf({ ...made, reference_number: made.reference_number ?? reference });

function reportOf(made: Transfer): PayoutReport {
  const { destination_account: to } = made;
  return {
    reference: made.reference_number ?? null,
    channelReference: made.id,
    kind: made.status,
    fault:
      made.status === 'failed'
        ? ACCOUNT_ERRORS.test(made.provider_error_code ?? '')
          ? 'account'
          : 'channel'
        : null,
    amountCentavos: BigInt(made.amount),
    currency: made.currency,
    type: to?.bic == null ? null : to.bic === GCASH_CODE ? 'GCASH' : 'BANK',
    numberEnd: to === undefined ? null : to.number.slice(-4),
  };
}
