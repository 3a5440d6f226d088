import type { FastifyInstance } from 'fastify';
import { moneyCalls } from '../../contract/money';
import type { Context } from '../context';
import { route } from '../http/route';
import { type StatementType, statement } from './statement';

export function registerLedger(app: FastifyInstance, context: Context): void {
  route(app, moneyCalls.list, ({ body, player }) =>
    statement(context.db, {
      uid: player.uid,
      type: body.type as StatementType,
      pageNum: body.pageNum,
      pageSize: body.pageSize,
    }),
  );
}
