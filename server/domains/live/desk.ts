import type { Queryable } from '../../db/database';
import type { GameSums } from '../play/desk';

/** Sums over the settled tickets of shared games since a time. */
export const sumsOfTickets = (on: Queryable, since: Date): Promise<GameSums[]> =>
  sums(on, { name: 'live-desk-sums', where: 'created_at >= $1', values: [since] });

/** Sums over all settled tickets of one player. */
export const ticketsOfPlayer = (on: Queryable, uid: number): Promise<GameSums[]> =>
  sums(on, { name: 'live-desk-player', where: 'uid = $1', values: [uid] });

async function sums(
  on: Queryable,
  { name, where, values }: { name: string; where: string; values: readonly unknown[] },
): Promise<GameSums[]> {
  const rows = await on.query<Omit<GameSums, 'bets'> & { bets: bigint }>({
    name,
    text: `
      SELECT game, count(*) AS bets, sum(stake)::bigint AS "stakedCentavos", sum(payout)::bigint AS "returnedCentavos",
        sum(payout::double precision / stake) AS returns, sum((payout::double precision / stake) ^ 2) AS squares
      FROM live_tickets WHERE state = 'settled' AND ${where} GROUP BY game ORDER BY game`,
    values,
  });
  return rows.map((row) => ({ ...row, bets: Number(row.bets) }));
}

/** The tables and whether a process leads each. */
export async function leasesForDesk(on: Queryable) {
  return on.query<{ game: string; until: Date }>({
    name: 'live-desk-leases',
    text: 'SELECT game, until FROM live_leases ORDER BY game',
  });
}
