import type { FastifyInstance } from 'fastify';
import { moneyCalls } from '../../contract/money';
import type { Context } from '../context';
import { route } from '../http/route';
import { keepAnswerPartitions } from './answerPartitions';
import { countStatement, type StatementType, statement } from './statement';

export function registerLedger(app: FastifyInstance, context: Context): void {
  keepPartitions(app, context);
  route(app, moneyCalls.list, async ({ body: { type, ...page }, player }) => {
    const lines = { uid: player.uid, type: type as StatementType };
    const found = await statement(context.db, { ...lines, ...page });
    const total = page.cursor === undefined ? await countStatement(context.db, lines) : null;
    return { ...found, total };
  });
}

/** At the start and once a day. If it fails, answers go to the default partition until the next run. */
function keepPartitions(app: FastifyInstance, { db, clock, log }: Context): void {
  app.addHook('onReady', async () => {
    await keepAnswerPartitions(db, clock.now()).catch((error: unknown) =>
      log.error({ err: error }, 'could not maintain the partitions of first answers'),
    );
  });
  app.jobs.add({
    name: 'answerPartitions',
    schedule: { daily: '4:10' },
    catchesUp: false,
    run: async () => {
      const { made, dropped } = await keepAnswerPartitions(db, clock.now());
      return `${made.length} weeks made, ${dropped.length} weeks dropped`;
    },
  });
}
