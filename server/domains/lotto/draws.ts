import type { LottoDraw } from '../../../contract/lotto';
import type { LottoNumbers } from '../../../games/kit/fairness/lotto/lines';
import { centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';

/** A draw as stored; hashes and seeds are hex. */
export interface StoredDraw {
  readonly draw: number;
  readonly chainId: bigint;
  readonly chainEnd: string;
  readonly chainFrom: number;
  readonly commitment: string;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly voidAt: Date;
  readonly network: string;
  readonly chainHash: string;
  readonly beaconRound: number;
  readonly beaconAt: Date;
  readonly state: LottoDraw['state'];
  readonly closedAt: Date | null;
  readonly root: string | null;
  readonly tickets: number | null;
  readonly stakes: bigint | null;
  readonly signature: string | null;
  readonly serverSeed: string | null;
  readonly twoD: number[] | null;
  readonly threeD: number[] | null;
  readonly voidReason: LottoDraw['voidReason'];
}

const SELECT_DRAW = `
  SELECT d.draw, d.chain_id AS "chainId", encode(c.chain_end, 'hex') AS "chainEnd", c.first_round AS "chainFrom",
    encode(d.commitment, 'hex') AS commitment, d.closes_at AS "closesAt", d.draws_at AS "drawsAt", d.void_at AS "voidAt",
    d.beacon_network AS network, encode(d.beacon_chain, 'hex') AS "chainHash", d.beacon_round::float8 AS "beaconRound",
    d.beacon_at AS "beaconAt", d.state, d.closed_at AS "closedAt", encode(d.root, 'hex') AS root, d.tickets, d.stakes,
    encode(d.beacon_signature, 'hex') AS signature, encode(d.server_seed, 'hex') AS "serverSeed", d.two_d AS "twoD",
    d.three_d AS "threeD", d.void_reason AS "voidReason"
  FROM lotto_draws d JOIN live_chains c USING (chain_id)`;

/** A draw whose sales have opened; null for any other. */
export async function findDraw(on: Queryable, draw: number): Promise<StoredDraw | null> {
  const [row] = await on.query<StoredDraw>({
    name: 'lotto-draw',
    text: `${SELECT_DRAW} WHERE d.draw = $1`,
    values: [draw],
  });
  return row ?? null;
}

/** The same, locked until the transaction ends: no ticket is being bought then. */
export async function lockDraw(transaction: Queryable, draw: number): Promise<StoredDraw> {
  const [row] = await transaction.query<StoredDraw>({
    name: 'lotto-draw-lock',
    text: `${SELECT_DRAW} WHERE d.draw = $1 FOR UPDATE OF d`,
    values: [draw],
  });
  if (row === undefined) throw new Error(`draw ${draw} has not been opened`);
  return row;
}

/** Draws that are not settled, the oldest first. */
export const unsettledDraws = (on: Queryable): Promise<StoredDraw[]> =>
  on.query({
    name: 'lotto-draws-unsettled',
    text: `${SELECT_DRAW} WHERE d.state NOT IN ('settled', 'returned') ORDER BY d.draw`,
  });

/** Draws with a number from `from` to `to`, both included, the newest first. */
export const drawsBetween = (on: Queryable, from: number, to: number): Promise<StoredDraw[]> =>
  on.query({
    name: 'lotto-draws-between',
    text: `${SELECT_DRAW} WHERE d.draw BETWEEN $1 AND $2 ORDER BY d.draw DESC`,
    values: [from, to],
  });

/** The newest draws, those that sell now included. */
export const newestDraws = (on: Queryable, limit: number): Promise<StoredDraw[]> =>
  on.query({
    name: 'lotto-draws-newest',
    text: `${SELECT_DRAW} ORDER BY d.draw DESC LIMIT $1`,
    values: [limit],
  });

/** The newest draw with a result; null before the first. */
export async function newestResult(on: Queryable): Promise<StoredDraw | null> {
  const [row] = await on.query<StoredDraw>({
    name: 'lotto-newest-result',
    text: `${SELECT_DRAW} WHERE d.two_d IS NOT NULL ORDER BY d.draw DESC LIMIT 1`,
  });
  return row ?? null;
}

export const numbersOf = ({ twoD, threeD }: Pick<StoredDraw, 'twoD' | 'threeD'>): LottoNumbers | null =>
  twoD === null || threeD === null ? null : { twoD, threeD };

/** A draw as everybody sees it. */
export function wireDraw(draw: StoredDraw): LottoDraw {
  const { closedAt, root, tickets, stakes, twoD, threeD } = draw;
  const hasClosing = closedAt !== null && root !== null && tickets !== null && stakes !== null;
  return {
    draw: draw.draw,
    state: draw.state,
    closesAt: draw.closesAt.toISOString(),
    drawsAt: draw.drawsAt.toISOString(),
    voidAt: draw.voidAt.toISOString(),
    commitment: draw.commitment,
    chainEnd: draw.chainEnd,
    chainFrom: draw.chainFrom,
    beacon: {
      network: draw.network,
      chainHash: draw.chainHash,
      round: draw.beaconRound,
      signature: draw.signature,
    },
    closing: hasClosing
      ? { closedAt: closedAt.toISOString(), root, tickets, stakes: centavos(stakes) }
      : null,
    serverSeed: draw.serverSeed,
    numbers: twoD === null || threeD === null ? null : { twoD, threeD },
    voidReason: draw.voidReason,
  };
}
