import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import type { EachPlayer } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { dayAfter, endOf, lastMomentOf, manilaDate, startOf } from '../../manilaDay';
import { countPlay } from '../rewards/countedPlay';
import { countedAt, countedIn } from '../rewards/settledPlay';
import { barredBy } from '../safer-play/guard';
import { nextMonth } from './agents';
import { tellOfBag } from './bagMessage';
import { COUNTING_DAYS, DEPOSIT_MIN, MONTH_MAX, REVIEW_MS, STAGES, type Stage, YEAR_MAX } from './stages';
import { shareAddress, type VoidReason, voidInvitees } from './void';

type Ground = Pick<Context, 'db' | 'clock'>;

/** An invited player who counts. */
interface Invitee {
  readonly uid: number;
  readonly inviter: number;
  /** The first day (yyyy-mm-dd) whose play counts, and its counted play from before. */
  readonly firstDay: string;
  readonly beforeCentavos: bigint;
}

/**
 * Counts the play of an invited player, and notes each stage that it has newly reached. Does nothing for players who were
 * not invited, do not count yet, or are barred. Play of months in which the inviter is an agent counts for no stage.
 */
export async function recount({ db, clock }: Ground, uid: number): Promise<void> {
  const inviter = await inviterOf(db, uid);
  if (inviter === null) return;
  await db.transaction(async (transaction) => {
    await lockPlayers(
      transaction,
      [inviter, uid].sort((a, b) => a - b),
    );
    const now = clock.now();
    if ((await barredBy(transaction, uid, now)) !== null) return;
    const from = await countsFrom(transaction, uid);
    if (from === null) return;
    const invitee =
      (await findInvitee(transaction, uid)) ?? (await addInvitee(transaction, { uid, inviter, from }));
    await noteStages(transaction, invitee, now);
  });
}

/** Recounts those invited by a player who have stages left to reach, the newest first. */
export async function recountInvitees(context: Ground, inviter: number): Promise<void> {
  const rows = await context.db.query<{ uid: number }>({
    name: 'invite-recounted',
    text: `
      SELECT p.uid FROM players p LEFT JOIN invitees i USING (uid)
      WHERE p.invited_by = $1 AND p.verified = 'VERIFIED' AND p.closed_at IS NULL
        AND (i.uid IS NULL OR i.first_day > $2::date - $3::int)
        AND NOT EXISTS (SELECT FROM invite_stages s WHERE s.uid = p.uid AND (s.stage = 3 OR s.state = 'void'))
        AND EXISTS (SELECT FROM ledger_accounts a WHERE a.uid = p.uid AND a.code = 10 AND a.staked > 0)
      ORDER BY i.uid IS NULL DESC, i.counts_from DESC LIMIT $4`,
    values: [inviter, manilaDate(context.clock.now()), COUNTING_DAYS, RECOUNTED_MAX],
  });
  for (const { uid } of rows) await recount(context, uid);
}

/** Invited players whom one call recounts; the settlement of a day recounts all who played. */
const RECOUNTED_MAX = 20;

/** Recounts every invited player who played on a day (yyyy-mm-dd). Returns how many there were. */
export async function recountDay(context: Ground, day: string, each: EachPlayer): Promise<number> {
  const rows = await context.db.query<{ uid: number }>({
    name: 'invite-recounted-day',
    text: `
      SELECT DISTINCT d.uid FROM play_days d JOIN players p USING (uid)
      WHERE d.day = $1::date AND p.invited_by IS NOT NULL ORDER BY d.uid`,
    values: [day],
  });
  await each(rows, ({ uid }) => recount(context, uid));
  return rows.length;
}

async function inviterOf(on: Queryable, uid: number): Promise<number | null> {
  const [row] = await on.query<{ inviter: number | null }>({
    name: 'invite-inviter',
    text: 'SELECT invited_by AS inviter FROM players WHERE uid = $1',
    values: [uid],
  });
  return row?.inviter ?? null;
}

/**
 * Since when an invited player is verified and has a settled deposit of at least 100.00 that was not taken back; null for
 * one who is not, or whose account is closed.
 */
export async function countsFrom(on: Queryable, uid: number): Promise<Date | null> {
  const [row] = await on.query<{ from: Date }>({
    name: 'invite-counts-from',
    text: `
      SELECT greatest(paid.at, checked.at) AS from
      FROM players p
      CROSS JOIN LATERAL (SELECT min(credited_at) AS at FROM deposit_orders
        WHERE uid = p.uid AND status = 'success' AND reversed_at IS NULL AND amount_centavos >= $2) AS paid
      CROSS JOIN LATERAL (SELECT min(decided_at) AS at FROM identity_checks
        WHERE uid = p.uid AND state = 'VERIFIED') AS checked
      WHERE p.uid = $1 AND p.verified = 'VERIFIED' AND p.closed_at IS NULL AND paid.at IS NOT NULL
        AND checked.at IS NOT NULL`,
    values: [uid, DEPOSIT_MIN],
  });
  return row?.from ?? null;
}

const INVITEE = `
  uid, inviter, to_char(first_day, 'YYYY-MM-DD') AS "firstDay", before_centavos AS "beforeCentavos"`;

async function findInvitee(on: Queryable, uid: number): Promise<Invitee | null> {
  const [row] = await on.query<Invitee>({
    name: 'invitees-find',
    text: `SELECT ${INVITEE} FROM invitees WHERE uid = $1`,
    values: [uid],
  });
  return row ?? null;
}

async function addInvitee(
  transaction: Queryable,
  { uid, inviter, from }: { readonly uid: number; readonly inviter: number; readonly from: Date },
): Promise<Invitee> {
  const firstDay = manilaDate(from);
  const beforeCentavos = await countedIn(transaction, uid, { from: startOf(firstDay), until: from });
  await transaction.query({
    name: 'invitees-insert',
    text: `
      INSERT INTO invitees (uid, inviter, counts_from, first_day, before_centavos) VALUES ($1, $2, $3, $4, $5)`,
    values: [uid, inviter, from, firstDay, beforeCentavos],
  });
  return { uid, inviter, firstDay, beforeCentavos };
}

interface DayOfPlay {
  readonly day: string;
  readonly counted: bigint;
}

/** The caller has locked both players. */
async function noteStages(transaction: Queryable, invitee: Invitee, now: Date): Promise<void> {
  const { uid, inviter, firstDay, beforeCentavos } = invitee;
  const known = await transaction.query<{ stage: number; state: string; reason: string | null }>({
    name: 'invite-stages-known',
    text: 'SELECT stage, state, reason FROM invite_stages WHERE uid = $1',
    values: [uid],
  });
  // What is void for one stage is void for all.
  if (known.length === STAGES.length || known.some(({ state }) => state === 'void')) return;
  await countPlay(transaction, uid);
  const days = await transaction.query<DayOfPlay>({
    name: 'invite-play-days',
    text: `
      SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(counted_centavos)::bigint AS counted
      FROM play_days, LATERAL (SELECT date_trunc('month', day::timestamp)::date AS month) AS of_day
      WHERE uid = $1 AND day BETWEEN $2::date AND $3::date
        AND NOT EXISTS (SELECT FROM invite_agent_months m WHERE m.uid = $4 AND m.month = of_day.month)
        AND NOT EXISTS (SELECT FROM invite_agents a
          WHERE a.uid = $4 AND a.from_month <= of_day.month AND coalesce(a.until_month >= of_day.month, true))
      GROUP BY day ORDER BY day`,
    // The play of months in which the inviter is an agent is paid for: by the share of the month, also before it is paid.
    values: [uid, firstDay, dayAfter(firstDay, COUNTING_DAYS - 1), inviter],
  });
  const before = days[0]?.day === firstDay ? beforeCentavos : 0n;
  for (const stage of STAGES.slice(known.length)) {
    const reachedAt = await reachedOn(transaction, {
      ...invitee,
      days,
      from: stage.playCentavos + before,
    });
    if (reachedAt === null) return;
    const reason = await reasonAgainst(transaction, invitee, { stage, reachedAt });
    await addStage(transaction, { uid, inviter, stage, reachedAt, reason, now });
    if (reason !== null) return;
  }
}

/** When the play of these days came to an amount; null where it did not. */
async function reachedOn(
  transaction: Queryable,
  { uid, days, from }: { readonly uid: number; readonly days: readonly DayOfPlay[]; readonly from: bigint },
): Promise<Date | null> {
  let earlier = 0n;
  for (const { day, counted } of days) {
    if (earlier + counted >= from) {
      const span = { from: startOf(day), until: endOf(day), amountCentavos: from - earlier };
      // Of a day whose bets have left the database only the sum is known.
      return (await countedAt(transaction, uid, span)) ?? lastMomentOf(day);
    }
    earlier += counted;
  }
  return null;
}

async function reasonAgainst(
  transaction: Queryable,
  { uid, inviter }: Invitee,
  { stage, reachedAt }: { readonly stage: Stage; readonly reachedAt: Date },
): Promise<VoidReason | null> {
  const found = (await voidInvitees(transaction, inviter)).get(uid);
  if (found !== undefined) return found;
  if (stage.stage !== 1) return null;
  const day = manilaDate(reachedAt);
  const [row] = await transaction.query<{ month: number; year: number }>({
    name: 'invite-stages-counted',
    text: `
      SELECT count(*) FILTER (WHERE reached_at >= $2 AND reached_at < $3)::int AS month, count(*)::int AS year
      FROM invite_stages
      WHERE inviter = $1 AND stage = 1 AND state <> 'void' AND reached_at >= $4 AND reached_at < $5`,
    values: [
      inviter,
      startOf(`${day.slice(0, 7)}-01`),
      startOf(nextMonth(day)),
      startOf(`${day.slice(0, 4)}-01-01`),
      startOf(`${Number(day.slice(0, 4)) + 1}-01-01`),
    ],
  });
  return (row?.month ?? 0) >= MONTH_MAX || (row?.year ?? 0) >= YEAR_MAX ? 'limit' : null;
}

async function addStage(
  transaction: Queryable,
  request: {
    readonly uid: number;
    readonly inviter: number;
    readonly stage: Stage;
    readonly reachedAt: Date;
    readonly reason: VoidReason | null;
    readonly now: Date;
  },
): Promise<void> {
  const { uid, inviter, stage, reachedAt, reason, now } = request;
  const isFlagged = await shareAddress(transaction, inviter, uid);
  const claimableFrom = isFlagged ? new Date(now.getTime() + REVIEW_MS) : reachedAt;
  await transaction.query({
    name: 'invite-stages-insert',
    text: `
      INSERT INTO invite_stages
        (uid, inviter, stage, amount_centavos, reached_at, is_flagged, claimable_from, state, reason, decided_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      uid,
      inviter,
      stage.stage,
      stage.amountCentavos,
      reachedAt,
      isFlagged,
      claimableFrom,
      reason === null ? 'open' : 'void',
      reason,
      reason === null ? null : now,
    ],
  });
  if (reason !== null) return;
  const bag = { amountCentavos: stage.amountCentavos, claimableFrom };
  await tellOfBag(transaction, { uid: inviter, bag, now });
}
