import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';

type Ground = Pick<Context, 'db' | 'clock'>;

/*
 * The times in which rewards of a player rest are kept once, in safer_play_rests: breaks, and from a reached limit to its
 * period's end. Every expiry stands still in them, and they say what was at an earlier moment.
 */

/** Players that one read finds. */
const BATCH = 500;

/**
 * Notes until when a player's rewards rest from now on: to the end of a break, and of the period of a limit that is
 * reached. What expires in SQL by `safer_play_expiry` stands still until then. The caller has locked the player.
 */
export async function noteRest(transaction: Queryable, uid: number, now: Date): Promise<void> {
  await transaction.query({
    name: 'safer-play-note-rest',
    text: 'SELECT safer_play_note_rest($1, $2)',
    values: [uid, now],
  });
}

/** Notes the rests of all players who have reached a limit of their own. Returns how many were looked at. */
export const noteReachedLimits = ({ db, clock }: Ground, each: EachPlayer = untilOneFails): Promise<number> =>
  forEachLimited({ db, at: clock.now(), each }, (transaction, uid) =>
    noteRest(transaction, uid, clock.now()),
  );

/**
 * Notes the rests of all players who had reached a limit of their own at an earlier moment, by what was then. Returns how
 * many were looked at.
 */
export const notePastRests = (
  db: Context['db'],
  at: Date,
  each: EachPlayer = untilOneFails,
): Promise<number> =>
  forEachLimited({ db, at, each }, async (transaction, uid) => {
    await transaction.query({
      name: 'safer-play-note-past-rest',
      text: 'SELECT safer_play_note_past_rest($1, $2)',
      values: [uid, at],
    });
  });

/** Runs work for each player, locked, who has a limit of a day, week or month and no rest at a time. */
async function forEachLimited(
  { db, at, each }: { readonly db: Context['db']; readonly at: Date; readonly each: EachPlayer },
  work: (transaction: Queryable, uid: number) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const players = await db.query<{ uid: number }>({
      name: 'safer-play-limited',
      text: `
        SELECT DISTINCT l.uid FROM safer_play_limits l
        WHERE l.period <> 'bet' AND l.uid > $2
          AND NOT EXISTS (
            SELECT FROM safer_play_rests r WHERE r.uid = l.uid AND r.starts_at <= $1 AND r.ends_at > $1)
        ORDER BY l.uid LIMIT $3`,
      values: [at, after, BATCH],
    });
    const last = players.at(-1);
    if (last === undefined) return count;
    await each(players, ({ uid }) =>
      db.transaction(async (transaction) => {
        await lockPlayers(transaction, [uid]);
        await work(transaction, uid);
      }),
    );
    count += players.length;
    after = last.uid;
  }
}

/**
 * Why a player's rewards rested at an earlier moment, whatever has begun since; null where they did not. Limits that were
 * reached then have been noted: see {@link notePastRests}.
 */
export async function restAt(
  on: Queryable,
  uid: number,
  at: Date,
): Promise<'selfExcluded' | 'rested' | null> {
  const [row] = await on.query<{ rest: 'selfExcluded' | 'rested' | null }>({
    name: 'safer-play-rest-at',
    text: `
      SELECT CASE
        WHEN EXISTS (SELECT FROM safer_play WHERE uid = $1 AND excluded_from <= $2 AND excluded_until > $2)
          THEN 'selfExcluded'
        WHEN EXISTS (SELECT FROM safer_play_rests WHERE uid = $1 AND starts_at <= $2 AND ends_at > $2) THEN 'rested'
      END AS rest`,
    values: [uid, at],
  });
  return row?.rest ?? null;
}
