import type { RestrictionReason } from '../../../contract/account/user';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { newInviteCode } from './invites';

export interface PlayerRow {
  readonly uid: number;
  readonly phone: string;
  readonly name: string;
  readonly email: string | null;
  /** yyyy-mm-dd. */
  readonly birthday: string | null;
  /** Whether a stated age below 21 has closed the account. */
  readonly isUnderAge: boolean;
  /** Since when an operator keeps the account closed for play and cash-in; null where it is open. */
  readonly restrictedAt: Date | null;
  readonly restrictedFor: RestrictionReason;
  readonly restrictedCashOut: boolean;
  readonly verified: 'INIT' | 'PENDING' | 'VERIFIED' | 'REJECTED';
  readonly inviteCode: string;
  /** Whether a code sent to the phone was given back. */
  readonly checkPhone: boolean;
  /** Whether the player asked for the welcome bonus, and it is neither granted nor lost. */
  readonly giveBonus: boolean;
  /** The child app that the account belongs to; null for the main app. */
  readonly homeApp: string | null;
}

export interface NewPlayer {
  readonly phone: string;
  readonly passwordHash: string;
  readonly invitedBy: number | null;
  readonly source: string | null;
  readonly adData: string | null;
  readonly giveBonus: boolean;
  readonly ip: string;
  /** The child app that the account is opened in; missing or null for the main app. */
  readonly homeApp?: string | null;
  readonly now: Date;
}

/** Creates a player, whose phone the caller has checked with a code, and returns their uid; null when the phone already has an account. */
export async function insertPlayer(on: Queryable, player: NewPlayer): Promise<number | null> {
  const [row] = await on.query<{ uid: number }>({
    name: 'players-insert',
    text: `
      WITH next AS (SELECT nextval('player_uids')::int AS uid)
      INSERT INTO players
        (uid, phone, password_hash, name, invite_code, invited_by, source, ad_data, registered_ip, agreed_at, created_at,
         phone_checked_at, give_bonus, home_app)
      SELECT uid, $1, $2, 'Player ' || uid, $3, $4, $5, $6, $7, $8, $8, $8, $9, $10 FROM next
      ON CONFLICT (phone) DO NOTHING
      RETURNING uid`,
    values: [
      player.phone,
      player.passwordHash,
      newInviteCode(),
      player.invitedBy,
      player.source,
      player.adData,
      player.ip,
      player.now,
      player.giveBonus,
      player.homeApp ?? null,
    ],
  });
  return row?.uid ?? null;
}

/** A player by uid; null when there is none. */
export async function findPlayer(on: Queryable, uid: number): Promise<PlayerRow | null> {
  const [row] = await on.query<PlayerRow>({
    name: 'players-find',
    text: `
      SELECT uid, phone, name, email, birthday, verified, invite_code AS "inviteCode",
        phone_checked_at IS NOT NULL AS "checkPhone", give_bonus AS "giveBonus",
        under_age_at IS NOT NULL AS "isUnderAge", restricted_at AS "restrictedAt",
        restricted_for AS "restrictedFor", restricted_cash_out AS "restrictedCashOut", home_app AS "homeApp"
      FROM players WHERE uid = $1`,
    values: [uid],
  });
  return row ?? null;
}

/** The child app that an account belongs to; null for the main app, and for an unknown account. */
export async function homeAppOf(on: Queryable, uid: number): Promise<string | null> {
  const [row] = await on.query<{ homeApp: string | null }>({
    name: 'players-home-app',
    text: 'SELECT home_app AS "homeApp" FROM players WHERE uid = $1',
    values: [uid],
  });
  return row?.homeApp ?? null;
}

/** Makes an account one of the main app; false when it is no account of that child app. */
export async function moveHome(transaction: Queryable, uid: number, childCode: string): Promise<boolean> {
  const rows = await transaction.query({
    name: 'players-move-home',
    text: 'UPDATE players SET home_app = NULL WHERE uid = $1 AND home_app = $2 RETURNING uid',
    values: [uid, childCode],
  });
  return rows.length === 1;
}

/** When a player's account was opened; null where there is none, and once it is closed. */
export async function memberSince(on: Queryable, uid: number): Promise<Date | null> {
  const [row] = await on.query<{ since: Date }>({
    name: 'players-member-since',
    text: 'SELECT created_at AS since FROM players WHERE uid = $1 AND closed_at IS NULL',
    values: [uid],
  });
  return row?.since ?? null;
}

/** The player with a phone, and their password's hash; null when there is none. */
export async function findByPhone(
  on: Queryable,
  phone: string,
): Promise<{ readonly uid: number; readonly passwordHash: string } | null> {
  const [row] = await on.query<{ uid: number; passwordHash: string }>({
    name: 'players-by-phone',
    text: 'SELECT uid, password_hash AS "passwordHash" FROM players WHERE phone = $1',
    values: [phone],
  });
  return row ?? null;
}

/** Whether the hash is still the player's password; if so it cannot change before the transaction ends. */
export async function holdPassword(
  transaction: Queryable,
  { uid, passwordHash }: { readonly uid: number; readonly passwordHash: string },
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'players-hold-password',
    text: 'SELECT FROM players WHERE uid = $1 AND password_hash = $2 FOR SHARE',
    values: [uid, passwordHash],
  });
  return rows.length > 0;
}

/** The player's welcome bonus is granted or lost, and promised no longer. */
export async function endGiveBonus(on: Queryable, uid: number): Promise<void> {
  await on.query({
    name: 'players-end-give-bonus',
    text: 'UPDATE players SET give_bonus = false WHERE uid = $1',
    values: [uid],
  });
}

export async function setName(on: Queryable, uid: number, name: string): Promise<void> {
  await on.query({
    name: 'players-set-name',
    text: 'UPDATE players SET name = $2 WHERE uid = $1',
    values: [uid, name],
  });
}

/** Sets the birthday unless there is one already; then false. */
export async function setBirthday(on: Queryable, uid: number, birthday: string): Promise<boolean> {
  const rows = await on.query({
    name: 'players-set-birthday',
    text: 'UPDATE players SET birthday = $2 WHERE uid = $1 AND birthday IS NULL RETURNING uid',
    values: [uid, birthday],
  });
  return rows.length === 1;
}

/** Sets the state of a player's identity. Throws an Error where there is no such player. */
export async function setVerified(
  on: Queryable,
  uid: number,
  verified: PlayerRow['verified'],
): Promise<void> {
  const rows = await on.query({
    name: 'players-set-verified',
    text: 'UPDATE players SET verified = $2 WHERE uid = $1 RETURNING uid',
    values: [uid, verified],
  });
  requireUpdated(rows, 1, 'a player whose identity is checked');
}

/**
 * Keeps the result of the identity check; false when there is no such player. An approval takes over the document's
 * birthday, if it has one, and opens an account that was closed for its age once the birthday is `bornBy` (yyyy-mm-dd)
 * or earlier.
 */
export async function keepIdentityCheck(
  on: Queryable,
  uid: number,
  check: {
    readonly verified: PlayerRow['verified'];
    readonly birthday: string | null;
    readonly bornBy: string;
  },
): Promise<boolean> {
  const rows = await on.query({
    name: 'players-keep-identity-check',
    text: `
      UPDATE players SET
        verified = $2,
        birthday = CASE WHEN $2 = 'VERIFIED' THEN coalesce($3::date, birthday) ELSE birthday END,
        under_age_at = CASE
          WHEN $2 = 'VERIFIED' AND coalesce($3::date, birthday) <= $4::date THEN NULL ELSE under_age_at END
      WHERE uid = $1 RETURNING uid`,
    values: [uid, check.verified, check.birthday, check.bornBy],
  });
  return rows.length === 1;
}
