import type { FastifyInstance } from 'fastify';
import { inviteCalls } from '../../../contract/rewards/invite';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { payAgents } from './agents';
import { inviteesOf, invitePageOf, requireShown } from './invitePage';
import { payRanking, rankingOf } from './ranking';
import { recountDay } from './recount';
import { checkAllBags, openBag } from './redBags';

/** Rewards for inviting other players. */
export function registerInvite(app: FastifyInstance, context: Context): void {
  route(app, inviteCalls.page, ({ player }) => invitePageOf(context, player.uid));
  route(app, inviteCalls.invitees, ({ player, body }) => inviteesOf(context, player.uid, body));
  route(app, inviteCalls.ranking, async ({ player }) => {
    await requireShown(context, player.uid);
    return rankingOf(context, player.uid);
  });
  moneyRoute(app, inviteCalls.claim, ({ player, body, key, bodyHash }) =>
    openBag(context, { uid: player.uid, id: BigInt(body.id), key, bodyHash }),
  );
  app.settlement.add({
    name: 'invited players recounted',
    run: (day, each) => recountDay(context, day, each),
    counts: 'stages',
  });
  app.settlement.add({
    name: 'inviters looked at again',
    run: (_, each) => checkAllBags(context, each),
    counts: 'stages',
  });
  app.settlement.add({
    name: 'got points of the invite ranking',
    run: (day, each) => payRanking(context, day, each),
    needs: ['play', 'stages'],
  });
  app.settlement.add({
    name: 'agents paid',
    run: (day, each) => payAgents(context, day, each),
    needs: ['play'],
  });
}
