import { beaconNumber } from '../../../games/kit/fairness/beaconNumber';
import { lottoNumbers } from '../../../games/kit/fairness/lotto/draw';
import { createDraw, seedFromHex } from '../../../games/kit/rules/draw';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import type { BeaconSource } from '../../fairness/beaconSource';
import { makeVoid, seedOfDraw } from './close';
import { followClock, lottoNow } from './databaseClock';
import { lockDraw, type StoredDraw } from './draws';
import { notifyDraw } from './notices';

/** How long a run of the job waits for a number that is due, in ms. */
export const WAIT_MS = 8_000;

/** Where the number of a draw comes from, and how long to wait for it. */
export interface DrawSignatures {
  readonly beacon: BeaconSource;
  readonly waitMs: number;
}

/**
 * Stores the signature that decides a closed draw whose time has come. Where none comes for six hours, every relay is asked
 * once more, and then the draw is void.
 */
export async function signDraw(
  context: Context,
  draw: StoredDraw,
  { beacon, waitMs }: DrawSignatures,
): Promise<void> {
  const { db, clock } = context;
  if (draw.state !== 'closed' || draw.signature !== null || clock.now() < draw.beaconAt) return;
  const signature = await signatureFor(context, beacon, draw, waitMs);
  if (signature !== null) {
    await storeDrawSignature(db, draw.draw, signature);
    return;
  }
  if (clock.now() < draw.voidAt) return;
  await db.transaction(async (transaction) => {
    await followClock(transaction, context);
    const stored = await lockDraw(transaction, draw.draw);
    // Somebody may have handed it in meanwhile.
    if (stored.state !== 'closed' || stored.signature !== null) return;
    if ((await lottoNow(transaction)) < stored.voidAt) return;
    await makeVoid(context, transaction, stored, 'beaconLate');
  });
}

async function signatureFor(
  { log, clock }: Context,
  beacon: BeaconSource,
  { chainHash, beaconRound, voidAt }: StoredDraw,
  waitMs: number,
): Promise<string | null> {
  // A number of a beacon that is no longer in use can only be handed in.
  if (beacon.network.chainHash !== chainHash) return null;
  const patience = AbortSignal.timeout(waitMs);
  const onInvalid = (relay: string) => log.error({ relay, beaconRound }, 'a relay sent a wrong signature');
  if (clock.now() >= voidAt) return beacon.askEveryRelay(beaconRound, patience, { onInvalid });
  try {
    return await beacon.publishedSignature(beaconRound, patience, { onInvalid });
  } catch (error) {
    if (patience.aborted) return null;
    throw error;
  }
}

/** Stores the signature of a closed draw, which has been verified. False where one is stored. */
export async function storeDrawSignature(on: Queryable, draw: number, signature: string): Promise<boolean> {
  const rows = await on.query({
    name: 'lotto-sign',
    text: `
      UPDATE lotto_draws SET beacon_signature = decode($2, 'hex')
      WHERE draw = $1 AND state = 'closed' AND beacon_signature IS NULL RETURNING draw`,
    values: [draw, signature],
  });
  return rows.length === 1;
}

/** The closed draws that wait for a number of a beacon which is due. */
export async function drawsWaitingFor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  chainHash: string,
  beaconRound: number,
): Promise<number[]> {
  const rows = await db.query<{ draw: number }>({
    name: 'lotto-waiting',
    text: `
      SELECT draw FROM lotto_draws
      WHERE state = 'closed' AND beacon_signature IS NULL AND beacon_chain = decode($1, 'hex') AND beacon_round = $2
        AND beacon_at <= $3`,
    values: [chainHash, beaconRound, clock.now()],
  });
  return rows.map(({ draw }) => draw);
}

/** Stores the numbers of a draw whose signature is stored, and reveals its seed. */
export function revealDraw(context: Context, draw: number): Promise<void> {
  const { db, clock, seals } = context;
  return db.transaction(async (transaction) => {
    const stored = await lockDraw(transaction, draw);
    if (stored.state !== 'closed' || stored.signature === null || stored.root === null) return;
    const serverSeed = await seedOfDraw(transaction, seals, draw);
    const { twoD, threeD } = lottoNumbers(
      createDraw(LOTTO, {
        serverSeed: seedFromHex(serverSeed),
        clientSeed: stored.root,
        nonce: draw,
        beacon: beaconNumber(stored, stored.beaconRound, stored.signature),
      }),
    );
    await transaction.query({
      name: 'lotto-draw-reveal',
      text: `
        UPDATE lotto_draws SET state = 'drawn', ended_at = $2, server_seed = decode($3, 'hex'), two_d = $4, three_d = $5
        WHERE draw = $1`,
      values: [draw, clock.now(), serverSeed, twoD, threeD],
    });
    await notifyDraw(transaction, draw);
  });
}
