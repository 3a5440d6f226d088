import type { EndedSegment, TradeSegment } from '../../../contract/trade';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';

/** A segment as stored; hashes, seeds and signatures are hex. Its secret seed is read by `prices.ts` alone. */
export interface StoredSegment {
  readonly segment: number;
  readonly chainId: bigint;
  readonly commitment: string;
  readonly network: string;
  readonly chainHash: string;
  readonly beaconRound: number;
  /** When its number is due, in ms since 1970. */
  readonly beaconAtMs: number;
  readonly state: 'announced' | 'ended' | 'void';
  readonly signature: string | null;
  /** Revealed with its last tick. */
  readonly serverSeed: string | null;
}

const COLUMNS = `
  segment, chain_id AS "chainId", encode(commitment, 'hex') AS commitment, beacon_network AS network,
  encode(beacon_chain, 'hex') AS "chainHash", beacon_round::float8 AS "beaconRound", beacon_at AS "beaconAtMs", state,
  encode(signature, 'hex') AS signature, encode(server_seed, 'hex') AS "serverSeed"`;

/** The segments from one to another, both included, in order; those that exist. */
export const segmentsBetween = (on: Queryable, from: number, to: number): Promise<StoredSegment[]> =>
  on.query<StoredSegment>({
    name: 'trade-segments-between',
    text: `SELECT ${COLUMNS} FROM trade_segments WHERE segment BETWEEN $1 AND $2 ORDER BY segment`,
    values: [from, to],
  });

/** The first segment that is not over, which the leader is at; null before the first is announced. */
export async function openSegment(on: Queryable): Promise<StoredSegment | null> {
  const [row] = await on.query<StoredSegment>({
    name: 'trade-segment-open',
    text: `SELECT ${COLUMNS} FROM trade_segments WHERE state = 'announced' ORDER BY segment LIMIT 1`,
  });
  return row ?? null;
}

/** The first segment that waits for a number which is due, Unix time in ms. */
export async function unsignedSegment(on: Queryable, nowMs: number): Promise<StoredSegment | null> {
  const [row] = await on.query<StoredSegment>({
    name: 'trade-segment-unsigned',
    text: `
      SELECT ${COLUMNS} FROM trade_segments
      WHERE state = 'announced' AND signature IS NULL AND beacon_at <= $1 ORDER BY segment LIMIT 1`,
    values: [nowMs],
  });
  return row ?? null;
}

/** The last segment that is announced; null before the first. */
export async function newestSegment(on: Queryable): Promise<number | null> {
  const [row] = await on.query<{ newest: number | null }>({
    name: 'trade-segment-newest',
    text: 'SELECT max(segment) AS newest FROM trade_segments',
  });
  return row?.newest ?? null;
}

export type NewSegment = Omit<StoredSegment, 'state' | 'signature' | 'serverSeed'> & {
  readonly logHead: string;
};

export async function insertSegment(transaction: Queryable, made: NewSegment): Promise<void> {
  await transaction.query({
    name: 'trade-segment-insert',
    text: `
      INSERT INTO trade_segments (segment, chain_id, commitment, beacon_network, beacon_chain, beacon_round, beacon_at,
        log_head)
      VALUES ($1, $2, decode($3, 'hex'), $4, decode($5, 'hex'), $6, $7, decode($8, 'hex'))`,
    values: [
      made.segment,
      made.chainId,
      made.commitment,
      made.network,
      made.chainHash,
      made.beaconRound,
      made.beaconAtMs,
      made.logHead,
    ],
  });
}

/** Stores a signature that has been verified. False where one is stored, or the segment is void. */
export async function storeSegmentSignature(
  on: Queryable,
  segment: number,
  signature: string,
): Promise<boolean> {
  const rows = await on.query({
    name: 'trade-segment-sign',
    text: `
      UPDATE trade_segments SET signature = decode($2, 'hex')
      WHERE segment = $1 AND state = 'announced' AND signature IS NULL RETURNING segment`,
    values: [segment, signature],
  });
  return rows.length === 1;
}

/** The segments that wait for a number of a beacon which is due, Unix time in ms. */
export async function segmentsWaitingFor(
  on: Queryable,
  { chainHash, round, nowMs }: { readonly chainHash: string; readonly round: number; readonly nowMs: number },
): Promise<number[]> {
  const rows = await on.query<{ segment: number }>({
    name: 'trade-segments-waiting',
    text: `
      SELECT segment FROM trade_segments
      WHERE state = 'announced' AND signature IS NULL AND beacon_chain = decode($1, 'hex') AND beacon_round = $2
        AND beacon_at <= $3`,
    values: [chainHash, round, nowMs],
  });
  return rows.map(({ segment }) => segment);
}

/** Reveals the seed of a segment that is over. */
export async function revealSegment(
  transaction: Queryable,
  segment: number,
  { state, serverSeed }: { readonly state: 'ended' | 'void'; readonly serverSeed: string },
): Promise<void> {
  const rows = await transaction.query({
    name: 'trade-segment-reveal',
    text: `
      UPDATE trade_segments SET state = $2, server_seed = decode($3, 'hex')
      WHERE segment = $1 AND state = 'announced' AND ($2 = 'ended') = (signature IS NOT NULL) RETURNING segment`,
    values: [segment, state, serverSeed],
  });
  requireUpdated(rows, 1, 'a segment that is revealed');
}

/** What is announced about a segment. */
export const announcedOf = ({
  segment,
  commitment,
  network,
  chainHash,
  beaconRound,
}: StoredSegment): TradeSegment => ({ segment, commitment, network, chainHash, beaconRound });

/** Everything about a segment that is over; null for one that is not. */
export function endedOf(row: StoredSegment): EndedSegment | null {
  const { serverSeed, signature, state } = row;
  if (serverSeed === null) return null;
  return { ...announcedOf(row), serverSeed, signature, isVoid: state === 'void' };
}
