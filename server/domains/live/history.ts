import type { ClosingFacts, DrawnBeacon, OwnLeaf } from '../../../contract/fairness';
import type { SettledRound } from '../../../contract/play';
import { auditPath, leafOf } from '../../../games/kit/fairness/betTree';
import { centavos } from '../../../games/kit/rules/money';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, type PageRequest, skipOf } from '../../http/cursor';
import { betsInTree } from './tickets';

type TicketRow = Omit<
  SettledRound,
  'roundId' | 'stake' | 'payout' | 'chain' | 'beacon' | 'closing' | 'own' | 'createdAt'
> & {
  readonly roundId: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly chainEnd: string;
  readonly chainFrom: number;
  /** Null for a round of version v1, as is `closing`. */
  readonly beacon: DrawnBeacon | null;
  readonly closing: (Omit<ClosingFacts, 'stakes'> & { readonly stakes: string }) | null;
  readonly createdAt: Date;
};

const BEACON = `
  CASE WHEN r.draw_version = 2 THEN json_build_object('network', r.beacon_network,
    'chainHash', encode(r.beacon_chain, 'hex'), 'round', r.beacon_round,
    'signature', encode(r.beacon_signature, 'hex')) END AS beacon`;

const CLOSING = `
  CASE WHEN r.closed_at IS NOT NULL THEN json_build_object('clientSeed', r.client_seed, 'seats', r.seed_seats,
    'betsRoot', encode(r.bets_root, 'hex'), 'bets', r.bets, 'stakes', r.stakes::text) END AS closing`;

/** Settled tickets only: their rounds have ended, so their seeds are public. */
const SELECT_SETTLED = `
  SELECT t.ticket_id AS "roundId", t.game, t.bet, r.outcome, t.events, t.stake, t.payout,
    encode(r.commitment, 'hex') AS commitment, r.client_seed AS "clientSeed", r.round_number AS nonce,
    encode(r.server_seed, 'hex') AS "serverSeed", encode(c.chain_end, 'hex') AS "chainEnd",
    c.first_round AS "chainFrom", ${BEACON}, ${CLOSING}, t.created_at AS "createdAt"
  FROM live_tickets t JOIN live_rounds r USING (game, round_number) JOIN live_chains c USING (chain_id)
  WHERE t.uid = $1 AND t.game = $2 AND t.state = 'settled'`;

/** A player's bets at one table. */
interface Owner {
  readonly uid: number;
  readonly game: string;
}

/** One page of a player's bets in shared rounds, newest first. Refuses "badRequest" for an invalid cursor. */
export async function sharedHistory(
  on: Queryable,
  { uid, game, ...paging }: Owner & PageRequest,
): Promise<{ rounds: SettledRound[]; cursor: string | null }> {
  const { pageSize, cursor: from } = paging;
  const rows = await on.query<TicketRow>({
    name: 'live-history',
    text: `${SELECT_SETTLED} AND t.ticket_id < $3 ORDER BY t.ticket_id DESC LIMIT $4 OFFSET $5`,
    values: [uid, game, keyOf(from), pageSize + 1, skipOf(paging)],
  });
  const { page, cursor } = cutPage(rows, pageSize, ({ roundId }) => roundId);
  return { rounds: page.map(roundOf), cursor };
}

/** Number of a player's settled bets at a table. It reads all of them, so it is not called for every page. */
export async function countSharedRounds(on: Queryable, { uid, game }: Owner): Promise<number> {
  const [count] = await on.query<{ total: bigint }>({
    name: 'live-history-total',
    text: `SELECT count(*) AS total FROM live_tickets WHERE uid = $1 AND game = $2 AND state = 'settled'`,
    values: [uid, game],
  });
  return Number(count?.total ?? 0);
}

/**
 * A settled bet of a player in a shared round, in a round with a beacon with its leaf in the tree of bets; null when
 * there is none, or it is another player's.
 */
export async function findSharedRound(
  on: Queryable,
  { uid, game, roundId }: { readonly uid: number; readonly game: SharedGame; readonly roundId: string },
): Promise<SettledRound | null> {
  const [row] = await on.query<TicketRow>({
    name: 'live-history-round',
    text: `${SELECT_SETTLED} AND t.ticket_id = $3`,
    values: [uid, game.rules.name, roundId],
  });
  if (row === undefined) return null;
  const own = row.closing === null ? null : await ownLeaf(on, game, row);
  return { ...roundOf(row), ...(own && { own }) };
}

/** The leaf of a ticket with its audit path, from the tickets of its round. */
async function ownLeaf(
  on: Queryable,
  { rules: { name }, cashOut }: SharedGame,
  { roundId, nonce }: Pick<TicketRow, 'roundId' | 'nonce'>,
): Promise<OwnLeaf> {
  const bets = (await betsInTree(on, name, nonce)).map((bet) => ({
    ...bet,
    bet: cashOut === null ? bet.bet : cashOut.joined(bet.bet),
  }));
  const index = bets.findIndex(({ ticketId }) => ticketId === roundId.toString());
  const found = bets[index];
  if (found === undefined) throw new Error('a settled ticket is not among those of its round');
  return { ...found, index, path: auditPath(bets.map(leafOf), index) };
}

const roundOf = ({ chainEnd, chainFrom, beacon, closing, ...row }: TicketRow): SettledRound => ({
  ...row,
  chain: { chainEnd, chainFrom },
  ...(beacon && { beacon }),
  ...(closing && { closing: { ...closing, stakes: centavos(BigInt(closing.stakes)) } }),
  roundId: row.roundId.toString(),
  stake: centavos(row.stake),
  payout: centavos(row.payout),
  createdAt: row.createdAt.toISOString(),
});
