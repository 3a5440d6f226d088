import type { FastifyInstance } from 'fastify';
import { checkinCalls } from '../../../contract/rewards/checkin';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { checkinPage, signIn } from './checkin';

/** The daily check-in, a ladder of seven steps. */
export function registerCheckin(app: FastifyInstance, context: Context): void {
  route(app, checkinCalls.page, ({ player }) => checkinPage(context, player.uid));
  moneyRoute(app, checkinCalls.signIn, ({ player, key, bodyHash }) =>
    signIn(context, { uid: player.uid, key, bodyHash }),
  );
}
