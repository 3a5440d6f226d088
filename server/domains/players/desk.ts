import type { RestrictionReason } from '../../../contract/account/user';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { manilaDate } from '../../manilaDay';
import { parsePhone } from './phone';
import { endAllSessions } from './sessions';
import { networkOf } from './tries';

/** What the console reads and changes of players. Personal data is masked here, before it leaves the domain. */
export interface DeskPlayer {
  readonly uid: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly age: number | null;
  readonly verified: 'INIT' | 'PENDING' | 'VERIFIED' | 'REJECTED';
  readonly isRestricted: boolean;
  readonly joinedAt: Date;
  readonly source: string | null;
  readonly invitedBy: number | null;
}

/** All but the last word, and the first letter of that; of a single word its first letter. */
export function maskName(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  const last = words.pop() ?? '';
  return [...words, `${[...last][0] ?? ''}•••`].join(' ');
}

/** As in `+63 917 ••• 4482`; `closed` for an account whose phone was erased. */
export const maskMobile = (phone: string): string =>
  phone.startsWith('+') ? `${phone.slice(0, 3)} ${phone.slice(3, 6)} ••• ${phone.slice(-4)}` : 'closed';

/** As in `112.198.6.•••`; of an IPv6 address its network. */
export const maskAddress = (ip: string): string => networkOf(ip).replace(/\.\d+$/, '.•••');

/** As in `m•••@mail.example`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

interface Row extends Omit<DeskPlayer, 'age'> {
  readonly birthday: string | null;
}

const PLAYER = `
  uid, name, phone, email, birthday, verified, restricted_at IS NOT NULL AS "isRestricted", created_at AS "joinedAt",
  source, invited_by AS "invitedBy"`;

/** Whole years between two dates in the form yyyy-mm-dd. */
const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

const masked = ({ birthday, ...row }: Row, now: Date): DeskPlayer => ({
  ...row,
  name: maskName(row.name),
  phone: maskMobile(row.phone),
  email: row.email === null ? null : maskEmail(row.email),
  age: birthday === null ? null : yearsBetween(birthday, manilaDate(now)),
});

const FOUND_MAX = 50;

/** How a typed text is searched for: by what it looks like. */
function searchOf(text: string): { where: string; value: unknown } {
  const phone = parsePhone(text);
  if (phone !== null) return { where: 'phone = $1', value: phone };
  if (/^[0-9]{8,9}$/.test(text)) return { where: 'uid = $1::int', value: Number(text) };
  if (text.includes('@'))
    return { where: 'email IS NOT NULL AND lower(email) = $1', value: text.toLowerCase() };
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  return { where: 'lower(name) LIKE $1', value: `${escaped.toLowerCase()}%` };
}

interface SearchPage {
  /** Only players below this number. */
  readonly below: number;
  readonly most: number;
}

const FIRST_PAGE: SearchPage = { below: 2 ** 31 - 1, most: FOUND_MAX };

/** Players that a text finds, the newest first; the newest of all for an empty text. */
export async function searchPlayers(
  on: Queryable,
  text: string,
  now: Date,
  { below, most }: SearchPage = FIRST_PAGE,
): Promise<DeskPlayer[]> {
  const { where, value } = searchOf(text);
  const rows = await on.query<Row>({
    // A plan for any beginning of a name would read all players: without a name each text gets its own.
    ...(where.startsWith('lower') ? {} : { name: `players-desk-search-${where.split(' ')[0]}` }),
    text: `SELECT ${PLAYER} FROM players WHERE ${where} AND uid < $2 ORDER BY uid DESC LIMIT $3`,
    values: [value, below, most],
  });
  return rows.map((row) => masked(row, now));
}

/** One player, masked. Refuses "notFound". */
export async function readPlayer(on: Queryable, uid: number, now: Date): Promise<DeskPlayer> {
  const [row] = await on.query<Row>({
    name: 'players-desk-read',
    text: `SELECT ${PLAYER} FROM players WHERE uid = $1`,
    values: [uid],
  });
  if (row === undefined) throw refuse('notFound');
  return masked(row, now);
}

/** One field in full. The caller writes the reveal into the audit trail. Refuses "notFound". */
export async function revealField(
  on: Queryable,
  uid: number,
  field: 'name' | 'phone' | 'email',
): Promise<string | null> {
  const [row] = await on.query<{ value: string | null }>({
    name: `players-desk-reveal-${field}`,
    text: `SELECT ${field} AS value FROM players WHERE uid = $1`,
    values: [uid],
  });
  if (row === undefined) throw refuse('notFound');
  return row.value;
}

/**
 * Players who have used the same browser at the same address as this one since a time, their inviter, and those whom they
 * have invited; at most `most` of each.
 */
export async function linkedPlayers(
  on: Queryable,
  { uid, since, most }: { uid: number; since: Date; most: number },
): Promise<{ uid: number; why: 'device' | 'invitedBy' | 'invited' }[]> {
  return on.query<{ uid: number; why: 'device' | 'invitedBy' | 'invited' }>({
    name: 'players-desk-linked',
    text: `
      (SELECT DISTINCT o.uid, 'device' AS why FROM sessions s
        JOIN sessions o ON o.ip = s.ip AND o.user_agent = s.user_agent
        WHERE s.uid = $1 AND o.uid <> $1 AND s.created_at > $2 AND o.created_at > $2 ORDER BY 1 LIMIT $3)
      UNION ALL
      SELECT invited_by, 'invitedBy' FROM players WHERE uid = $1 AND invited_by IS NOT NULL
      UNION ALL
      (SELECT uid, 'invited' FROM players WHERE invited_by = $1 ORDER BY uid DESC LIMIT $3)`,
    values: [uid, since, most],
  });
}

/** Names of players, masked, by number. */
export async function maskedNames(
  on: Queryable,
  uids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await on.query<{ uid: number; name: string }>({
    name: 'players-desk-names',
    text: 'SELECT uid, name FROM players WHERE uid = ANY ($1)',
    values: [uids],
  });
  return new Map(rows.map(({ uid, name }) => [uid, maskName(name)]));
}

/** A player's newest sessions, with the network of each and not its address. */
export async function recentSessions(on: Queryable, uid: number) {
  const rows = await on.query<{ openedAt: Date; userAgent: string | null; ip: string | null }>({
    name: 'sessions-desk-recent',
    text: `
      SELECT created_at AS "openedAt", user_agent AS "userAgent", host(ip) AS ip FROM sessions
      WHERE uid = $1 AND revoked_at IS NULL ORDER BY created_at DESC LIMIT 10`,
    values: [uid],
  });
  return rows.map(({ openedAt, userAgent, ip }) => ({
    openedAt: openedAt.toISOString(),
    userAgent,
    network: ip === null ? null : maskAddress(ip),
  }));
}

/**
 * Closes play and cash-in to a player, and withdrawals if `cashOut` says so, and ends their sessions. They can log in
 * again, and read why. False when they are restricted already.
 */
export async function restrictPlayer(
  transaction: Queryable,
  uid: number,
  { toldReason, cashOut, now }: { toldReason: RestrictionReason; cashOut: boolean; now: Date },
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'players-restrict',
    text: `
      UPDATE players SET restricted_at = $2, restricted_for = $3, restricted_cash_out = $4
      WHERE uid = $1 AND restricted_at IS NULL RETURNING uid`,
    values: [uid, now, toldReason, cashOut],
  });
  if (rows.length === 0) return false;
  await endAllSessions(transaction, { uid, now });
  return true;
}

/** Opens play and money to a player again. */
export async function liftRestriction(transaction: Queryable, uid: number): Promise<void> {
  await transaction.query({
    name: 'players-lift-restriction',
    text: 'UPDATE players SET restricted_at = NULL WHERE uid = $1',
    values: [uid],
  });
}

/** How many players registered on each day in Manila since a time. */
export async function registeredByDay(on: Queryable, since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await on.query<{ day: string; count: bigint }>({
    name: 'players-desk-days',
    text: `
      SELECT (created_at AT TIME ZONE 'Asia/Manila')::date AS day, count(*) AS count FROM players
      WHERE created_at >= $1 GROUP BY day`,
    values: [since],
  });
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}
