import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { keepAnswerPartitions } from './answerPartitions';

/** Keeps the partitions of first answers. */
export function registerLedger(app: FastifyInstance, context: Context): void {
  keepPartitions(app, context);
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
