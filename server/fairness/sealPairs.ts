import type { Queryable } from '../db/database';
import type { Seals } from '../seals';
import { pairPlace } from './pairs';

interface SeedRow {
  readonly pairId: bigint;
  readonly commitment: string;
  readonly seed: Uint8Array;
}

const BATCH = 1_000;

/**
 * Seals the server seeds of pairs of an earlier version, which were stored as they are until they were revealed. Throws
 * an Error where the key does not open the newest seal: with another key no bet could be drawn.
 */
export async function sealPairs(db: Queryable, pairSeals: Seals): Promise<void> {
  const [newest] = await db.query<SeedRow>({
    name: 'fairness-seal-newest',
    text: `
      SELECT id AS "pairId", encode(commitment, 'hex') AS commitment, server_seed AS seed FROM fairness_pairs
      WHERE state <> 'revealed' AND octet_length(server_seed) = 60 ORDER BY id DESC LIMIT 1`,
  });
  if (newest !== undefined) requireKey(pairSeals, newest);
  for (;;) {
    const rows = await db.query<SeedRow>({
      name: 'fairness-unsealed',
      text: `
        SELECT id AS "pairId", encode(commitment, 'hex') AS commitment, server_seed AS seed FROM fairness_pairs
        WHERE state <> 'revealed' AND octet_length(server_seed) = 32 LIMIT $1`,
      values: [BATCH],
    });
    if (rows.length === 0) return;
    await db.query({
      name: 'fairness-seal',
      text: `
        UPDATE fairness_pairs p SET server_seed = decode(u.sealed, 'hex')
        FROM unnest($1::bigint[], $2::text[]) AS u (id, sealed)
        WHERE p.id = u.id AND p.state <> 'revealed' AND octet_length(p.server_seed) = 32`,
      values: [
        rows.map(({ pairId }) => pairId),
        rows.map(({ commitment, seed }) => pairSeals.seal(seed, pairPlace(commitment)).toString('hex')),
      ],
    });
  }
}

function requireKey(pairSeals: Seals, { commitment, seed }: SeedRow): void {
  try {
    pairSeals.open(seed, pairPlace(commitment));
  } catch (error) {
    throw new Error('SEED_KEY is not the key that the server seeds of players are sealed with', {
      cause: error,
    });
  }
}
