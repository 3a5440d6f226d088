import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { PlayRecord, recordCalls } from '../../../contract/wallet/records';
import { isGameName, rulebook } from '../../../games/allGames';
import { centavos } from '../../../games/kit/rules/money';
import { LOTTO, TRADE } from '../../../games/kit/rules/otherPlay';
import type { Queryable } from '../../db/database';
import { ABOVE_ALL, cursorOf, keysOf, skipOf } from '../../http/cursor';
import { OWN_PROVIDER } from '../catalogue/ownGames';
import { betsKeptFrom } from '../play/forgetRounds';
import { endOfBets } from './endOfBets';

type PlaysQuery = BodyOf<(typeof recordCalls)['plays']>;
type Plays = ReplyOf<(typeof recordCalls)['plays']>;

interface Row {
  /** Which of the lists it comes from. */
  readonly source: (typeof SOURCES)[number];
  readonly isOwn: boolean;
  readonly roundId: string;
  /** The name of an own game, the id of a provider's. */
  readonly game: string;
  readonly gameProvider: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly state: PlayRecord['state'];
  readonly createdAt: Date;
  /** When it started, in microseconds since 1970, PostgreSQL's precision. */
  readonly micros: bigint;
  /** Its number in the list it comes from. */
  readonly number: bigint;
  /** The draw of a ticket of lotto. */
  readonly draw: number | null;
}

const SOURCES = ['round', 'ticket', 'provider', 'lotto', 'trade'] as const;

/** The state of a ticket of lotto, and of an order on the markets. */
const PENDING_STATE = `CASE state WHEN 'pending' THEN 'open' WHEN 'canceled' THEN 'canceled' ELSE 'settled' END`;

const MICROS = '(extract(epoch FROM created_at) * 1000000)::bigint';

/**
 * A player's rounds from five lists: instant rounds and tickets, each in the order of their ids, game by game
 * along an index, results of providers' rounds in the order of their times, and tickets of lotto and orders on the markets in the
 * order of their ids. Each list is read only as far as the page could need.
 */
const PAGE = `
  (SELECT 'round' AS source, true AS "isOwn", r.id::text AS "roundId", r.game, '${OWN_PROVIDER}' AS "gameProvider",
    r.stake, r.payout, 'settled' AS state, r.created_at AS "createdAt", ${MICROS} AS micros,
    r.id AS number, NULL::integer AS draw
  FROM unnest($2::text[]) AS named (game), LATERAL (
    SELECT * FROM play_rounds WHERE uid = $1 AND game = named.game AND id < $9
      AND created_at >= $3 AND created_at < $4 ORDER BY id DESC LIMIT $8
  ) AS r ORDER BY r.id DESC LIMIT $8)
  UNION ALL
  (SELECT 'ticket', true, t.ticket_id::text, t.game, '${OWN_PROVIDER}', t.stake, t.payout,
    CASE t.state WHEN 'open' THEN 'open' WHEN 'settled' THEN 'settled' ELSE 'canceled' END, t.created_at, ${MICROS},
    t.ticket_id, NULL
  FROM unnest($2::text[]) AS named (game), LATERAL (
    SELECT * FROM live_tickets WHERE uid = $1 AND game = named.game AND ticket_id < $10
      AND created_at >= $3 AND created_at < $4 ORDER BY ticket_id DESC LIMIT $8
  ) AS t ORDER BY t.ticket_id DESC LIMIT $8)
  UNION ALL
  (SELECT 'provider', false, round_id, game_id, provider, stake, payout,
    CASE state WHEN 'open' THEN 'open' WHEN 'closed' THEN 'settled' ELSE 'canceled' END, created_at, ${MICROS}, round_number, NULL
  FROM provider_rounds WHERE uid = $1 AND $5::boolean AND provider = coalesce($6::text, provider)
    AND game_id = coalesce($7::text, game_id) AND created_at >= $3 AND created_at < $4
    AND (created_at, round_number) < ($11, $12)
  ORDER BY created_at DESC, round_number DESC LIMIT $8)
  UNION ALL
  (SELECT 'lotto', true, l.ticket_id::text, '${LOTTO}', '${OWN_PROVIDER}', stake, payout, ${PENDING_STATE}, bought_at,
    (extract(epoch FROM bought_at) * 1000000)::bigint, l.ticket_id, l.draw
  FROM lotto_tickets l WHERE uid = $1 AND '${LOTTO}' = ANY ($2) AND l.ticket_id < $13
    AND bought_at >= $3 AND bought_at < $4 ORDER BY l.ticket_id DESC LIMIT $8)
  UNION ALL
  (SELECT 'trade', true, o.order_id::text, '${TRADE}', '${OWN_PROVIDER}', stake, payout, ${PENDING_STATE}, created_at,
    ${MICROS}, o.order_id, NULL
  FROM trade_orders o WHERE uid = $1 AND '${TRADE}' = ANY ($2) AND o.order_id < $14
    AND created_at >= $3 AND created_at < $4 ORDER BY o.order_id DESC LIMIT $8)`;

/** Totals of all rounds that a query matches. Refunded stakes count neither as stakes nor as payouts. */
const SUMS = `
  SELECT count(*) AS total,
    coalesce(sum(stake) FILTER (WHERE state <> 'canceled'), 0)::bigint AS staked,
    coalesce(sum(payout) FILTER (WHERE state <> 'canceled'), 0)::bigint AS paid
  FROM (
    SELECT stake, payout, 'settled' AS state
    FROM play_rounds WHERE uid = $1 AND game = ANY ($2) AND created_at >= $3 AND created_at < $4
    UNION ALL
    SELECT stake, payout, CASE state WHEN 'takenBack' THEN 'canceled' ELSE state END
    FROM live_tickets WHERE uid = $1 AND game = ANY ($2) AND created_at >= $3 AND created_at < $4
    UNION ALL
    SELECT stake, payout, CASE state WHEN 'rolledBack' THEN 'canceled' ELSE state END
    FROM provider_rounds WHERE uid = $1 AND $5::boolean AND provider = coalesce($6::text, provider)
      AND game_id = coalesce($7::text, game_id) AND created_at >= $3 AND created_at < $4
    UNION ALL
    SELECT stake, payout, ${PENDING_STATE}
    FROM lotto_tickets WHERE uid = $1 AND '${LOTTO}' = ANY ($2) AND bought_at >= $3 AND bought_at < $4
    UNION ALL
    SELECT stake, payout, ${PENDING_STATE}
    FROM trade_orders WHERE uid = $1 AND '${TRADE}' = ANY ($2) AND created_at >= $3 AND created_at < $4
  ) AS plays`;

/**
 * The statements for a page of a player's rounds and for the totals of all matching rounds. Neither is
 * prepared, because the best plan for ten minutes differs from that for years and must be chosen each time.
 * Refuses "badRequest" for an invalid cursor.
 */
export function playsQueries(uid: number, query: PlaysQuery) {
  const { game, from = '-infinity', until = 'infinity', pageSize, cursor } = query;
  const isOwn = game?.gameProvider === OWN_PROVIDER;
  const providers = [query.whose !== 'own' && !isOwn, game?.gameProvider ?? null, game?.gameId ?? null];
  const values = [uid, ownNames(query), from, until, ...providers];
  const [round, ticket, micros, provider, lotto, order] = keysOf(cursor, KEYS);
  const page = {
    text: PAGE,
    values: [
      ...values,
      skipOf(query) + pageSize + 1,
      round,
      ticket,
      momentOf(micros),
      provider,
      lotto,
      order,
    ],
  };
  return { page, sums: { text: SUMS, values } };
}

/** Contents of a cursor: instant round, ticket, time and number of a provider's round, ticket of lotto, order. */
const KEYS = 6;

/** As PostgreSQL reads it, to the microsecond. */
function momentOf(micros = ABOVE_ALL): string {
  if (micros === ABOVE_ALL) return 'infinity';
  const iso = new Date(Number(micros / 1_000n)).toISOString();
  return iso.replace('Z', `${(micros % 1_000n).toString().padStart(3, '0')}Z`);
}

/** One page of a player's rounds, newest first; the first page also has the totals of all matching rounds. */
export async function plays(on: Queryable, uid: number, query: PlaysQuery): Promise<Plays> {
  const { page, sums } = playsQueries(uid, query);
  const { pageSize, cursor: from } = query;
  const merged = merge(await on.query<Row>(page)).slice(skipOf(query));
  const shown = merged.slice(0, pageSize);
  const list = shown.map(recordOf);
  const cursor = merged.length > pageSize ? cursorAfter(shown, keysOf(from, KEYS)) : null;
  const end = await endOfBets(cursor, async () => {
    // Rounds of providers, lotto and the markets are all kept.
    const games = ownNames(query).filter(isGameName);
    if (games.length === 0) return null;
    const kept = await betsKeptFrom(on, uid, query.game === undefined ? null : (games[0] ?? null));
    return kept !== null && (query.from === undefined || new Date(query.from) < kept) ? kept : null;
  });
  if (from !== undefined) return { list, cursor, total: null, staked: null, paid: null, ...end };
  const [sum] = await on.query<{ total: bigint; staked: bigint; paid: bigint }>(sums);
  return {
    list,
    cursor,
    total: Number(sum?.total ?? 0),
    staked: centavos(sum?.staked ?? 0n),
    paid: centavos(sum?.paid ?? 0n),
    ...end,
  };
}

/**
 * Merges the lists, newest first. Each keeps its own order, so that a cursor with the position in each
 * list omits nothing, even if a clock was set back between two rounds.
 */
function merge(rows: readonly Row[]): Row[] {
  const lists = SOURCES.map((source) => rows.filter((row) => row.source === source));
  const merged: Row[] = [];
  for (;;) {
    const heads = lists.filter((list) => list.length > 0);
    const [first] = heads.toSorted(([a], [b]) => newestFirst(a as Row, b as Row));
    const next = first?.shift();
    if (next === undefined) return merged;
    merged.push(next);
  }
}

/** At the same time a provider's round comes first, then the higher number. */
function newestFirst(a: Row, b: Row): number {
  if (a.micros !== b.micros) return a.micros > b.micros ? -1 : 1;
  if (a.isOwn !== b.isOwn) return a.isOwn ? 1 : -1;
  return a.number > b.number ? -1 : 1;
}

function cursorAfter(shown: readonly Row[], before: readonly bigint[]): string {
  const last = (source: Row['source']) => shown.findLast((row) => row.source === source);
  const provider = last('provider');
  const keys = [
    last('round')?.number,
    last('ticket')?.number,
    provider?.micros,
    provider?.number,
    last('lotto')?.number,
    last('trade')?.number,
  ];
  return cursorOf(keys.map((key, index) => key ?? before[index] ?? ABOVE_ALL));
}

/** The own games that the query matches, lotto and the markets. Loyalty games take no money stakes and are left out. */
function ownNames({ whose, game }: PlaysQuery): string[] {
  if (whose === 'provider' || (game !== undefined && game.gameProvider !== OWN_PROVIDER)) return [];
  const ids = [
    ...Object.values(rulebook).map(({ id, name }) => [String(id), name] as const),
    [LOTTO, LOTTO],
    [TRADE, TRADE],
  ];
  return ids.flatMap(([id = '', name = '']) => (game === undefined || id === game.gameId ? [name] : []));
}

const recordOf = ({ source: _, micros: __, number: ___, game, draw, ...row }: Row): PlayRecord => ({
  ...row,
  ...(draw !== null && { draw }),
  gameId: row.isOwn && isGameName(game) ? String(rulebook[game].id) : game,
  game: row.isOwn ? game : null,
  stake: centavos(row.stake),
  payout: centavos(row.payout),
  createdAt: row.createdAt.toISOString(),
});
