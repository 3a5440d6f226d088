import * as z from 'zod/mini';
import type { PayoutType } from '../../contract/wallet/withdrawals';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { isSignatureRight, signatureParts } from '../domains/payments/signature';
import type { PayoutChannel, PayoutEvent, PayoutReport } from '../domains/withdrawals/channel';
import { parseBody } from '../http/json';
import { refuse } from '../http/refusal';
import { SIGNATURE_HEADER, webhookSecret } from './gateway';

/** A pending payout arrives by itself after this time, unless a control has decided about it. */
const ARRIVES_AFTER_MS = 10_000;

export type PayoutStatus = PayoutReport['kind'];

/** A payout in the sandbox channel's own books. */
interface SandboxPayout {
  readonly reference: string;
  readonly amountCentavos: bigint;
  readonly type: PayoutType;
  readonly numberEnd: string;
  readonly status: PayoutStatus;
}

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** The sandbox channel's callback. */
const callback = z.strictObject({
  id,
  type: z.enum(['payout.pending', 'payout.succeeded', 'payout.failed']),
  data: z.strictObject({
    reference: z.nullable(id),
    payout: z.nullable(id),
    /** Centavos. */
    amount: z.nullable(z.int()),
    currency: z.nullable(z.string().check(z.maxLength(8))),
    type: z.nullable(z.enum(['GCASH', 'BANK'])),
    numberEnd: z.nullable(z.string().check(z.maxLength(4))),
  }),
});

export type PayoutCallback = z.output<typeof callback>;

const KINDS = {
  'payout.pending': 'pending',
  'payout.succeeded': 'succeeded',
  'payout.failed': 'failed',
} as const;

export const payoutIdOf = (reference: string): string => `out_${reference}`;

/** Simulates a bank that sends money: it keeps books, sends a reference once, and answers when it is asked. */
export function sandboxPayouts(context: Context): PayoutChannel {
  const { db, clock } = context;
  return {
    name: 'sandbox',
    types: ['GCASH', 'BANK'],
    signatureHeader: SIGNATURE_HEADER,
    async send({ reference, amountCentavos, type, number }) {
      await db.query({
        name: 'sandbox-payouts-send',
        text: `
          INSERT INTO sandbox_payouts (reference, amount_centavos, type, number_end, status, created_at)
          VALUES ($1, $2, $3, $4, 'pending', $5) ON CONFLICT DO NOTHING`,
        values: [reference, amountCentavos, type, number.slice(-4), clock.now()],
      });
      const made = await findPayout(db, reference, clock.now());
      if (made === null) throw new Error('the sandbox channel has lost a payout');
      return reportOf(made);
    },
    async status(reference) {
      const made = await findPayout(db, reference, clock.now());
      return made === null ? null : reportOf(made);
    },
    async verify(headers, body, now): Promise<PayoutEvent> {
      const parts = signatureParts(String(headers[SIGNATURE_HEADER] ?? ''));
      const signed = { seconds: parts.get('t'), signature: parts.get('v1') };
      if (!isSignatureRight(await webhookSecret(context), signed, body, now)) throw refuse('signatureWrong');
      const read = z.safeParse(callback, parseBody(body));
      if (!read.success) throw refuse('badRequest');
      const { id: eventId, type, data } = read.data;
      const kind = KINDS[type];
      return {
        eventId,
        reference: data.reference,
        channelReference: data.payout,
        kind,
        fault: kind === 'failed' ? 'account' : null,
        amountCentavos: data.amount === null ? null : BigInt(data.amount),
        currency: data.currency,
        type: data.type,
        numberEnd: data.numberEnd,
      };
    },
  };
}

/** A payout at `now`; null when the channel has never had it. */
export async function findPayout(on: Queryable, reference: string, now: Date): Promise<SandboxPayout | null> {
  const [row] = await on.query<SandboxPayout>({
    name: 'sandbox-payouts-find',
    text: `
      SELECT reference, amount_centavos AS "amountCentavos", type, number_end AS "numberEnd",
        CASE WHEN status = 'pending' AND created_at <= $2::timestamptz - $3 * interval '1 ms'
          THEN 'succeeded' ELSE status END AS status
      FROM sandbox_payouts WHERE reference = $1`,
    values: [reference, now, ARRIVES_AFTER_MS],
  });
  return row ?? null;
}

/** Sets the end of a payout, as the bank's books have it from now on. */
export async function decidePayout(
  on: Queryable,
  reference: string,
  status: PayoutStatus,
  now: Date,
): Promise<void> {
  await on.query({
    name: 'sandbox-payouts-decide',
    text: 'UPDATE sandbox_payouts SET status = $2, ended_at = $3 WHERE reference = $1',
    values: [reference, status, now],
  });
}

/** A payout as the bank's statement lists it. */
export interface BookedPayout {
  readonly reference: string;
  readonly type: PayoutType;
  readonly amount: bigint;
  readonly at: Date;
}

/** What has arrived from `since` to before `until`, oldest first, as the bank knows at `now`. */
export const bookedPayouts = (
  on: Queryable,
  { since, until, now }: { readonly since: Date; readonly until: Date; readonly now: Date },
): Promise<BookedPayout[]> =>
  on.query<BookedPayout>({
    name: 'sandbox-payouts-booked',
    text: `
      SELECT reference, type, amount_centavos AS amount, at FROM (
        SELECT *, coalesce(ended_at, created_at + $3 * interval '1 ms') AS at FROM sandbox_payouts
        WHERE status <> 'failed'
      ) AS arrived
      WHERE at >= $1 AND at < $2 AND (status = 'succeeded' OR at <= $4) ORDER BY at, reference`,
    values: [since, until, ARRIVES_AFTER_MS, now],
  });

/** The callback about a payout. `name` determines the event's id. */
export const payoutCallback = (
  { reference, amountCentavos, type, numberEnd }: SandboxPayout,
  kind: PayoutStatus,
  name: string,
): PayoutCallback => ({
  id: `evt_${name}_${reference}`,
  type: `payout.${kind}`,
  data: {
    reference,
    payout: payoutIdOf(reference),
    amount: Number(amountCentavos),
    currency: 'PHP',
    type,
    numberEnd,
  },
});

const reportOf = ({ reference, amountCentavos, type, numberEnd, status }: SandboxPayout): PayoutReport => ({
  reference,
  channelReference: payoutIdOf(reference),
  kind: status,
  fault: status === 'failed' ? 'account' : null,
  amountCentavos,
  currency: 'PHP',
  type,
  numberEnd,
});
