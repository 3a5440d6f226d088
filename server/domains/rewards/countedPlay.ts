import { manifests, turnoverWeightOf } from '../../../games/allGames';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { manilaDate } from '../../manilaDay';
import { fillActivities } from './filledPlay';

/** A settled bet in an own game; refunded bets are none. */
interface SettledBet {
  readonly game: string;
  readonly settledAt: Date;
  /** Main money staked. */
  readonly mainCentavos: bigint;
  /** What of it counts by the weight of the game, rounded down. */
  readonly countedCentavos: bigint;
}

interface StakedBet {
  readonly transferId: bigint;
  readonly bet: bigint;
  readonly game: string;
  readonly state: 'open' | 'settled' | 'takenBack';
  readonly settledAt: Date;
  readonly main: bigint;
}

const GAMES = manifests.map(({ name }) => name);

/** Stakes that one statement reads. */
const BATCH = 2_000;

/**
 * Counts the bets of own games that a player has settled since the last call, each exactly once, for the day in Manila
 * on which it was settled. Bets of providers' games do not count. What fills a guaranteed payout is used up at once. The
 * caller has locked the player.
 */
export async function countPlay(transaction: Queryable, uid: number): Promise<void> {
  const [row] = await transaction.query<{ through: bigint; openBets: bigint[] }>({
    name: 'counted-play-read',
    text: 'SELECT through_transfer AS through, open_bets AS "openBets" FROM counted_play WHERE uid = $1',
    values: [uid],
  });
  let through = row?.through ?? 0n;
  let openBets = row?.openBets ?? [];
  for (;;) {
    const { bets, newest } = await stakedBets(transaction, uid, { through, openBets });
    const stillOpen = bets.filter(({ state }) => state === 'open').map(({ bet }) => bet);
    const settled = bets.filter(({ state }) => state === 'settled').map(settledBet);
    if (newest === null && settled.length === 0 && stillOpen.length === openBets.length) return;
    through = newest ?? through;
    openBets = stillOpen;
    await addDays(transaction, uid, settled);
    const usedCentavos = await fillActivities(transaction, uid, settled);
    await keepCount(transaction, uid, { through, openBets, settled, usedCentavos });
    if (newest === null) return;
  }
}

const settledBet = ({ game, settledAt, main }: StakedBet): SettledBet => ({
  game,
  settledAt,
  mainCentavos: main,
  countedCentavos: (main * BigInt(turnoverWeightOf(game))) / 100n,
});

/** The next bets after a transfer, with those that were open before; `newest` is the last transfer that was read. */
async function stakedBets(
  transaction: Queryable,
  uid: number,
  { through, openBets }: { readonly through: bigint; readonly openBets: readonly bigint[] },
): Promise<{ readonly bets: readonly StakedBet[]; readonly newest: bigint | null }> {
  const [read] = await transaction.query<{ newest: bigint | null }>({
    name: 'counted-play-newest',
    text: `
      SELECT max(transfer_id) AS newest FROM (
        SELECT transfer_id FROM ledger_entries
        WHERE uid = $1 AND transfer_id > $2 AND kind = 'stake' ORDER BY transfer_id LIMIT $3) AS stakes`,
    values: [uid, through, BATCH],
  });
  const newest = read?.newest ?? null;
  const bets = await transaction.query<StakedBet>({
    name: 'counted-play-bets',
    text: `
      WITH stakes AS MATERIALIZED (
        SELECT transfer_id, regexp_replace(reference, '^(trade|lotto):', '')::bigint AS bet,
          coalesce(sum(amount) FILTER (WHERE from_code = 10), 0) AS main
        FROM ledger_entries
        WHERE uid = $1 AND transfer_id > $2 AND transfer_id <= $3 AND kind = 'stake'
          AND reference ~ '^((trade|lotto):)?[0-9]{1,18}$'
        GROUP BY transfer_id, reference
      )
      SELECT s.transfer_id AS "transferId", s.bet, r.game, 'settled' AS state, r.created_at AS "settledAt",
        s.main::bigint AS main
      FROM stakes s JOIN play_rounds r ON r.uid = $1 AND r.game = ANY ($4::text[]) AND r.id = s.bet
      UNION ALL
      SELECT 0, t.ticket_id, t.game, t.state, coalesce(t.settled_at, t.created_at), t.cash_stake
      FROM live_tickets t
      WHERE t.uid = $1 AND t.ticket_id IN (SELECT bet FROM stakes UNION ALL SELECT unnest($5::bigint[]))
      UNION ALL
      SELECT 0, o.order_id, 'trade', CASE o.state WHEN 'pending' THEN 'open' WHEN 'canceled' THEN 'takenBack'
        ELSE 'settled' END, coalesce(o.settled_at, o.created_at), o.cash_stake
      FROM trade_orders o
      WHERE o.uid = $1 AND o.order_id IN (SELECT bet FROM stakes UNION ALL SELECT unnest($5::bigint[]))
      UNION ALL
      SELECT 0, l.ticket_id, 'lotto',
        CASE l.state WHEN 'pending' THEN 'open' WHEN 'canceled' THEN 'takenBack' ELSE 'settled' END,
        coalesce(l.settled_at, l.bought_at), l.cash_stake
      FROM lotto_tickets l
      WHERE l.uid = $1 AND l.ticket_id IN (SELECT bet FROM stakes UNION ALL SELECT unnest($5::bigint[]))`,
    values: [uid, through, newest ?? through, GAMES, openBets],
  });
  return { bets, newest };
}

async function addDays(transaction: Queryable, uid: number, settled: readonly SettledBet[]): Promise<void> {
  if (settled.length === 0) return;
  await transaction.query({
    name: 'play-days-add',
    text: `
      INSERT INTO play_days AS d (uid, day, game, bets, main_centavos, counted_centavos)
        SELECT $1, u.day, u.game, count(*), sum(u.main), sum(u.counted)
        FROM unnest($2::date[], $3::text[], $4::bigint[], $5::bigint[]) AS u (day, game, main, counted)
        GROUP BY u.day, u.game
      ON CONFLICT (uid, day, game) DO UPDATE SET bets = d.bets + excluded.bets,
        main_centavos = d.main_centavos + excluded.main_centavos,
        counted_centavos = d.counted_centavos + excluded.counted_centavos`,
    values: [
      uid,
      settled.map(({ settledAt }) => manilaDate(settledAt)),
      settled.map(({ game }) => game),
      settled.map(({ mainCentavos }) => mainCentavos),
      settled.map(({ countedCentavos }) => countedCentavos),
    ],
  });
}

async function keepCount(
  transaction: Queryable,
  uid: number,
  {
    through,
    openBets,
    settled,
    usedCentavos,
  }: {
    readonly through: bigint;
    readonly openBets: readonly bigint[];
    readonly settled: readonly SettledBet[];
    readonly usedCentavos: bigint;
  },
): Promise<void> {
  const counted = settled.reduce((sum, { countedCentavos }) => sum + countedCentavos, 0n);
  await transaction.query({
    name: 'counted-play-keep',
    text: `
      INSERT INTO counted_play AS c (uid, through_transfer, open_bets, counted_centavos, used_centavos)
        VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (uid) DO UPDATE SET through_transfer = excluded.through_transfer, open_bets = excluded.open_bets,
        counted_centavos = c.counted_centavos + excluded.counted_centavos,
        used_centavos = c.used_centavos + excluded.used_centavos`,
    values: [uid, through, openBets, counted, usedCentavos],
  });
}

/**
 * Counted play that no reward has used up yet: main stakes of settled bets in own games by weight, each rounded down,
 * less what was used. The caller has locked the player.
 */
export async function availablePlay(transaction: Queryable, uid: number): Promise<Centavos> {
  await countPlay(transaction, uid);
  const [row] = await transaction.query<{ left: bigint }>({
    name: 'counted-play-left',
    text: 'SELECT counted_centavos - used_centavos AS left FROM counted_play WHERE uid = $1',
    values: [uid],
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

/** What a player has settled in a span of days, by game. */
export interface PlayOfGame {
  readonly game: string;
  readonly bets: number;
  readonly mainCentavos: Centavos;
  readonly countedCentavos: Centavos;
}

/**
 * What a player settled from the first to the last day (yyyy-mm-dd, both included), by game. The caller has locked the
 * player; {@link countPlay} has run in its transaction.
 */
export const playOfDays = (
  transaction: Queryable,
  uid: number,
  firstDay: string,
  lastDay: string,
): Promise<PlayOfGame[]> =>
  transaction.query<PlayOfGame>({
    name: 'play-days-read',
    text: `
      SELECT game, sum(bets)::integer AS bets, sum(main_centavos)::bigint AS "mainCentavos",
        sum(counted_centavos)::bigint AS "countedCentavos"
      FROM play_days WHERE uid = $1 AND day BETWEEN $2::date AND $3::date GROUP BY game ORDER BY game`,
    values: [uid, firstDay, lastDay],
  });

/** Why stakes of some players in a table of entries may not leave yet: one is not counted. */
export async function uncountedStake(
  on: Queryable,
  entries: string,
  { after, through }: { readonly after: number; readonly through: number },
): Promise<string | null> {
  const rows = await on.query({
    text: `
      SELECT FROM (
        SELECT uid, max(transfer_id) AS newest FROM ${entries}
        WHERE uid > $1 AND uid <= $2 AND kind = 'stake' GROUP BY uid
      ) AS stakes LEFT JOIN counted_play c USING (uid)
      WHERE stakes.newest > coalesce(c.through_transfer, 0) LIMIT 1`,
    values: [after, through],
  });
  return rows.length > 0 ? 'a bet is not counted for rewards yet' : null;
}
