import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { PlayRecord, recordCalls } from '../../../contract/records';
import { centavos } from '../../../games/kit/rules/money';
import { isGameName, rulebook } from '../../../games/rulebook';
import type { Queryable } from '../../db/database';
import { OWN_PROVIDER } from '../catalogue/ownGames';

type Wish = BodyOf<(typeof recordCalls)['plays']>;
type Plays = ReplyOf<(typeof recordCalls)['plays']>;

interface Row {
  readonly isOwn: boolean;
  readonly roundId: string;
  /** Of an own game its name, of a provider's its id. */
  readonly game: string;
  readonly gameProvider: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly state: PlayRecord['state'];
  readonly createdAt: Date;
}

/**
 * Rounds of one's own and bets at the tables, numbered alike, and what providers' rounds came to. The names of the
 * own games let their indexes find them.
 */
const PLAYS = `
  SELECT true AS "isOwn", id::text AS "roundId", game, '${OWN_PROVIDER}' AS "gameProvider", stake, payout,
    'settled' AS state, id AS number, created_at AS "createdAt"
  FROM play_rounds WHERE uid = $1 AND game = ANY ($2) AND created_at >= $3 AND created_at < $4
  UNION ALL
  SELECT true, ticket_id::text, game, '${OWN_PROVIDER}', stake, payout,
    CASE state WHEN 'open' THEN 'open' WHEN 'settled' THEN 'settled' ELSE 'canceled' END, ticket_id, created_at
  FROM live_tickets WHERE uid = $1 AND game = ANY ($2) AND created_at >= $3 AND created_at < $4
  UNION ALL
  SELECT false, round_id, game_id, provider, stake, payout,
    CASE state WHEN 'open' THEN 'open' WHEN 'closed' THEN 'settled' ELSE 'canceled' END, round_number, created_at
  FROM provider_rounds WHERE uid = $1 AND $5::boolean AND provider = coalesce($6::text, provider)
    AND game_id = coalesce($7::text, game_id) AND created_at >= $3 AND created_at < $4`;

/**
 * What asks for a page of a player's rounds, newest first, and what asks what all of the wish come to. Neither is
 * prepared: the way to the rounds of ten minutes is another one than to those of years, and is chosen each time.
 */
export function playsQueries(uid: number, wish: Wish) {
  const { game, from = '-infinity', until = 'infinity' } = wish;
  const isOwn = game?.gameProvider === OWN_PROVIDER;
  const providers = [wish.whose !== 'own' && !isOwn, game?.gameProvider ?? null, game?.gameId ?? null];
  const values = [uid, ownNames(wish), from, until, ...providers];
  const page = {
    text: `
      SELECT "isOwn", "roundId", game, "gameProvider", stake, payout, state, "createdAt" FROM (${PLAYS}) AS plays
      ORDER BY "createdAt" DESC, "isOwn", number DESC LIMIT $8 OFFSET $9`,
    values: [...values, wish.pageSize, (wish.pageNum - 1) * wish.pageSize],
  };
  // What was given back was neither staked nor paid.
  const sum = {
    text: `
      SELECT count(*) AS total,
        coalesce(sum(stake) FILTER (WHERE state <> 'canceled'), 0)::bigint AS staked,
        coalesce(sum(payout) FILTER (WHERE state <> 'canceled'), 0)::bigint AS paid
      FROM (${PLAYS}) AS plays`,
    values,
  };
  return { page, sum };
}

/** One page of a player's rounds, newest first, and what all that were asked for come to. */
export async function plays(on: Queryable, uid: number, wish: Wish): Promise<Plays> {
  const asked = playsQueries(uid, wish);
  const rows = await on.query<Row>(asked.page);
  const [sum] = await on.query<{ total: bigint; staked: bigint; paid: bigint }>(asked.sum);
  return {
    list: rows.map(recordOf),
    total: Number(sum?.total ?? 0),
    staked: centavos(sum?.staked ?? 0n),
    paid: centavos(sum?.paid ?? 0n),
  };
}

/** The own games that are asked for. Games of the loyalty kind stake no money and are no plays. */
function ownNames({ whose, game }: Wish): string[] {
  if (whose === 'provider' || (game !== undefined && game.gameProvider !== OWN_PROVIDER)) return [];
  return Object.values(rulebook)
    .filter(({ id }) => game === undefined || String(id) === game.gameId)
    .map(({ name }) => name);
}

const recordOf = ({ game, ...row }: Row): PlayRecord => ({
  ...row,
  gameId: row.isOwn && isGameName(game) ? String(rulebook[game].id) : game,
  game: row.isOwn ? game : null,
  stake: centavos(row.stake),
  payout: centavos(row.payout),
  createdAt: row.createdAt.toISOString(),
});
