import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { lockPlayers } from '../../ledger/accounts';
import { dayAfter, endOf, lastMomentOf, manilaDate, startOf } from '../../manilaDay';
import { notePastRests } from '../safer-play/rests';
import { countPlay } from './countedPlay';
import { giveTurnoverPoints } from './turnoverPoints';

/** A part of closing a day, for all players. It may run again for the same day and then does only what is missing. */
interface SettlementStep {
  /** What happened to the players it concerned, such as "got turnover points". */
  readonly name: string;
  /** Returns how many players it concerned. `day` is yyyy-mm-dd in Manila; it has ended, perhaps long ago. */
  readonly run: (day: string) => Promise<number>;
}

/** The settlement of rewards: at 0:00 GMT+8 it closes the day that has ended, also when it runs late. */
export class Settlement {
  readonly #steps: SettlementStep[] = [];

  constructor(app: FastifyInstance) {
    app.jobs.add({
      name: 'rewards',
      schedule: { daily: '0:00' },
      catchesUp: true,
      run: async (slot) => {
        const day = dayAfter(manilaDate(slot), -1);
        const notes: string[] = [];
        for (const { name, run } of this.#steps) notes.push(`${await run(day)} ${name}`);
        return `${day}: ${notes.join(', ')}`;
      },
    });
  }

  /** Steps run in the order in which they were added: what comes later may read what comes earlier. */
  add(step: SettlementStep): void {
    this.#steps.push(step);
  }
}

/** Opens the settlement with its first steps. */
export function openSettlement(app: FastifyInstance, context: Context): void {
  const settlement = new Settlement(app);
  app.decorate('settlement', settlement);
  settlement.add({
    name: 'limits looked at',
    run: (day) => notePastRests(context.db, lastMomentOf(day)),
  });
  settlement.add({ name: 'players counted', run: (day) => countPlayOfDay(context, day) });
  settlement.add({ name: 'got turnover points', run: (day) => giveTurnoverPoints(context, day) });
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly settlement: Settlement;
  }
}

/** Counts the bets of everybody who staked on the day, or had a bet open then. */
async function countPlayOfDay({ db }: Context, day: string): Promise<number> {
  const players = await db.query<{ uid: number }>({
    name: 'counted-play-players',
    text: `
      SELECT DISTINCT uid FROM ledger_entries WHERE created_at >= $1 AND created_at < $2 AND kind = 'stake'
      UNION SELECT uid FROM counted_play WHERE open_bets <> '{}' ORDER BY uid`,
    values: [startOf(day), endOf(day)],
  });
  for (const { uid } of players) {
    await db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      await countPlay(transaction, uid);
    });
  }
  return players.length;
}
