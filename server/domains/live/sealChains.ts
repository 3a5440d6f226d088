import type { Queryable } from '../../db/database';
import type { Seals } from '../../seals';
import { sealPlace } from './chain';

interface SeedRow {
  readonly chainId: bigint;
  readonly place: number;
  readonly seed: Uint8Array;
}

const BATCH = 1_000;

/**
 * Seals the stored seeds of chains of an earlier version, which were stored as they are. Throws an Error where the key
 * does not open the newest seal: with another key no round could be drawn.
 */
export async function sealChains(db: Queryable, seals: Seals): Promise<void> {
  const [newest] = await db.query<SeedRow>({
    name: 'live-chain-seal-newest',
    text: `
      SELECT chain_id AS "chainId", place, seed FROM live_chain_seeds
      WHERE octet_length(seed) = 60 ORDER BY chain_id DESC LIMIT 1`,
  });
  if (newest !== undefined) requireKey(seals, newest);
  for (;;) {
    const rows = await db.query<SeedRow>({
      name: 'live-chain-seeds-plain',
      text: `
        SELECT chain_id AS "chainId", place, seed FROM live_chain_seeds WHERE octet_length(seed) = 32 LIMIT $1`,
      values: [BATCH],
    });
    if (rows.length === 0) return;
    await db.query({
      name: 'live-chain-seeds-seal',
      text: `
        UPDATE live_chain_seeds s SET seed = decode(u.sealed, 'hex')
        FROM unnest($1::bigint[], $2::int[], $3::text[]) AS u (chain_id, place, sealed)
        WHERE s.chain_id = u.chain_id AND s.place = u.place AND octet_length(s.seed) = 32`,
      values: [
        rows.map(({ chainId }) => chainId),
        rows.map(({ place }) => place),
        rows.map(({ chainId, place, seed }) => seals.seal(seed, sealPlace(chainId, place)).toString('hex')),
      ],
    });
  }
}

function requireKey(seals: Seals, { chainId, place, seed }: SeedRow): void {
  try {
    seals.open(seed, sealPlace(chainId, place));
  } catch (error) {
    throw new Error('SEED_KEY is not the key that the stored seeds are sealed with', { cause: error });
  }
}
