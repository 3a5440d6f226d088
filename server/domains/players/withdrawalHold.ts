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

/** When withdrawals reopen after such a change; null when they are open. */
export function withdrawalsHeldUntil(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const until = new Date(changedAt.getTime() + WITHDRAWAL_HOLD_MS);
  return until > now ? until : null;
}
