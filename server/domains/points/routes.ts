import type { FastifyInstance } from 'fastify';
import { pointCalls } from '../../../contract/rewards/points';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { expirePoints, warnOfExpiringPoints } from './expiry';
import { listPoints } from './list';

/** A player's points, and when they expire. */
export function registerPoints(app: FastifyInstance, context: Context): void {
  route(app, pointCalls.list, ({ player, body }) => listPoints(context, player.uid, body));
  app.settlement.add({ name: 'lost expired points', run: (day, each) => expirePoints(context, day, each) });
  app.settlement.add({
    name: 'told of points that expire',
    run: (day, each) => warnOfExpiringPoints(context, day, each),
  });
}
