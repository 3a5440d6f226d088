import type { Queryable } from '../../db/database';
import type { RoundClosing } from './rounds';

/**
 * Closes the betting of a round with a beacon; its result is not known yet. Throws an Error when that commits less
 * than 200 ms before the number that decides is due.
 */
export async function publishClosing(
  transaction: Queryable,
  game: string,
  {
    roundNumber,
    clientSeed,
    seats,
    root,
    bets,
    stakes,
  }: Omit<RoundClosing, 'closedAtMs' | 'stakes'> & {
    readonly roundNumber: number;
    readonly clientSeed: string;
    readonly stakes: bigint;
  },
): Promise<void> {
  await transaction.query({
    name: 'live-round-closing',
    text: `
      UPDATE live_rounds SET state = 'closed', client_seed = $3, seed_seats = $4, bets_root = decode($5, 'hex'),
        bets = $6, stakes = $7, closed_at = extract(epoch FROM clock_timestamp()) * 1000
      WHERE game = $1 AND round_number = $2 AND state = 'betting'`,
    values: [game, roundNumber, clientSeed, seats, root, bets, stakes],
  });
}

/** Stores the beacon's signature of a closed round, which has been verified. False when one is stored. */
export async function storeSignature(
  on: Queryable,
  game: string,
  roundNumber: number,
  signature: string,
): Promise<boolean> {
  const rows = await on.query({
    name: 'live-round-sign',
    text: `
      UPDATE live_rounds SET beacon_signature = decode($3, 'hex')
      WHERE game = $1 AND round_number = $2 AND state = 'closed' AND beacon_signature IS NULL RETURNING round_number`,
    values: [game, roundNumber, signature],
  });
  return rows.length > 0;
}

/** The closed rounds of all games that wait for this number of a beacon. */
export const roundsWaitingFor = (
  on: Queryable,
  chainHash: string,
  beaconRound: number,
): Promise<{ readonly game: string; readonly roundNumber: number; readonly atMs: number }[]> =>
  on.query({
    name: 'live-rounds-waiting',
    text: `
      SELECT game, round_number AS "roundNumber", beacon_at AS "atMs" FROM live_rounds
      WHERE state = 'closed' AND beacon_signature IS NULL AND beacon_chain = decode($1, 'hex') AND beacon_round = $2`,
    values: [chainHash, beaconRound],
  });
