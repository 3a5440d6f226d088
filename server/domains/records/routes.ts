import type { FastifyInstance } from 'fastify';
import { recordCalls } from '../../../contract/records';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { plays } from './plays';

/** What a player has played, wherever it stands. */
export function registerRecords(app: FastifyInstance, context: Context): void {
  route(app, context, recordCalls.plays, ({ body, player }) => plays(context.db, player.uid, body));
}
