import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Context } from '../context';
import { keepAnswerPartitions } from './answerPartitions';
import { proveLedger } from './proof';

/** Findings in one line of the log. */
const TOLD_MAX = 20;

/** Keeps the partitions of first answers, and proves the ledger. */
export function registerLedger(app: FastifyInstance, context: Context): void {
  keepPartitions(app, context);
  prove(app, context);
}

/** Once a day. A player whose money does not follow from the entries fails the run. */
function prove(app: FastifyInstance, { db, log }: Context): void {
  const players = new Gauge({
    name: 'ledger_unproved_players',
    help: 'Players whose balances or statement do not follow from their entries.',
    registers: [app.metrics],
  });
  app.jobs.add({
    name: 'ledgerProof',
    schedule: { daily: '4:20' },
    catchesUp: false,
    run: async () => {
      const proof = await proveLedger(db);
      const uids = [...new Set(proof.unproved.map(({ uid }) => uid))];
      players.set(uids.length);
      if (uids.length === 0) return `${proof.players} players, proved`;
      const unproved = proof.unproved.slice(0, TOLD_MAX);
      log.error({ event: 'ledger_unproved', unproved }, 'money of players does not follow from the ledger');
      throw new Error(`the ledger is unproved for ${uids.length} players, such as ${uids[0]}`);
    },
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
