import { beaconNumber } from '../../../games/kit/fairness/beaconNumber';
import { RAFFLE, raffleWinners, weekNumber } from '../../../games/kit/fairness/raffle';
import { createDraw, seedFromHex } from '../../../games/kit/rules/draw';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import type { BeaconSource } from '../../fairness/beaconSource';
import { appendLog } from '../../fairness/log';
import { prizesOf } from './rules';
import { isTooLate, type LuckyWeek, lockWeek, moveOn, sealPlace } from './weeks';

/** How long a run of the job waits for a number that is due, in ms. */
const WAIT_MS = 8_000;
/** A number that is due this soon is waited for; the run at 12:00 begins a few seconds before it exists. */
const SOON_MS = 5_000;

/**
 * Draws a week whose list is out, once its number is there, and notes its prizes. Until it is due nothing happens; a number
 * that is a day late moves the draw a week on. Returns whether the week is drawn.
 */
export async function drawWeek(
  context: Context,
  beacon: BeaconSource,
  week: LuckyWeek,
  waitMs = WAIT_MS,
): Promise<boolean> {
  if (week.drawnAt !== null) return true;
  const { db, clock } = context;
  if (week.signature === null) {
    if (clock.now().getTime() < week.beaconAt.getTime() - SOON_MS) return false;
    const signature = await signatureFor(context, beacon, week, waitMs);
    if (signature === null) {
      if (isTooLate(week, clock.now())) await moveLateDraw(context, beacon, week.monday);
      return false;
    }
    await storeWeekSignature(db, week.monday, signature);
  }
  return db.transaction((transaction) => reveal(context, transaction, week.monday));
}

/** The signature of the number that decides a week, from the relays; null where none sends it in time. */
async function signatureFor(
  { log }: Context,
  beacon: BeaconSource,
  { chainHash, beaconRound }: LuckyWeek,
  waitMs: number,
): Promise<string | null> {
  // A number of a beacon that is no longer in use can only be handed in.
  if (beacon.network.chainHash !== chainHash) return null;
  const patience = AbortSignal.timeout(waitMs);
  const onInvalid = (relay: string) => log.error({ relay, beaconRound }, 'a relay sent a wrong signature');
  try {
    return await beacon.publishedSignature(beaconRound, patience, { onInvalid });
  } catch (error) {
    if (patience.aborted) return null;
    throw error;
  }
}

/** Stores the signature of the number that decides a listed week, which has been verified. False where one is stored. */
export async function storeWeekSignature(on: Queryable, monday: string, signature: string): Promise<boolean> {
  const rows = await on.query({
    name: 'lucky-sign',
    text: `
      UPDATE lucky_weeks SET beacon_signature = decode($2, 'hex')
      WHERE monday = $1::date AND listed_at IS NOT NULL AND beacon_signature IS NULL RETURNING monday`,
    values: [monday, signature],
  });
  return rows.length === 1;
}

/** The listed weeks that wait for a number of a beacon which is due. */
export async function weeksWaitingFor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  chainHash: string,
  beaconRound: number,
): Promise<string[]> {
  const rows = await db.query<{ monday: string }>({
    name: 'lucky-waiting',
    text: `
      SELECT to_char(monday, 'YYYY-MM-DD') AS monday FROM lucky_weeks
      WHERE listed_at IS NOT NULL AND beacon_signature IS NULL AND beacon_chain = decode($1, 'hex')
        AND beacon_round = $2 AND beacon_at <= $3`,
    values: [chainHash, beaconRound, clock.now()],
  });
  return rows.map(({ monday }) => monday);
}

function moveLateDraw({ db, clock }: Context, { network }: BeaconSource, monday: string): Promise<void> {
  return db.transaction(async (transaction) => {
    const week = await lockWeek(transaction, monday);
    // Somebody may have handed the number in meanwhile.
    if (week === null || week.signature !== null || !isTooLate(week, clock.now())) return;
    await moveOn(transaction, week, { network, reason: 'beaconLate', now: clock.now() });
  });
}

/** Reveals the seed of a week whose number is stored, and notes who wins what. */
async function reveal({ seals, clock }: Context, transaction: Queryable, monday: string): Promise<boolean> {
  const week = await lockWeek(transaction, monday);
  if (week === null || week.signature === null || week.tickets === null || week.listHash === null)
    return false;
  if (week.drawnAt !== null) return true;
  const now = clock.now();
  const [row] = await transaction.query<{ sealed: Uint8Array }>({
    name: 'lucky-sealed-seed',
    text: 'SELECT sealed_seed AS sealed FROM lucky_weeks WHERE monday = $1::date',
    values: [monday],
  });
  if (row === undefined) throw new Error('a locked week is gone');
  const serverSeed = seals.open(row.sealed, sealPlace(monday)).toString('hex');
  await transaction.query({
    name: 'lucky-reveal',
    text: `UPDATE lucky_weeks SET drawn_at = $2, server_seed = decode($3, 'hex') WHERE monday = $1::date`,
    values: [monday, now, serverSeed],
  });
  const amounts = prizesOf(week.tickets);
  const winners = winnersOf({ ...week, serverSeed, prizes: amounts.length });
  await transaction.query({
    name: 'lucky-prizes-note',
    text: `
      INSERT INTO lucky_prizes (monday, place, uid, amount, state)
      SELECT $1::date, u.place, t.uid, u.amount, 'due'
      FROM unnest($2::int[], $3::bigint[]) WITH ORDINALITY AS u (number, amount, place)
        JOIN lucky_tickets t ON t.monday = $1::date AND t.number = u.number`,
    values: [monday, winners.map((place) => place + 1), amounts],
  });
  const fact = { type: 'raffleDrawn', monday, serverSeed, signature: week.signature } as const;
  await appendLog(transaction, [fact], now);
  return true;
}

interface DrawnSeeds {
  readonly monday: string;
  readonly serverSeed: string;
  readonly listHash: string | null;
  readonly chainHash: string;
  readonly beaconRound: number;
  readonly signature: string | null;
  readonly tickets: number | null;
  readonly prizes: number;
}

/** The places on the list, from 0, that win, the largest prize first. */
export function winnersOf(week: DrawnSeeds): number[] {
  const { monday, serverSeed, listHash, chainHash, beaconRound, signature, tickets, prizes } = week;
  if (listHash === null || signature === null || tickets === null)
    throw new Error(`the week of ${monday} cannot be drawn yet`);
  if (prizes === 0) return [];
  const draw = createDraw(RAFFLE, {
    serverSeed: seedFromHex(serverSeed),
    clientSeed: listHash,
    nonce: weekNumber(monday),
    beacon: beaconNumber({ chainHash }, beaconRound, signature),
  });
  return raffleWinners(draw, { tickets, prizes });
}
