import { manifests, turnoverWeightOf } from '../../../games/allGames';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';

/** Turnover weights by own game, for SQL. */
const GAMES = manifests.map(({ name }) => name);
const WEIGHTS = GAMES.map(turnoverWeightOf);

/**
 * Counted play that no reward has used up yet: main stakes of settled bets in own games by weight, each rounded down,
 * less what was used. Bets of providers' games do not count. The caller has locked the player.
 */
export async function availablePlay(transaction: Queryable, uid: number): Promise<Centavos> {
  const [row] = await transaction.query<{ left: bigint }>({
    name: 'counted-play-count',
    text: `
      WITH before AS (
        SELECT coalesce(max(through_transfer), 0) AS through FROM counted_play WHERE uid = $1
      ), stakes AS MATERIALIZED (
        SELECT e.transfer_id, e.amount, e.reference::bigint AS bet FROM ledger_entries e, before
        WHERE e.uid = $1 AND e.transfer_id > before.through AND e.kind = 'stake' AND e.from_code = 10
          AND e.reference ~ '^[0-9]{1,18}$'
      ), bets AS MATERIALIZED (
        SELECT s.transfer_id, s.amount, coalesce(r.game, t.game) AS game, coalesce(t.state, 'settled') AS state
        FROM stakes s
          LEFT JOIN play_rounds r ON r.uid = $1 AND r.game = ANY ($2::text[]) AND r.id = s.bet
          LEFT JOIN live_tickets t ON t.ticket_id = s.bet
      ), ends AS (
        -- A bet that is still open is counted once it is settled, and all later ones with it.
        SELECT coalesce((SELECT min(transfer_id) - 1 FROM bets WHERE state = 'open'),
          (SELECT max(e.transfer_id) FROM ledger_entries e WHERE e.uid = $1), 0) AS through
      ), added AS (
        SELECT coalesce(sum(b.amount * w.weight / 100), 0)::bigint AS counted
        FROM bets b JOIN unnest($2::text[], $3::int[]) AS w (game, weight) USING (game), ends
        WHERE b.state = 'settled' AND b.transfer_id <= ends.through
      )
      INSERT INTO counted_play AS c (uid, through_transfer, counted_centavos, used_centavos)
        SELECT $1, ends.through, added.counted, 0 FROM ends, added
      ON CONFLICT (uid) DO UPDATE SET through_transfer = greatest(c.through_transfer, excluded.through_transfer),
        counted_centavos = c.counted_centavos + excluded.counted_centavos
      RETURNING counted_centavos - used_centavos AS left`,
    values: [uid, GAMES, WEIGHTS],
  });
  return centavos(row?.left ?? 0n);
}

/** Uses up counted play, which {@link availablePlay} has found. The caller has locked the player. */
export async function usePlay(transaction: Queryable, uid: number, playCentavos: Centavos): Promise<void> {
  const rows = await transaction.query({
    name: 'counted-play-use',
    text: `
      UPDATE counted_play SET used_centavos = used_centavos + $2
      WHERE uid = $1 AND counted_centavos - used_centavos >= $2 RETURNING uid`,
    values: [uid, playCentavos],
  });
  requireUpdated(rows, 1, 'counted play that is used up');
}

/** Gives back counted play of a bonus that was not granted. The caller has locked the player. */
export async function returnPlay(transaction: Queryable, uid: number, playCentavos: Centavos): Promise<void> {
  await transaction.query({
    name: 'counted-play-return',
    text: 'UPDATE counted_play SET used_centavos = greatest(0, used_centavos - $2) WHERE uid = $1',
    values: [uid, playCentavos],
  });
}
