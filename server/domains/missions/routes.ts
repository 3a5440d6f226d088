import type { FastifyInstance } from 'fastify';
import { missionCalls } from '../../../contract/rewards/missions';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { claimMission } from './claim';
import { missionsPage } from './page';
import { reportEvent } from './report';

/** Missions: what players do once, or once a day, for points. */
export function registerMissions(app: FastifyInstance, context: Context): void {
  route(app, missionCalls.page, ({ player }) => missionsPage(context, player.uid));
  moneyRoute(app, missionCalls.claim, ({ player, body, key, bodyHash }) =>
    claimMission(context, { uid: player.uid, key, call: missionCalls.claim.path, bodyHash }, body),
  );
  route(app, missionCalls.report, async ({ player, body }) => {
    await reportEvent(context, player.uid, body.event);
    return null;
  });
}
