import type { FastifyInstance } from 'fastify';
import { moneyCalls } from '../../../contract/money';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { moneyRoute, route } from '../../http/route';
import { bonusesOf } from './bonuses';
import { openChannels, quickAmounts } from './channels';
import type { PaymentGateway } from './gateway';
import { cancelOrder, findOpenOrder, findOrder, type OrderRow, orderOf } from './orders';
import { recharge } from './recharge';
import { closeOrder, reconcileOrder, reconcileOrders } from './reconcile';
import type { FreeHeld } from './settle';
import { serveWebhook } from './webhook';

/** Deposits: payment methods, orders, and the gateway's webhook. Without a gateway no money can come in. */
export function registerPayments(
  app: FastifyInstance,
  context: Context,
  gateway: PaymentGateway | null,
  freeHeld: FreeHeld,
): void {
  const { settings, db, clock } = context;

  const ownOrder = async (uid: number, orderId: string): Promise<OrderRow> => {
    const order = await findOrder(db, uid, orderId);
    if (order === null) throw refuse('notFound');
    return order;
  };

  serveWebhook(app, context, gateway, freeHeld);
  if (gateway !== null) {
    app.jobs.add({
      name: 'reconcileDeposits',
      schedule: { everyMinutes: 5 },
      catchesUp: false,
      run: async () => `${await reconcileOrders(context, gateway, freeHeld)} unpaid orders asked about`,
    });
  }
  route(app, moneyCalls.rechargeConfig, async () => {
    const { depositMinCentavos: min, depositMaxCentavos: max } = settings.active;
    return { min, max, quickAmounts: quickAmounts(settings.active) };
  });
  route(app, moneyCalls.channels, async () => ({ channels: openChannels(settings.active, gateway) }));
  moneyRoute(app, moneyCalls.recharge, (request) => recharge(context, gateway, freeHeld, request));
  route(app, moneyCalls.order, async ({ player, body }) => {
    await reconcileOrder(context, gateway, await ownOrder(player.uid, body.orderId), freeHeld);
    const order = await ownOrder(player.uid, body.orderId);
    return orderOf(order, clock.now(), await bonusesOf(db, order.orderId));
  });
  route(app, moneyCalls.openOrder, async ({ player }) => {
    const now = clock.now();
    const order = await findOpenOrder(db, player.uid, now);
    return order === null ? null : orderOf(order, now);
  });
  route(app, moneyCalls.cancelOrder, async ({ player, body }) => {
    const canceled = await cancelOrder(db, player.uid, body.orderId, clock.now());
    if (canceled !== null) await closeOrder(context, gateway, canceled, freeHeld);
    return orderOf(await ownOrder(player.uid, body.orderId), clock.now());
  });
}
