import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { type EachPlayer, failedFor, leavingOut } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { dayAfter, endOf, lastMomentOf, manilaDate, startOf } from '../../manilaDay';
import { notePastRests } from '../safer-play/rests';
import { countPlay } from './countedPlay';
import { giveTurnoverPoints } from './turnoverPoints';

/** What of a day is counted before anything is decided by it: play, and the stages of invited players. */
type Count = 'play' | 'stages';

/** A part of closing a day, for all players. It may run again for the same day and then does only what is missing. */
interface SettlementStep {
  /** What happened to the players it concerned, such as "got turnover points". */
  readonly name: string;
  /**
   * Returns how many players it concerned. `day` is yyyy-mm-dd in Manila; it has ended, perhaps long ago. What it does
   * for one player after another it does by `each`, so that one for whom it fails stops nobody else.
   */
  readonly run: (day: string, each: EachPlayer) => Promise<number>;
  /** What the step counts. A player whose play could not be counted is left out of what follows. */
  readonly counts?: Count;
  /** Counts that must have failed for nobody: the step decides about many players at once, and for good. */
  readonly needs?: readonly Count[];
}

/** The settlement of rewards: at 0:00 GMT+8 it closes the day that has ended, also when it runs late. */
export class Settlement {
  readonly #steps: SettlementStep[] = [];

  constructor(app: FastifyInstance, { log }: Pick<Context, 'log'>) {
    app.jobs.add({
      name: 'rewards',
      schedule: { daily: '0:00' },
      catchesUp: true,
      run: async (slot) => {
        const day = dayAfter(manilaDate(slot), -1);
        const notes: string[] = [];
        const failed = new Set<number>();
        const uncounted = { play: new Set<number>(), stages: new Set<number>() };
        for (const { name, run, counts, needs = [] } of this.#steps) {
          if (needs.some((count) => uncounted[count].size > 0)) {
            notes.push(`later: ${name}`);
            continue;
          }
          const each = leavingOut(
            (uid) => uncounted.play.has(uid),
            (uid, error) => {
              failed.add(uid);
              if (counts !== undefined) uncounted[counts].add(uid);
              log.error({ err: error, uid, day, step: name }, 'a player was left out of the settlement');
            },
          );
          notes.push(`${await run(day, each)} ${name}`);
        }
        if (failed.size > 0) throw new Error(`${day} ${failedFor(failed, notes.join(', '))}`);
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
  const settlement = new Settlement(app, context);
  app.decorate('settlement', settlement);
  settlement.add({
    name: 'limits looked at',
    run: (day, each) => notePastRests(context.db, lastMomentOf(day), each),
    // Whose rest is not known gets nothing for the day until it is.
    counts: 'play',
  });
  settlement.add({
    name: 'players counted',
    run: (day, each) => countPlayOfDay(context, day, each),
    counts: 'play',
  });
  settlement.add({
    name: 'got turnover points',
    run: (day, each) => giveTurnoverPoints(context, day, each),
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly settlement: Settlement;
  }
}

/** How far one statement reads through the entries of a day. */
const SLICE_MS = 15 * 60_000;
/** A bet is stamped when it arrives, and may be committed when the day before has been closed. */
const COMMITTED_WITHIN_MS = 60 * 60_000;

/** Everybody who staked on a day or shortly before it, and who has a bet open. */
async function playersOf(db: Context['db'], day: string): Promise<{ readonly uid: number }[]> {
  const rows = await db.query<{ uid: number }>({
    name: 'counted-play-open',
    text: "SELECT uid FROM counted_play WHERE open_bets <> '{}'",
  });
  const uids = new Set(rows.map(({ uid }) => uid));
  const [fromMs, untilMs] = [startOf(day).getTime() - COMMITTED_WITHIN_MS, endOf(day).getTime()];
  for (let atMs = fromMs; atMs < untilMs; atMs += SLICE_MS) {
    const staked = await db.query<{ uid: number }>({
      name: 'counted-play-staked',
      text: `
        SELECT DISTINCT uid FROM ledger_entries
        WHERE created_at >= $1 AND created_at < $2 AND kind = 'stake'`,
      values: [new Date(atMs), new Date(atMs + SLICE_MS)],
    });
    for (const { uid } of staked) uids.add(uid);
  }
  return [...uids].toSorted((a, b) => a - b).map((uid) => ({ uid }));
}

/** Counts the bets of everybody who staked on the day, or had a bet open then. */
async function countPlayOfDay({ db }: Context, day: string, each: EachPlayer): Promise<number> {
  const players = await playersOf(db, day);
  await each(players, ({ uid }) =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      await countPlay(transaction, uid);
    }),
  );
  return players.length;
}
