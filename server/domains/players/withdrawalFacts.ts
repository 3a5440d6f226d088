import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { PlayerRow } from './players';

/** How long withdrawals are held after a change of the password, or of what else an account is secured by. */
export const WITHDRAWAL_HOLD_MS = 24 * 60 * 60_000;

/**
 * SQL for a row of `players`: when its password was changed, its mailbox bound or an identity of another provider bound last;
 * null if never. What was bound while the account was opened is no change.
 */
export const SECURITY_CHANGED_AT = `greatest(
    players.password_changed_at,
    (SELECT used_at FROM email_codes c WHERE c.uid = players.uid AND c.email = players.email),
    (SELECT max(bound_at) FROM third_identities t
      WHERE t.uid = players.uid AND t.bound_at > players.created_at + interval '1 minute'))`;

/** What decides about a player's withdrawals. */
export interface WithdrawalFacts {
  /** E.164. */
  readonly phone: string;
  readonly verified: PlayerRow['verified'];
  readonly isUnderAge: boolean;
  /** An operator keeps the player's withdrawals closed. */
  readonly isBlocked: boolean;
  /** Until when withdrawals are held after a change of the password or of the account's security; null if they are not. */
  readonly heldUntil: Date | null;
  readonly memberSince: Date;
}

/** Refuses "notFound" where there is no such player. */
export async function withdrawalFacts(on: Queryable, uid: number, now: Date): Promise<WithdrawalFacts> {
  const [row] = await on.query<
    Omit<WithdrawalFacts, 'heldUntil'> & { readonly securityChangedAt: Date | null }
  >({
    name: 'players-withdrawal-facts',
    text: `
      SELECT phone, verified, under_age_at IS NOT NULL AS "isUnderAge",
        restricted_at IS NOT NULL AND restricted_cash_out AS "isBlocked",
        ${SECURITY_CHANGED_AT} AS "securityChangedAt", created_at AS "memberSince"
      FROM players WHERE uid = $1`,
    values: [uid],
  });
  if (row === undefined) throw refuse('notFound');
  const { securityChangedAt, ...facts } = row;
  return { ...facts, heldUntil: withdrawalsHeldUntil(securityChangedAt, now) };
}

/** When withdrawals reopen after such a change; null when they are open. */
export function withdrawalsHeldUntil(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const until = new Date(changedAt.getTime() + WITHDRAWAL_HOLD_MS);
  return until > now ? until : null;
}
