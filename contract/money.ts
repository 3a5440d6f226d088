import * as z from 'zod/mini';
import { amount, signedAmount } from '../games/kit/rules/amount';
import { betsEnd, call, instant, page } from './call';
import { activityId } from './rewards/activities';
import { couponId } from './rewards/mall';
import { bonusGrant } from './wallet/bonus';
import { withdrawalId, withdrawalStates } from './wallet/withdrawals';

export const payMethods = ['GCASH', 'MAYA', 'QRPH', 'BANK', 'PIX'] as const;

export const channel = z.object({
  id: z.string(),
  method: z.enum(payMethods),
  /** Plain text; logos are not drawn. */
  name: z.string(),
  arrives: z.enum(['minute', 'halfHour']),
  min: amount,
  max: amount,
  /** Whether the order must name who pays; see `payer`. */
  needsPayer: z.boolean(),
  /** The languages it is offered in; null for all. */
  languages: z.nullable(z.array(z.string())),
});

export type Channel = z.output<typeof channel>;

export const orderId = z.string().check(z.regex(/^CI[0-9A-Z]{10,24}$/));

/** Where in the app a cash-in began, as in `/cashin?from=wallet`. */
export const cashInSource = z.string().check(z.regex(/^[a-z]{1,16}$/));

/** Who pays, for channels that ask. Passed on to the payment company and not kept. */
export const payer = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  email: z.string().check(z.maxLength(254)),
  /** A CPF or CNPJ, with or without its punctuation. */
  taxNumber: z.string().check(z.maxLength(32)),
});

export type Payer = z.output<typeof payer>;

/** A bonus that an order brings: of an activity, which waits until the player is verified, or of the `coupon`. */
const orderGrant = z.object({
  id: activityId,
  amount,
  state: z.enum(['waiting', 'granted', 'void']),
});

export const order = z.object({
  orderId,
  status: z.enum(['pending', 'success', 'failed', 'canceled', 'expired']),
  method: z.enum(payMethods),
  amount,
  /** What the chosen activity or coupon gives once the order is paid. */
  bonus: amount,
  /** The chosen activity. */
  activityId: z.nullable(activityId),
  /** The chosen coupon. */
  couponId: z.nullable(couponId),
  /** What the paid order has brought or will bring. */
  grants: z.array(orderGrant),
  /** What the payer is asked for in another currency; null where it is `amount`. */
  charge: z.nullable(z.object({ currency: z.enum(['BRL']), amount })),
  /** Where in the app it began. */
  from: z.nullable(z.string()),
  /** The EMVCo text of the QR Ph or PIX code; null once the order is closed. */
  qr: z.nullable(z.string()),
  /** Address of the gateway's hosted payment page. */
  payUrl: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  /** When the money arrived. */
  creditedAt: z.nullable(instant),
  /** When the bank took the money back. */
  reversedAt: z.nullable(instant),
});

export type Order = z.output<typeof order>;

/** The number of each kind of movement. Cash-out is shown to players with an incoming movement of 9 or more. */
export const amountTypes = {
  stake: 1,
  payout: 2,
  refund: 3,
  bonus: 4,
  withdrawal: 5,
  prize: 6,
  adjustment: 7,
  deposit: 9,
} as const;

/** One line of a player's account statement. */
export const financeItem = z.object({
  id: z.string(),
  /** See `amountTypes`. */
  amountType: z.int(),
  kind: z.enum(['deposit', 'stake', 'payout', 'bonus', 'withdrawal', 'refund', 'prize', 'adjustment']),
  amount: signedAmount,
  bonus: signedAmount,
  /** Main balance after this movement. */
  balance: amount,
  /** Of a cash-out how it stands; every other movement is final. */
  status: z.enum(['pending', 'success', 'failed', 'canceled']),
  reference: z.string(),
  createdAt: instant,
});

export type FinanceItem = z.output<typeof financeItem>;

/** A movement with what is known of its order. */
export const financeDetail = z.object({
  item: financeItem,
  /** Of the order, the cash-out, the round or the bonus. */
  orderNumber: z.string(),
  fee: amount,
  /** What arrives, without the fee. */
  actualAmount: amount,
  /** How it was paid, or where it goes; null for what did not leave the product. */
  method: z.nullable(z.object({ kind: z.enum(payMethods), numberEnd: z.nullable(z.string()) })),
  /** Oldest first. `created` and `paid` are those of a cash-in; `posted` is when the money moved. */
  timeline: z.array(
    z.object({ state: z.enum(['created', 'paid', 'posted', ...withdrawalStates]), at: instant }),
  ),
  withdrawalId: z.nullable(withdrawalId),
  /** The bonus that it granted or ended. */
  bonus: z.nullable(bonusGrant),
});

export type FinanceDetail = z.output<typeof financeDetail>;

export const moneyCalls = {
  list: call({
    path: '/x2/finance/list',
    auth: 'player',
    about: "The player's movements, newest first. type 0 all, 1 in, 2 out, 3 bonus, 4 bets.",
    body: z.strictObject({ ...page, type: z.int().check(z.minimum(0), z.maximum(4)) }),
    reply: z.object({ list: z.array(financeItem), ...betsEnd }),
  }),
  detail: call({
    path: '/x2/finance/detail',
    auth: 'player',
    quiet: true,
    about:
      "One of the player's movements: order number, method, fee, actual amount and states with their times.",
    body: z.strictObject({ id: z.string().check(z.regex(/^[1-9][0-9]{0,17}$/)) }),
    reply: financeDetail,
  }),
  rechargeConfig: call({
    path: '/x2/paramConfig/recharge/get',
    auth: 'player',
    quiet: true,
    about: 'Deposit limits and quick amounts.',
    reply: z.object({ min: amount, max: amount, quickAmounts: z.array(amount) }),
  }),
  channels: call({
    method: 'GET',
    path: '/x2/app/channel/list/v2',
    auth: 'player',
    quiet: true,
    about: 'Payment methods.',
    reply: z.object({ channels: z.array(channel) }),
  }),
  recharge: call({
    path: '/x2/recharge/v2',
    auth: 'player',
    money: true,
    about: 'Opens a deposit order, with one activity, one coupon or neither.',
    body: z.strictObject({
      amount,
      channelId: z.string().check(z.maxLength(32)),
      from: z.optional(cashInSource),
      activityId: z.optional(activityId),
      couponId: z.optional(couponId),
      payer: z.optional(payer),
    }),
    reply: order,
  }),
  order: call({
    path: '/x2/recharge/order',
    auth: 'player',
    quiet: true,
    about: 'One deposit order of the caller.',
    body: z.strictObject({ orderId }),
    reply: order,
  }),
  openOrder: call({
    path: '/x2/recharge/unpaid',
    auth: 'player',
    quiet: true,
    about: 'The newest order that is still unpaid.',
    reply: z.nullable(order),
  }),
  cancelOrder: call({
    path: '/x2/recharge/cancel',
    auth: 'player',
    about: 'Cancels an unpaid order. Money that still arrives is credited anyway.',
    body: z.strictObject({ orderId }),
    reply: order,
  }),
};
