import type { FastifyInstance } from 'fastify';
import { vipCalls } from '../../../contract/rewards/vip';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { claimLevel, claimWeek } from './claimBonus';
import { selfLevel } from './selfLevel';
import { settleWeek } from './settleWeek';

/** VIP levels with their bonuses and privileges. */
export function registerVip(app: FastifyInstance, context: Context): void {
  route(app, vipCalls.selfLevel, ({ player }) => selfLevel(context, player.uid));
  moneyRoute(app, vipCalls.claimLevel, ({ player, key, bodyHash, body }) =>
    claimLevel(context, { uid: player.uid, key, bodyHash }, body.level),
  );
  moneyRoute(app, vipCalls.claimWeek, ({ player, key, bodyHash, body }) =>
    claimWeek(context, { uid: player.uid, key, bodyHash }, body.monday),
  );
  app.settlement.add({ name: 'got a weekly bonus', run: (day, each) => settleWeek(context, day, each) });
}
