import type { Round } from '../../../games/kit/rules/round';
import type { Queryable } from '../../db/database';
import type { ActivePair } from '../../fairness/pairs';

interface Kept {
  readonly uid: number;
  readonly pair: Pick<ActivePair, 'pairId' | 'nonce'>;
  readonly round: Round;
  readonly now: Date;
}

/**
 * Stores a round that was drawn and paid outside a table, and returns its number. It appears in the history and
 * can be verified like any other round.
 */
export async function keepRound(transaction: Queryable, { uid, pair, round, now }: Kept): Promise<bigint> {
  const [row] = await transaction.query<{ id: bigint }>({
    name: 'play-keep-round',
    text: `
      INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
      VALUES (nextval('play_round_id'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    values: [
      uid,
      round.game,
      pair.pairId,
      pair.nonce,
      JSON.stringify(round.bet),
      JSON.stringify(round.outcome),
      JSON.stringify(round.events),
      round.stakeCentavos,
      round.payoutCentavos,
      now,
    ],
  });
  if (row === undefined) throw new Error('a round was not stored');
  return row.id;
}
