import { lottoTimes, sellingDraw } from '../../../games/kit/fairness/lotto/times';
import { type BeaconNetwork, roundFrom, roundTimeMs } from '../../../games/kit/fairness/network';
import { commitmentOf } from '../../../games/kit/rules/draw';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { decidesFrom } from '../../fairness/beaconChange';
import { appendLog, logHead } from '../../fairness/log';
import {
  type Chain,
  ChainReader,
  chainOf,
  makeChain,
  type NewChain,
  nextUncovered,
  storeChain,
} from '../live/chain';
import { followClock, lottoNow } from './databaseClock';
import { findDraw, type StoredDraw } from './draws';
import { notifyDraw } from './notices';

/** Draws that a chain decides: more than three years. */
const CHAIN_LENGTH = 4_096;
/** The next chain is logged when this part of the newest is left. */
const NEXT_CHAIN_AT = 0.1;
/** The end of a chain stands in the public log this long before its first draw opens. */
const NOTICE_MS = 24 * 3_600_000;

/** A beacon of the sandbox is no public entropy, so its chains need no notice. */
const noticeMs = ({ id }: BeaconNetwork): number => (id === 'sandbox' ? 0 : NOTICE_MS);

/**
 * Opens the sales of the draw whose time it is, and announces its commitment and its number of the beacon; stores and logs
 * the next chain when the newest is nearly used up. Returns the draw that sells now, which is the one before until the
 * database's clock says otherwise; null where no chain has stood in the log for long enough, or another beacon has been
 * announced that does not decide yet.
 */
export async function openDraw(
  context: Pick<Context, 'db' | 'clock' | 'seals'>,
  network: BeaconNetwork,
): Promise<StoredDraw | null> {
  const { db, clock } = context;
  const number = sellingDraw(clock.now().getTime());
  const known = await findDraw(db, number);
  if (known !== null) return known;
  // Made before the lock, because it takes a while.
  const fresh = isNearlyUsedUp(await nextUncovered(db, LOTTO), number) ? await makeChain(CHAIN_LENGTH) : null;
  const selling = await db.transaction(async (transaction) => {
    await transaction.query({
      name: 'lotto-open-lock',
      text: "SELECT pg_advisory_xact_lock(hashtext('lotto open'))",
    });
    if ((await findDraw(transaction, number)) !== null) return number;
    const now = clock.now();
    // The sales were chosen before the wait for the lock, and may have ended since: the next run opens those that follow.
    if (now.getTime() >= lottoTimes(number).closesAtMs) return number;
    // Its commitment is the seed of the draw before, whose sales end by the database's clock and not by this one.
    await followClock(transaction, context);
    if ((await lottoNow(transaction)).getTime() < lottoTimes(number).opensAtMs) return number - 1;
    // Logs the beacon before the chain. Takes the log's lock.
    const decidesMs = await decidesFrom(transaction, network, now);
    if (fresh !== null) await coverWithChain(transaction, context, { network, number, now, fresh });
    if (lottoTimes(number).drawsAtMs < decidesMs) return number;
    await insertDraw(transaction, context, { network, number, now });
    return number;
  });
  return findDraw(db, selling);
}

interface Cover {
  readonly network: BeaconNetwork;
  readonly number: number;
  readonly now: Date;
  readonly fresh: NewChain;
}

/** `uncovered` is the first draw that no chain covers; null before the first chain. */
const isNearlyUsedUp = (uncovered: number | null, number: number): boolean =>
  uncovered === null || uncovered - number <= CHAIN_LENGTH * NEXT_CHAIN_AT;

/** Stores the next chain if the newest is nearly used up, and the first one for the first draw that it may decide. */
async function coverWithChain(
  transaction: Queryable,
  { seals }: Pick<Context, 'seals'>,
  { network, number, now, fresh }: Cover,
): Promise<void> {
  const uncovered = await nextUncovered(transaction, LOTTO);
  if (!isNearlyUsedUp(uncovered, number)) return;
  let firstRound = uncovered ?? number;
  while (
    uncovered === null &&
    noticeMs(network) > 0 &&
    lottoTimes(firstRound).opensAtMs < now.getTime() + noticeMs(network)
  )
    firstRound += 1;
  // Giving it up needs no notice in draws: the next one stands in the log for a day before it is used.
  const place = { game: LOTTO, firstRound, now, noticeRounds: 0 };
  const chain = await storeChain(transaction, seals, place, fresh);
  const { chainId, length, chainEnd } = chain;
  await appendLog(
    transaction,
    [
      ...(uncovered === null ? [{ type: 'draw', game: LOTTO, version: 'v2', firstRound } as const] : []),
      { type: 'chain', game: LOTTO, chainId: Number(chainId), firstRound, length, chainEnd } as const,
    ],
    now,
  );
}

async function insertDraw(
  transaction: Queryable,
  { seals }: Pick<Context, 'seals'>,
  { network, number, now }: Omit<Cover, 'fresh'>,
): Promise<void> {
  const chain = await chainOf(transaction, LOTTO, number);
  const times = lottoTimes(number);
  if (chain === null || !(await isInForce(transaction, chain, network, times.opensAtMs))) return;
  const seed = await new ChainReader(seals).seedOf(transaction, chain, number);
  const round = roundFrom(network, times.drawsAtMs);
  await transaction.query({
    name: 'lotto-draw-open',
    text: `
      INSERT INTO lotto_draws (draw, chain_id, commitment, opened_at, closes_at, draws_at, void_at, beacon_network,
        beacon_chain, beacon_round, beacon_at, log_head)
      VALUES ($1, $2, decode($3, 'hex'), $4, $5, $6, $7, $8, decode($9, 'hex'), $10, $11, decode($12, 'hex'))`,
    values: [
      number,
      chain.chainId,
      commitmentOf(seed),
      now,
      new Date(times.closesAtMs),
      new Date(times.drawsAtMs),
      new Date(times.voidAtMs),
      network.id,
      network.chainHash,
      round,
      new Date(roundTimeMs(network, round)),
      await logHead(transaction),
    ],
  });
  await notifyDraw(transaction, number);
}

/** Whether a chain stood in the log long enough before this draw opened. */
async function isInForce(
  transaction: Queryable,
  { chainId }: Chain,
  network: BeaconNetwork,
  opensAtMs: number,
): Promise<boolean> {
  if (noticeMs(network) === 0) return true;
  const rows = await transaction.query({
    name: 'lotto-chain-in-force',
    text: 'SELECT FROM live_chains WHERE chain_id = $1 AND created_at <= $2',
    values: [chainId, new Date(opensAtMs - noticeMs(network))],
  });
  return rows.length > 0;
}
