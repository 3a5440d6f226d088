import type { FastifyInstance } from 'fastify';
import { rewardCalls } from '../../../contract/rewards';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { spin } from './spin';
import { spinPage } from './spinPage';

/** Loyalty rewards: the wheel, and the points it costs. */
export function registerRewards(app: FastifyInstance, context: Context): void {
  route(app, rewardCalls.spinPage, ({ body, player }) =>
    spinPage(context, player.uid, body.clientSeed ?? null),
  );
  moneyRoute(app, rewardCalls.spin, ({ body, player, key, bodyHash }) =>
    spin(context, { uid: player.uid, acceptsTerms: body.acceptTerms, key, bodyHash }),
  );
}
