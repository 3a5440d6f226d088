import type { Queryable } from '../../db/database';
import type { Seals } from '../../seals';

/** Each secret is sealed for the operator it belongs to. */
const place = (operatorId: number): string => `operator ${operatorId}`;

export const sealTotp = (seals: Seals, secret: Uint8Array, operatorId: number): Buffer =>
  seals.seal(secret, place(operatorId));

/** The secret of an operator. Throws an Error for another key, another operator, or changed bytes. */
export const openTotp = (seals: Seals, sealed: Uint8Array, operatorId: number): Buffer =>
  seals.open(sealed, place(operatorId));

/** RFC 4226 recommends 20 bytes; that is how they were stored before. */
const PLAIN_BYTES = 20;
const SEALED_BYTES = 48;

const TABLES = ['desk_operators', 'desk_links'] as const;

/**
 * Seals the secrets that an earlier version has stored as they are. Throws an Error where the key does not open a sealed
 * one: with another key no operator could log in.
 */
export async function sealTotpSecrets(db: Queryable, seals: Seals): Promise<void> {
  const [sealed] = await db.query<{ operatorId: number; secret: Buffer }>({
    name: 'desk-totp-sealed',
    text: `
      SELECT operator_id AS "operatorId", totp_secret AS secret FROM desk_operators
      WHERE octet_length(totp_secret) = $1 ORDER BY operator_id DESC LIMIT 1`,
    values: [SEALED_BYTES],
  });
  if (sealed !== undefined) requireKey(seals, sealed.secret, sealed.operatorId);
  for (const table of TABLES) {
    const rows = await db.query<{ operatorId: number; secret: Buffer }>({
      name: `desk-totp-plain-${table}`,
      text: `
        SELECT DISTINCT operator_id AS "operatorId", totp_secret AS secret FROM ${table}
        WHERE octet_length(totp_secret) = $1`,
      values: [PLAIN_BYTES],
    });
    for (const { operatorId, secret } of rows) {
      await db.query({
        name: `desk-totp-seal-${table}`,
        text: `UPDATE ${table} SET totp_secret = $3 WHERE operator_id = $1 AND totp_secret = $2`,
        values: [operatorId, secret, sealTotp(seals, secret, operatorId)],
      });
    }
  }
}

function requireKey(seals: Seals, sealed: Buffer, operatorId: number): void {
  try {
    openTotp(seals, sealed, operatorId);
  } catch (error) {
    throw new Error('SEED_KEY is not the key that the secrets of the authenticator apps are sealed with', {
      cause: error,
    });
  }
}
