import type { FastifyInstance } from 'fastify';
import { activityCalls } from '../../../contract/activities';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { activitiesOf, quotesFor } from './eligibility';
import { grantAllDue } from './grants';

/** Bonuses that come with a deposit. */
export function registerActivities(app: FastifyInstance, context: Context): void {
  app.jobs.add({
    name: 'grantBonuses',
    schedule: { everyMinutes: 10 },
    catchesUp: false,
    run: async () => `${await grantAllDue(context)} players with a waiting bonus`,
  });
  route(app, activityCalls.list, async ({ player }) => ({ list: await activitiesOf(context, player.uid) }));
  route(app, activityCalls.quote, async ({ player, body }) => ({
    list: await quotesFor(context, player.uid, body.amount),
  }));
}
