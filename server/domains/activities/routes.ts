import type { FastifyInstance } from 'fastify';
import { activityCalls } from '../../../contract/rewards/activities';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { goingOn } from '../../jobs/eachPlayer';
import { markBonusSeen, pendingBonus } from '../../ledger/bonusGrants';
import { activitiesOf, quotesFor, termsFor } from './eligibility';
import { grantAllDue } from './grants';

/** Bonuses that come with a deposit. */
export function registerActivities(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  app.jobs.add({
    name: 'grantBonuses',
    schedule: { everyMinutes: 10 },
    catchesUp: false,
    run: () =>
      goingOn(
        context,
        'grantBonuses',
        async (each) => `${await grantAllDue(context, each)} players with a waiting bonus`,
      ),
  });
  route(app, activityCalls.list, async ({ player }) => ({ list: await activitiesOf(context, player.uid) }));
  route(app, activityCalls.terms, async ({ player }) => ({
    list: await termsFor(context, player?.uid ?? null),
  }));
  route(app, activityCalls.bonus, async ({ player: { uid }, body: { amount } }) => ({
    ...(await pendingBonus(db, uid)),
    list: amount === undefined ? [] : await quotesFor(context, uid, amount),
  }));
  route(app, activityCalls.seen, async ({ player, body }) => {
    await markBonusSeen(db, player.uid, BigInt(body.bonusId), clock.now());
    return null;
  });
}
