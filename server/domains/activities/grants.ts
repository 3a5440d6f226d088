import type { BonusSource } from '../../../contract/wallet/bonus';
import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { cancelWaitingBonus } from '../../ledger/bonusGrants';
import { grantBonus } from '../../ledger/deposit';
import { manilaDate, mondayOf } from '../../manilaDay';
import { samePersons } from '../identity/samePerson';
import { isClosed } from '../players/personalData';
import { endGiveBonus, findPlayer } from '../players/players';
import { availablePlay, returnPlay, usePlay } from '../rewards/countedPlay';
import { barredBy } from '../safer-play/guard';
import { noteRest } from '../safer-play/rests';
import { hadBeforeClosing } from './closedPersons';
import { bonusFor, type Offer, offerOf, playFor, VERIFY_DAYS, WELCOME } from './offers';

/** An order that has been paid. */
interface PaidOrder {
  readonly orderId: string;
  readonly uid: number;
  readonly amountCentavos: Centavos;
  /** The chosen activity, and what was quoted for it. */
  readonly activityId: string | null;
  readonly bonusCentavos: Centavos;
}

type VoidReason =
  | 'notFirst'
  | 'taken'
  | 'playNeeded'
  | 'expired'
  | 'reversed'
  | 'samePerson'
  | 'excluded'
  | 'closed';

export interface GrantRow {
  readonly grantId: bigint;
  readonly activityId: Offer['id'];
  readonly orderId: string;
  readonly amountCentavos: Centavos;
  readonly playCentavos: Centavos;
  readonly state: 'waiting' | 'granted' | 'void';
  readonly settledAt: Date;
}

const COLUMNS = `
  grant_id AS "grantId", activity_id AS "activityId", order_id AS "orderId", amount_centavos AS "amountCentavos",
  play_centavos AS "playCentavos", state, settled_at AS "settledAt"`;

/**
 * Notes which bonuses an order brings that has just been paid; {@link grantDue} grants them. An offer that has closed
 * since it was chosen brings none, which is noted too. The caller has locked the player.
 */
export async function promiseBonuses(transaction: Queryable, order: PaidOrder, now: Date): Promise<void> {
  const { uid, amountCentavos, activityId, bonusCentavos } = order;
  const player = await findPlayer(transaction, uid);
  const chosen = activityId === null ? null : offerOf(activityId);
  const isWelcome = player?.giveBonus === true && amountCentavos >= WELCOME.minCentavos;
  if (!isWelcome && chosen === null) return;
  const isFirst = await isFirstDeposit(transaction, order);
  if (isWelcome && isFirst) {
    await insertGrant(transaction, order, { offer: WELCOME, bonus: bonusFor(WELCOME, amountCentavos), now });
  }
  if (chosen === null || bonusCentavos === ZERO) return;
  const closed = !isFirst && !chosen.isWeekly ? ('notFirst' as const) : null;
  await insertGrant(transaction, order, { offer: chosen, bonus: bonusCentavos, closed, now });
}

async function isFirstDeposit(on: Queryable, { uid, orderId }: PaidOrder): Promise<boolean> {
  const rows = await on.query({
    name: 'activities-earlier-deposit',
    text: `
      SELECT FROM deposit_orders
      WHERE uid = $1 AND order_id <> $2 AND status = 'success' AND amount_centavos >= $3 LIMIT 1`,
    values: [uid, orderId, WELCOME.minCentavos],
  });
  return rows.length === 0;
}

async function insertGrant(
  transaction: Queryable,
  { uid, orderId }: PaidOrder,
  request: {
    readonly offer: Offer;
    readonly bonus: Centavos;
    readonly closed?: VoidReason | null;
    readonly now: Date;
  },
): Promise<void> {
  const { offer, bonus, now } = request;
  const week = offer.isWeekly ? mondayOf(manilaDate(now)) : null;
  const play = playFor(offer, bonus);
  const reason =
    request.closed ??
    ((await isTaken(transaction, uid, offer, week)) ? 'taken' : null) ??
    (play > 0n && (await availablePlay(transaction, uid)) < play ? 'playNeeded' : null);
  if (reason === null && play > 0n) await usePlay(transaction, uid, play);
  await transaction.query({
    name: 'activity-grants-insert',
    text: `
      INSERT INTO activity_grants
        (uid, activity_id, order_id, amount_centavos, state, reason, week, play_centavos, settled_at, decided_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      uid,
      offer.id,
      orderId,
      bonus,
      reason === null ? 'waiting' : 'void',
      reason,
      week,
      reason === null ? play : 0n,
      now,
      reason === null ? null : now,
    ],
  });
}

async function isTaken(on: Queryable, uid: number, offer: Offer, week: string | null): Promise<boolean> {
  const rows = await on.query({
    name: 'activity-grants-taken',
    text: `
      SELECT FROM activity_grants
      WHERE uid = $1 AND activity_id = $2 AND state <> 'void' AND week IS NOT DISTINCT FROM $3::date`,
    values: [uid, offer.id, week],
  });
  return rows.length > 0;
}

/**
 * Grants what a player's paid orders have brought, once they are verified. What has waited for more than 30 days is
 * void, and so is what waits in an account that its player has closed. During a break or an exclusion nothing is granted,
 * and nothing runs out.
 */
export function grantDue(
  { db, clock, personKey }: Pick<Context, 'db' | 'clock' | 'personKey'>,
  uid: number,
): Promise<void> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const waiting = await waitingGrants(transaction, uid);
    if (waiting.length === 0) return;
    if (await isClosed(transaction, uid)) {
      for (const grant of waiting) await voidGrant(transaction, { uid, grant, reason: 'closed', now });
      return;
    }
    if ((await barredBy(transaction, uid, now)) !== null) return;
    // A limit that is reached holds the expiry; what is granted meanwhile can be played once it is over.
    await noteRest(transaction, uid, now);
    const player = await findPlayer(transaction, uid);
    for (const grant of waiting) {
      if (await isOverdue(transaction, uid, grant, now)) {
        await voidGrant(transaction, { uid, grant, reason: 'expired', now });
      } else if (player?.verified === 'VERIFIED') await grantOne(transaction, { uid, grant, personKey, now });
    }
  });
}

/** Whether a bonus has waited for more than 30 days, in which rests do not count. */
async function isOverdue(on: Queryable, uid: number, { settledAt }: GrantRow, now: Date): Promise<boolean> {
  const until = new Date(settledAt.getTime() + VERIFY_DAYS * 24 * 60 * 60_000);
  const [row] = await on.query<{ isOverdue: boolean }>({
    name: 'activity-grants-overdue',
    text: 'SELECT safer_play_expiry($1, $2, $3) < $4 AS "isOverdue"',
    values: [uid, settledAt, until, now],
  });
  return row?.isOverdue === true;
}

/**
 * Of a player who has excluded themselves: what waits will not be granted, and what was promised is none any more. The
 * caller has locked the player.
 */
export async function voidIfExcluded(transaction: Queryable, uid: number, now: Date): Promise<void> {
  if ((await barredBy(transaction, uid, now)) !== 'selfExcluded') return;
  for (const grant of await waitingGrants(transaction, uid)) {
    await voidGrant(transaction, { uid, grant, reason: 'excluded', now });
  }
  await endGiveBonus(transaction, uid);
}

const waitingGrants = (transaction: Queryable, uid: number): Promise<GrantRow[]> =>
  transaction.query<GrantRow>({
    name: 'activity-grants-of-player',
    text: `SELECT ${COLUMNS} FROM activity_grants WHERE uid = $1 AND state = 'waiting' ORDER BY grant_id FOR UPDATE`,
    values: [uid],
  });

interface Granting {
  readonly uid: number;
  readonly grant: GrantRow;
  readonly personKey: Uint8Array;
  readonly now: Date;
}

async function grantOne(transaction: Queryable, { uid, grant, personKey, now }: Granting): Promise<void> {
  const offer = offerOf(grant.activityId);
  if (offer === null) throw new Error(`a grant of an unknown activity, ${grant.activityId}`);
  if (!offer.isWeekly && (await hadByPerson(transaction, personKey, uid, offer))) {
    return voidGrant(transaction, { uid, grant, reason: 'samePerson', now });
  }
  const { amountCentavos } = grant;
  const source = SOURCES[grant.activityId];
  await grantBonus(transaction, { uid, amountCentavos, reference: referenceOf(grant), source, now });
  await decide(transaction, grant, { state: 'granted', reason: null, now });
  if (offer === WELCOME) await endGiveBonus(transaction, uid);
}

const SOURCES: Readonly<Record<Offer['id'], BonusSource>> = {
  welcome: 'GIVE_BONUS',
  'first-deposit': 'FIRST_DEPOSIT',
  'topup-5': 'TOPUP_5',
};

/** The reference of a grant in the ledger, which pays once under any other key. */
const referenceOf = ({ activityId, orderId }: GrantRow): string =>
  offerOf(activityId)?.isWeekly === true ? `topup:${orderId}` : activityId;

/** Whether the person has had the offer under another account, open or closed. */
const hadByPerson = async (
  transaction: Queryable,
  personKey: Uint8Array,
  uid: number,
  offer: Offer,
): Promise<boolean> =>
  (await hasSamePerson(transaction, uid, offer)) ||
  (await hadBeforeClosing(transaction, personKey, uid, offer.id));

/**
 * Whether a player who has had a bonus once a person turns out to be a person who had it before: an account that was
 * saved, or a document that was verified, after the grant. For people to weigh; nothing is taken back by itself.
 */
export async function hadBonusTwice(on: Queryable, personKey: Uint8Array, uid: number): Promise<boolean> {
  const had = await on.query<{ id: Offer['id'] }>({
    name: 'activities-had-for-life',
    text: "SELECT activity_id AS id FROM activity_grants WHERE uid = $1 AND week IS NULL AND state = 'granted'",
    values: [uid],
  });
  for (const { id } of had) {
    if ((await isSamePerson(on, uid, id)) || (await hadBeforeClosing(on, personKey, uid, id))) return true;
  }
  return false;
}

/**
 * Whether another account of the same person has had the offer. Grants for life are decided one after the other, so that
 * of two accounts one finds the other.
 */
async function hasSamePerson(transaction: Queryable, uid: number, { id }: Offer): Promise<boolean> {
  await transaction.query({
    name: 'activities-lock-persons',
    text: "SELECT pg_advisory_xact_lock(hashtext('activity_grants'))",
    values: [],
  });
  return isSamePerson(transaction, uid, id);
}

async function isSamePerson(on: Queryable, uid: number, id: Offer['id']): Promise<boolean> {
  const rows = await on.query({
    name: 'activities-same-person',
    text: `
      SELECT FROM activity_grants
      WHERE activity_id = $2 AND uid = ANY ($1) AND (state = 'granted' OR reason = 'reversed') LIMIT 1`,
    values: [await samePersons(on, uid), id],
  });
  return rows.length > 0;
}

async function voidGrant(
  transaction: Queryable,
  {
    uid,
    grant,
    reason,
    now,
  }: {
    readonly uid: number;
    readonly grant: GrantRow;
    readonly reason: VoidReason;
    readonly now: Date;
  },
): Promise<void> {
  await decide(transaction, grant, { state: 'void', reason, now });
  if (grant.state === 'waiting' && grant.playCentavos > 0n) {
    await returnPlay(transaction, uid, grant.playCentavos);
  }
  if (grant.activityId === WELCOME.id) await endGiveBonus(transaction, uid);
}

async function decide(
  transaction: Queryable,
  { grantId }: GrantRow,
  end: { readonly state: 'granted' | 'void'; readonly reason: VoidReason | null; readonly now: Date },
): Promise<void> {
  await transaction.query({
    name: 'activity-grants-decide',
    text: 'UPDATE activity_grants SET state = $2, reason = $3, decided_at = $4 WHERE grant_id = $1',
    values: [grantId, end.state, end.reason, end.now],
  });
}

/**
 * Ends the bonuses of an order whose money the bank has taken back. Returns what had been credited and is to be taken
 * back as well, in centavos. The caller has locked the player.
 */
export async function reverseBonuses(
  transaction: Queryable,
  { uid, orderId }: Pick<PaidOrder, 'uid' | 'orderId'>,
  now: Date,
): Promise<Centavos> {
  let granted = 0n;
  for (const grant of await grantsOf(transaction, orderId)) {
    if (grant.state === 'void') continue;
    // A bonus that waits for an earlier one has not been credited: there is nothing to take back.
    const isCredited =
      grant.state === 'granted' && !(await cancelWaitingBonus(transaction, uid, referenceOf(grant), now));
    if (isCredited) granted += grant.amountCentavos;
    await voidGrant(transaction, { uid, grant, reason: 'reversed', now });
  }
  return centavos(granted);
}

/** The bonuses of a paid order. */
export const grantsOf = (on: Queryable, orderId: string): Promise<GrantRow[]> =>
  on.query<GrantRow>({
    name: 'activity-grants-of-order',
    text: `SELECT ${COLUMNS} FROM activity_grants WHERE order_id = $1 ORDER BY grant_id`,
    values: [orderId],
  });

/** Players that one read of the job finds. */
const BATCH = 500;

/** Grants and ends what waits, for all players. Returns how many players had something waiting. */
export async function grantAllDue(
  context: Pick<Context, 'db' | 'clock' | 'personKey'>,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const players = await context.db.query<{ uid: number }>({
      name: 'activity-grants-due',
      text: `
        SELECT DISTINCT g.uid FROM activity_grants g JOIN players p USING (uid)
        WHERE g.state = 'waiting' AND g.uid > $3
          AND (p.verified = 'VERIFIED' OR g.settled_at < $1::timestamptz - $2 * interval '1 day')
        ORDER BY g.uid LIMIT $4`,
      values: [context.clock.now(), VERIFY_DAYS, after, BATCH],
    });
    const last = players.at(-1);
    if (last === undefined) return count;
    await each(players, ({ uid }) => grantDue(context, uid));
    count += players.length;
    after = last.uid;
  }
}
