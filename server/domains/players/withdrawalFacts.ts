import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { PlayerRow } from './players';
import { SECURITY_CHANGED_AT, withdrawalsHeldUntil } from './withdrawalHold';

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
