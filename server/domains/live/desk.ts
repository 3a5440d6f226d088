import type { Queryable } from '../../db/database';
import { type GameSums, type PartBy, type PartSums, sumBets, sumBetsBy } from '../play/desk';

const TICKETS = { from: 'live_tickets', game: 'game' } as const;

/** Sums over the settled tickets of shared games since a time. */
export const sumsOfTickets = (on: Queryable, since: Date): Promise<GameSums[]> =>
  sumBets(on, {
    ...TICKETS,
    name: 'live-desk-sums',
    where: `state = 'settled' AND created_at >= $1`,
    values: [since],
  });

/** Sums over all settled tickets of one player. */
export const ticketsOfPlayer = (on: Queryable, uid: number): Promise<GameSums[]> =>
  sumBets(on, {
    ...TICKETS,
    name: 'live-desk-player',
    where: `state = 'settled' AND uid = $1`,
    values: [uid],
  });

/** Sums over the settled tickets of one shared game since a time, by parts. */
export const partsOfTickets = (on: Queryable, by: PartBy, game: string, since: Date): Promise<PartSums[]> =>
  sumBetsBy(on, by, {
    ...TICKETS,
    name: 'live-desk-parts',
    time: 'created_at',
    where: `state = 'settled' AND game = $1 AND created_at >= $2`,
    values: [game, since],
  });

/** The tables and whether a process leads each. */
export async function leasesForDesk(on: Queryable) {
  return on.query<{ game: string; until: Date }>({
    name: 'live-desk-leases',
    text: 'SELECT game, until FROM live_leases ORDER BY game',
  });
}
