import type { FastifyInstance } from 'fastify';
import { guaranteedCalls } from '../../../contract/rewards/guaranteed';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { closeEnded, payUnreceived } from './settle';
import { activityStatus, listActivities, popoverActivity } from './shown';
import { joinActivity, receiveBonus } from './take';

/** Guaranteed payouts: a promised amount to everybody who joins and reaches the play that it uses up. */
export function registerGuaranteed(app: FastifyInstance, context: Context): void {
  route(app, guaranteedCalls.popover, async ({ player }) => ({
    activity: await popoverActivity(context, player.uid),
  }));
  route(app, guaranteedCalls.list, async ({ player }) => ({
    list: await listActivities(context, player.uid),
  }));
  route(app, guaranteedCalls.detail, ({ player, body }) =>
    activityStatus(context, player.uid, BigInt(body.id)),
  );
  route(app, guaranteedCalls.join, ({ player, params }) =>
    joinActivity(context, player.uid, BigInt(params.id)),
  );
  moneyRoute(app, guaranteedCalls.receive, ({ player, params, key, bodyHash }) =>
    receiveBonus(
      context,
      { uid: player.uid, key, call: guaranteedCalls.receive.path, bodyHash },
      BigInt(params.id),
    ),
  );
  app.settlement.add({
    name: 'guaranteed payouts paid',
    run: (day, each) => payUnreceived(context, day, each),
  });
  app.jobs.add({
    name: 'guaranteed',
    schedule: { everyMinutes: 5 },
    catchesUp: false,
    run: async () => `${await closeEnded(context)} players of ended guaranteed payouts`,
  });
}
