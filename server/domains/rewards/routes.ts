import type { FastifyInstance } from 'fastify';
import { rewardCalls } from '../../../contract/rewards';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { registerBonus } from './bonusRoutes';
import { spin } from './spin';
import { spinPage } from './spinPage';

/** Rewards: bonuses, the wheel, and the points it costs. */
export function registerRewards(app: FastifyInstance, context: Context): void {
  registerBonus(app, context);
  route(app, rewardCalls.spinPage, ({ body, player }) =>
    spinPage(context, player.uid, body.clientSeed ?? null),
  );
  moneyRoute(app, rewardCalls.spin, ({ body, player, key, bodyHash }) =>
    spin(context, { uid: player.uid, acceptsTerms: body.acceptTerms, key, bodyHash }),
  );
}
