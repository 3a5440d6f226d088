import { createHmac } from 'node:crypto';
import type { Queryable } from '../../db/database';
import type { Offer } from './offers';

/*
 * A bonus that is given once a person stays given when their account is closed and what identified them is erased. Kept
 * are digests under a key of the server: whoever has the same document, name and birthday or payout account is found
 * again, and nobody can be read from them.
 */

interface Trait {
  readonly kind: 'document' | 'person' | 'account';
  readonly value: string;
}

/** What identifies a player to us: verified documents, their name with birthday, and payout accounts. */
const traitsOf = (on: Queryable, uid: number): Promise<Trait[]> =>
  on.query<Trait>({
    name: 'activities-traits',
    text: `
      SELECT 'document' AS kind, jsonb_build_array(document, document_number)::text AS value
        FROM identity_checks WHERE uid = $1 AND state = 'VERIFIED'
      UNION SELECT 'person', jsonb_build_array(lower(full_name), birthday)::text
        FROM identity_checks WHERE uid = $1 AND state = 'VERIFIED'
      UNION SELECT 'account', jsonb_build_array(type, bank_code, number)::text FROM payout_accounts WHERE uid = $1`,
    values: [uid],
  });

async function digestsOf(on: Queryable, key: Uint8Array, uid: number): Promise<Buffer[]> {
  const traits = await traitsOf(on, uid);
  return traits.map(({ kind, value }) => createHmac('sha256', key).update(`${kind} ${value}`).digest());
}

/** Bonuses once for life that a player has had: granted, or taken back with their deposit. */
const HAD = "week IS NULL AND (state = 'granted' OR reason = 'reversed')";

/**
 * Before an account is closed and its holder erased: keeps the digests of a player who has had a bonus that is given once
 * a person. Of everybody else nothing is kept.
 */
export async function keepClosedPerson(transaction: Queryable, key: Uint8Array, uid: number): Promise<void> {
  const had = await transaction.query({
    text: `SELECT FROM activity_grants WHERE uid = $1 AND ${HAD} LIMIT 1`,
    values: [uid],
  });
  if (had.length === 0) return;
  await transaction.query({
    text: 'INSERT INTO closed_persons (uid, digest) SELECT $1, unnest($2::bytea[]) ON CONFLICT DO NOTHING',
    values: [uid, await digestsOf(transaction, key, uid)],
  });
}

/** Whether the player has had an activity before, under an account that they have closed. */
export async function hadBeforeClosing(
  on: Queryable,
  key: Uint8Array,
  uid: number,
  activityId: Offer['id'],
): Promise<boolean> {
  const rows = await on.query({
    name: 'activities-closed-person',
    text: `
      SELECT FROM closed_persons p JOIN activity_grants g USING (uid)
      WHERE p.digest = ANY ($1::bytea[]) AND p.uid <> $2 AND g.activity_id = $3 AND ${HAD} LIMIT 1`,
    values: [await digestsOf(on, key, uid), uid, activityId],
  });
  return rows.length > 0;
}
