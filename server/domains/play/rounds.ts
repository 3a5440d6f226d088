import type { SettledRound } from '../../../contract/play';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Json } from '../../../games/kit/rules/round';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, type PageRequest, skipOf } from '../../http/cursor';

interface RoundRow {
  readonly roundId: bigint;
  readonly game: string;
  readonly bet: Json;
  readonly outcome: Json;
  readonly events: Json[];
  readonly stake: bigint;
  readonly payout: bigint;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly serverSeed: string | null;
  readonly createdAt: Date;
}

/** A server seed is read only after its pair has been revealed. */
const SELECT_ROUNDS = `
  SELECT r.id AS "roundId", r.game, r.bet, r.outcome, r.events, r.stake, r.payout, r.nonce,
    encode(p.commitment, 'hex') AS commitment, p.client_seed AS "clientSeed",
    CASE WHEN p.state = 'revealed' THEN encode(p.server_seed, 'hex') END AS "serverSeed",
    r.created_at AS "createdAt"
  FROM play_rounds r JOIN fairness_pairs p ON p.id = r.pair_id`;

/** A player's rounds of one game. */
interface Owner {
  readonly uid: number;
  readonly game: string;
}

/** One page of a player's rounds of a game, newest first. Refuses "badRequest" for an invalid cursor. */
export async function history(
  on: Queryable,
  { uid, game, ...paging }: Owner & PageRequest,
): Promise<{ rounds: SettledRound[]; cursor: string | null }> {
  const { pageSize, cursor: from } = paging;
  const rows = await on.query<RoundRow>({
    name: 'play-history',
    text: `
      ${SELECT_ROUNDS} WHERE r.uid = $1 AND r.game = $2 AND r.id < $3 ORDER BY r.id DESC LIMIT $4 OFFSET $5`,
    values: [uid, game, keyOf(from), pageSize + 1, skipOf(paging)],
  });
  const { page, cursor } = cutPage(rows, pageSize, ({ roundId }) => roundId);
  return { rounds: page.map(settledRound), cursor };
}

/** Number of a player's rounds of a game. It reads all of them, so it is not called for every page. */
export async function countRounds(on: Queryable, { uid, game }: Owner): Promise<number> {
  const [count] = await on.query<{ total: bigint }>({
    name: 'play-history-total',
    text: 'SELECT count(*) AS total FROM play_rounds WHERE uid = $1 AND game = $2',
    values: [uid, game],
  });
  return Number(count?.total ?? 0);
}

/** One round of a player; null when there is none, or it is another player's. */
export async function findRound(
  on: Queryable,
  { uid, game, roundId }: { readonly uid: number; readonly game: string; readonly roundId: string },
): Promise<SettledRound | null> {
  const [row] = await on.query<RoundRow>({
    name: 'play-round',
    text: `${SELECT_ROUNDS} WHERE r.uid = $1 AND r.game = $2 AND r.id = $3`,
    values: [uid, game, roundId],
  });
  return row === undefined ? null : settledRound(row);
}

const amountOf = (value: bigint): Centavos => centavos(value);

const settledRound = (row: RoundRow): SettledRound => ({
  ...row,
  roundId: row.roundId.toString(),
  stake: amountOf(row.stake),
  payout: amountOf(row.payout),
  createdAt: row.createdAt.toISOString(),
});
