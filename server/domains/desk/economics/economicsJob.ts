import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Context } from '../../../context';
import { readEconomics } from './economics';

/** Play of a week and what it earns are mostly paid within it. */
const DAYS = 7;

/** Holds the rewards of the last week against their bound, every hour. */
export function addEconomicsJob(app: FastifyInstance, context: Context): void {
  const above = new Gauge({
    name: 'rewards_above_bound',
    help: '1 if the rewards of the last week have cost more than their bound.',
    registers: [app.metrics],
  });
  app.jobs.add({
    name: 'economics',
    schedule: { everyMinutes: 60 },
    catchesUp: false,
    run: async () => {
      const { total, allowed } = await readEconomics(context, DAYS);
      above.set(total.isAbove ? 1 : 0);
      const told = `${Number(total.paid) / 100} paid in ${DAYS} days, ${Number(allowed) / 100} at most`;
      if (total.isAbove) {
        context.log.error({ event: 'rewards_above_bound' }, `rewards are above their bound: ${told}`);
      }
      return told;
    },
  });
}
