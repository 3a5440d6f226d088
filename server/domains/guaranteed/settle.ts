import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import type { EachPlayer } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { endOf } from '../../manilaDay';
import { sendMessage } from '../messages/send';
import { isClosedForAge } from '../players/age';
import { isClosed } from '../players/personalData';
import { payOnce } from '../rewards/claim';
import { countPlay, returnPlay } from '../rewards/countedPlay';
import { RECEIVE_DAYS } from './activities';

type Ground = Pick<Context, 'db' | 'clock'>;

interface Filled {
  readonly activityId: bigint;
  readonly title: string;
  readonly actCentavos: bigint;
}

/**
 * Pays a filled activity into main money, marks it received and tells the player. The caller has locked the player. Refuses
 * "alreadyClaimed", and throws unless it is open and filled.
 */
export async function payFilled(
  transaction: Queryable,
  uid: number,
  { activityId, title, actCentavos }: Filled,
  now: Date,
): Promise<void> {
  const rows = await transaction.query({
    name: 'guaranteed-receive',
    text: `
      UPDATE guaranteed_players SET state = 'received', ended_at = $3
      WHERE activity_id = $1 AND uid = $2 AND state = 'open' AND filled_centavos = need_centavos RETURNING uid`,
    values: [activityId, uid, now],
  });
  requireUpdated(rows, 1, 'a guaranteed payout that is received');
  await payOnce(transaction, {
    uid,
    kind: 'prize',
    reference: `guaranteed:${activityId}`,
    legs: [{ from: 'promotions', to: 'cash', amount: actCentavos }],
    now,
  });
  const content = { kind: 'guaranteed', title, amount: centavos(actCentavos) } as const;
  await sendMessage(transaction, { uid, content, now });
}

/**
 * Counts a player's play, and closes what is unfilled at its end: its play is available again. The caller has locked the
 * player.
 */
export async function countAndClose(transaction: Queryable, uid: number, now: Date): Promise<void> {
  await countPlay(transaction, uid);
  const closed = await transaction.query<{ filled: bigint }>({
    name: 'guaranteed-close',
    text: `
      UPDATE guaranteed_players p SET state = 'closed', ended_at = $2
      FROM guaranteed_activities a
      WHERE p.uid = $1 AND p.state = 'open' AND p.filled_centavos < p.need_centavos
        AND a.activity_id = p.activity_id AND a.end_time <= $2
      RETURNING p.filled_centavos AS filled`,
    values: [uid, now],
  });
  const play = closed.reduce((sum, { filled }) => sum + filled, 0n);
  if (play > 0n) await returnPlay(transaction, uid, centavos(play));
}

/** Closes what everybody has left unfilled at its end. Returns how many players that concerned. */
export async function closeEnded({ db, clock }: Ground): Promise<number> {
  const players = await db.query<{ uid: number }>({
    name: 'guaranteed-ended-players',
    text: `
      SELECT DISTINCT p.uid FROM guaranteed_players p JOIN guaranteed_activities a USING (activity_id)
      WHERE p.state = 'open' AND p.filled_centavos < p.need_centavos AND a.end_time <= $1 ORDER BY p.uid`,
    values: [clock.now()],
  });
  for (const { uid } of players) {
    await db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      await countAndClose(transaction, uid, clock.now());
    });
  }
  return players.length;
}

/**
 * The settlement of a day (yyyy-mm-dd) pays what nobody has received in the days after its end. A player whose account is
 * closed for their age keeps it until that is decided; an account that its player has closed gets nothing any more. Returns
 * how many were paid.
 */
export async function payUnreceived({ db, clock }: Ground, day: string, each: EachPlayer): Promise<number> {
  const dueBefore = new Date(endOf(day).getTime() - RECEIVE_DAYS * 24 * 60 * 60_000);
  const players = await db.query<{ uid: number }>({
    name: 'guaranteed-due-players',
    text: `
      SELECT DISTINCT p.uid FROM guaranteed_players p JOIN guaranteed_activities a USING (activity_id)
      WHERE p.state = 'open' AND a.end_time <= $1 ORDER BY p.uid`,
    values: [dueBefore],
  });
  let paid = 0;
  await each(players, ({ uid }) =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      if (await takesNothing(transaction, uid)) return;
      await countAndClose(transaction, uid, clock.now());
      paid += await payAllFilled(transaction, uid, { endedBy: dueBefore, now: clock.now() });
    }),
  );
  return paid;
}

/** Whether an account is closed, by its player or for their age. */
const takesNothing = async (transaction: Queryable, uid: number): Promise<boolean> =>
  (await isClosed(transaction, uid)) || (await isClosedForAge(transaction, uid));

/** Pays everything that a player has earned, before their exclusion takes all offers away. The player is locked. */
export async function payEarned(transaction: Queryable, uid: number, now: Date): Promise<void> {
  await countAndClose(transaction, uid, now);
  await payAllFilled(transaction, uid, { endedBy: null, now });
}

/**
 * Pays what a player has earned before they close their account: it was promised without a claim. An account that is closed
 * for their age gets nothing. The player is locked.
 */
export async function payBeforeClosing(transaction: Queryable, uid: number, now: Date): Promise<void> {
  const joined = await transaction.query({
    name: 'guaranteed-joined',
    text: "SELECT FROM guaranteed_players WHERE uid = $1 AND state = 'open' LIMIT 1",
    values: [uid],
  });
  // Nothing is counted in vain: a closing that is refused changes nothing else.
  if (joined.length === 0 || (await takesNothing(transaction, uid))) return;
  await payEarned(transaction, uid, now);
}

async function payAllFilled(
  transaction: Queryable,
  uid: number,
  { endedBy, now }: { readonly endedBy: Date | null; readonly now: Date },
): Promise<number> {
  const due = await transaction.query<Filled>({
    name: 'guaranteed-filled',
    text: `
      SELECT p.activity_id AS "activityId", a.title, a.act_centavos AS "actCentavos"
      FROM guaranteed_players p JOIN guaranteed_activities a USING (activity_id)
      WHERE p.uid = $1 AND p.state = 'open' AND p.filled_centavos = p.need_centavos
        AND ($2::timestamptz IS NULL OR a.end_time <= $2) ORDER BY p.activity_id`,
    values: [uid, endedBy],
  });
  for (const filled of due) await payFilled(transaction, uid, filled, now);
  return due.length;
}
