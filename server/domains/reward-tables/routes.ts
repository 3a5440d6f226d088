import type { FastifyInstance } from 'fastify';
import { changeCalls } from '../../../contract/rewards/changes';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { announcedTo } from './changes';

/** What operators have announced to change of rewards. */
export function registerRewardTables(app: FastifyInstance, context: Context): void {
  route(app, changeCalls.list, async ({ player }) => ({
    list: await announcedTo(context, player?.uid ?? null),
  }));
}
