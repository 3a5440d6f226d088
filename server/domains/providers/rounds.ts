import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { refuse } from '../../http/refusal';

interface RoundName {
  readonly provider: string;
  readonly uid: number;
  readonly roundId: string;
}

type RoundState = 'open' | 'closed' | 'rolledBack';

async function stateOf(on: Queryable, { provider, uid, roundId }: RoundName): Promise<RoundState | null> {
  const [row] = await on.query<{ state: RoundState }>({
    name: 'provider-round-state',
    text: 'SELECT state FROM provider_rounds WHERE provider = $1 AND uid = $2 AND round_id = $3',
    values: [provider, uid, roundId],
  });
  return row?.state ?? null;
}

/** Refuses "roundClosed" for a round that is closed. The caller has locked the player. */
export async function requireOpen(transaction: Queryable, round: RoundName): Promise<void> {
  const state = await stateOf(transaction, round);
  if (state !== null && state !== 'open') throw refuse('roundClosed');
}

/** Adds a stake to an open round, or to a new one. */
export async function addStake(
  transaction: Queryable,
  { provider, uid, roundId }: RoundName,
  { gameId, stake, now }: { readonly gameId: string; readonly stake: bigint; readonly now: Date },
): Promise<void> {
  await transaction.query({
    name: 'provider-round-stake',
    text: `
      INSERT INTO provider_rounds AS r (provider, uid, round_id, game_id, stake, created_at)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (provider, uid, round_id) DO UPDATE SET stake = r.stake + excluded.stake`,
    values: [provider, uid, roundId, gameId, stake, now],
  });
}

/** Adds a payout, and closes the round with the last one. Throws an Error where there is no round. */
export async function addPayout(
  transaction: Queryable,
  { provider, uid, roundId }: RoundName,
  { payout, closes, now }: { readonly payout: bigint; readonly closes: boolean; readonly now: Date },
): Promise<void> {
  const rows = await transaction.query({
    name: 'provider-round-payout',
    text: `
      UPDATE provider_rounds SET payout = payout + $4, state = CASE WHEN $5 THEN 'closed' ELSE state END,
        ended_at = CASE WHEN $5 THEN $6::timestamptz END
      WHERE provider = $1 AND uid = $2 AND round_id = $3 RETURNING round_number`,
    values: [provider, uid, roundId, payout, closes, now],
  });
  requireUpdated(rows, 1, 'round of a provider');
}

/** Removes a stake. A round without stakes is closed. Throws an Error where there is no round. */
export async function takeOffStake(
  transaction: Queryable,
  { provider, uid, roundId }: RoundName,
  { stake, now }: { readonly stake: bigint; readonly now: Date },
): Promise<void> {
  const rows = await transaction.query({
    name: 'provider-round-rollback',
    text: `
      UPDATE provider_rounds SET stake = stake - $4,
        state = CASE WHEN stake = $4 THEN 'rolledBack' ELSE state END,
        ended_at = CASE WHEN stake = $4 THEN $5::timestamptz END
      WHERE provider = $1 AND uid = $2 AND round_id = $3 RETURNING round_number`,
    values: [provider, uid, roundId, stake, now],
  });
  requireUpdated(rows, 1, 'round of a provider');
}

/** Refuses "roundClosed" once a round is closed or has paid anything: payouts are not taken back. */
export async function requireUnpaid(
  transaction: Queryable,
  { provider, uid, roundId }: RoundName,
): Promise<void> {
  const [row] = await transaction.query<{ isUnpaid: boolean }>({
    name: 'provider-round-unpaid',
    text: `
      SELECT state = 'open' AND payout = 0 AS "isUnpaid" FROM provider_rounds
      WHERE provider = $1 AND uid = $2 AND round_id = $3`,
    values: [provider, uid, roundId],
  });
  if (row?.isUnpaid !== true) throw refuse('roundClosed');
}
