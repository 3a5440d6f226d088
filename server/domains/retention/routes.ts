import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { analyzeBets, forgetBets, makeBetPartitions } from './forgetBets';

/** Keeps the partitions of bets, and lets old bets leave the database where KEPT_MONTHS says so. */
export function registerRetention(app: FastifyInstance, context: Context): void {
  app.addHook('onReady', async () => {
    await makeBetPartitions(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'could not maintain the partitions of bets'),
    );
  });
  app.jobs.add({
    name: 'betPartitions',
    schedule: { daily: '4:05' },
    catchesUp: false,
    run: async () => {
      const made = await makeBetPartitions(context);
      await analyzeBets(context);
      return `${made} partitions made`;
    },
  });
  app.jobs.add({
    name: 'oldBets',
    schedule: { daily: '4:50' },
    catchesUp: false,
    run: async () => {
      const gone = await forgetBets(context);
      const rows = gone.reduce((sum, each) => sum + each.rows, 0n);
      return `${gone.length} partitions with ${rows} rows have left`;
    },
  });
}
