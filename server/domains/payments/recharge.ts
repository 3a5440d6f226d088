import { createHash } from 'node:crypto';
import { moneyCalls, type Payer } from '../../../contract/money';
import { parsePayer } from '../../../contract/wallet/payer';
import { type Centavos, ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { moneySettings } from '../../http/moneySettings';
import { Refusal, refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import type { MoneyRequest } from '../../http/route';
import { lockPlayers } from '../../ledger/accounts';
import { firstAnswer, type Intent, once } from '../../ledger/once';
import { requireChosen } from '../activities/eligibility';
import { requireCoupon } from '../mall/coupons';
import { requireOpenAccount } from '../players/age';
import { take } from '../players/tries';
import { requireDepositAllowed } from '../safer-play/guard';
import { openChannels } from './channels';
import type { Collecting, PaymentGateway } from './gateway';
import { insertOrder, orderOf } from './orders';
import { closeOverOrders } from './reconcile';
import type { FreeHeld } from './settle';

/** How long an order can be paid. */
export const ORDER_LIFE_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
const ORDERS_PER_HOUR = 100;

/**
 * Opens a deposit order and returns its envelope. The gateway is asked before anything is stored, with an id
 * derived from the intent: a repeat asks for the same order, so none is opened twice. Refuses "busy",
 * "badRequest" (no such channel, a wrong payer, or both an activity and a coupon), "notFound" (no such coupon),
 * "amountOutOfRange", "activityClosed", "couponClosed", "birthdayNeeded", "underAge", "tooMany", "selfExcluded", "onBreak"
 * and "depositLimit".
 */
export async function recharge(
  context: Context,
  gateway: PaymentGateway | null,
  freeHeld: FreeHeld,
  request: MoneyRequest<typeof moneyCalls.recharge>,
): Promise<string> {
  const { db } = context;
  const { key, bodyHash, player, body } = request;
  const intent = { uid: player.uid, key, call: moneyCalls.recharge.path, bodyHash };
  const known = await firstAnswer(db, intent);
  if (known !== null) return known;

  const orderId = orderIdOf(intent);
  const opened = await openAtGateway(context, gateway, freeHeld, request, orderId);
  return once(context, intent, async (tx) => {
    const now = opened.at;
    const limit = { key: `recharge:${player.uid}`, most: ORDERS_PER_HOUR, windowMs: HOUR_MS };
    if (!(await take(tx, limit, now))) throw refuse('tooMany');
    await requireDepositAllowed(tx, { uid: player.uid, amountCentavos: body.amount, now });
    const bonusCentavos = await bonusOf(context, tx, request, now);
    const order = {
      orderId,
      uid: player.uid,
      channelId: body.channelId,
      startedFrom: body.from ?? null,
      method: opened.method,
      amountCentavos: body.amount,
      gateway: opened.gateway,
      gatewayReference: opened.collecting.reference,
      qr: opened.collecting.qr,
      payUrl: opened.collecting.payUrl,
      createdAt: now,
      expiresAt: opened.expiresAt,
      activityId: body.activityId ?? null,
      couponId: body.couponId === undefined ? null : BigInt(body.couponId),
      bonusCentavos,
      chargeCurrency: opened.collecting.charge?.currency ?? null,
      chargeCentavos: opened.collecting.charge?.centavos ?? null,
    };
    await insertOrder(tx, order);
    return successText(
      moneyCalls.recharge,
      orderOf(
        { ...order, status: 'pending', paymentReference: null, creditedAt: null, reversedAt: null },
        now,
      ),
    );
  });
}

async function openAtGateway(
  context: Context,
  gateway: PaymentGateway | null,
  freeHeld: FreeHeld,
  { body, player, log }: MoneyRequest<typeof moneyCalls.recharge>,
  orderId: string,
) {
  const { db, clock } = context;
  if (body.activityId !== undefined && body.couponId !== undefined) throw refuse('badRequest');
  if (gateway === null) throw refuse('busy');
  const channel = openChannels(moneySettings(context), gateway).find(({ id }) => id === body.channelId);
  if (channel === undefined) throw refuse('badRequest');
  if (body.amount < channel.min || body.amount > channel.max) throw refuse('amountOutOfRange');
  const payer = channel.needsPayer ? parsePayer(body.payer ?? NOBODY) : null;
  if (channel.needsPayer && payer === null) throw refuse('badRequest');
  await requireOpenAccount(context, db, player.uid);
  const { method } = channel;
  const at = clock.now();
  // Checked again when the order is stored; this check avoids opening an unneeded order at the gateway.
  const check = () =>
    db.transaction(async (tx) => {
      await lockPlayers(tx, [player.uid]);
      await requireDepositAllowed(tx, { uid: player.uid, amountCentavos: body.amount, now: at });
      await bonusOf(context, tx, { body, player }, at);
    });
  await check().catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.reason !== 'depositLimit') throw error;
    const open = await closeOverOrders(context, gateway, player.uid, freeHeld);
    await check().catch((again: unknown) => {
      const isLimit = again instanceof Refusal && again.reason === 'depositLimit';
      throw isLimit && open > 0 ? refuse('depositLimit', STILL_PAYABLE) : again;
    });
  });
  const expiresAt = new Date(at.getTime() + ORDER_LIFE_MS);
  let collecting: Collecting;
  try {
    collecting = await gateway.create({ orderId, amountCentavos: body.amount, method, expiresAt, payer });
  } catch (error) {
    log.error({ err: error, gateway: gateway.name }, 'the gateway could not open an order');
    throw refuse('busy');
  }
  return { gateway: gateway.name, method, at, expiresAt, collecting };
}

/** A day at the most, as of `safer_play_used`. */
const STILL_PAYABLE =
  'A cash-in that you canceled or that has expired may still be paid. It counts until its page is closed, for a day at the most.';

const NOBODY: Payer = { name: '', email: '', taxNumber: '' };

/**
 * What the chosen activity or coupon gives; zero without one. Refuses "activityClosed", "couponClosed" and "notFound". The
 * caller has locked the player.
 */
const bonusOf = async (
  context: Pick<Context, 'settings'>,
  transaction: Queryable,
  { body, player }: Pick<MoneyRequest<typeof moneyCalls.recharge>, 'body' | 'player'>,
  now: Date,
): Promise<Centavos> => {
  const { activityId, couponId, amount: amountCentavos } = body;
  const { uid } = player;
  if (couponId !== undefined) {
    return requireCoupon(transaction, { id: BigInt(couponId), uid, amountCentavos, now });
  }
  return activityId === undefined
    ? ZERO
    : requireChosen(context, transaction, { uid, activityId, amountCentavos, now });
};

const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * "CI" and 20 characters derived from the intent, so that a repeat after a lost answer names the same order.
 */
function orderIdOf({ uid, key, bodyHash }: Intent): string {
  const digest = createHash('sha256').update(`deposit:${uid}:${key}:${bodyHash}`).digest();
  return `CI${Array.from(digest.subarray(0, 20), (byte) => BASE32.charAt(byte & 31)).join('')}`;
}
