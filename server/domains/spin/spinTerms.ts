import type { Queryable } from '../../db/database';

/** Changed terms get a new version, and every player is asked again. */
const VERSION = '2026-12';

export async function hasAcceptedTerms(on: Queryable, uid: number): Promise<boolean> {
  const rows = await on.query({
    name: 'spin-terms-find',
    text: 'SELECT 1 FROM spin_terms WHERE uid = $1 AND version = $2',
    values: [uid, VERSION],
  });
  return rows.length === 1;
}

/** Stores that a player accepts the current terms. Idempotent. */
export async function acceptTerms(on: Queryable, uid: number, now: Date): Promise<void> {
  await on.query({
    name: 'spin-terms-accept',
    text: 'INSERT INTO spin_terms (uid, version, accepted_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [uid, VERSION, now],
  });
}
