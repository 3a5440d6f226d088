import { roundFrom, roundTimeMs } from '../../../games/kit/fairness/network';
import { commitmentOf } from '../../../games/kit/rules/draw';
import { TRADE } from '../../../games/kit/rules/otherPlay';
import { BEACON_BEFORE_MS, isBreak, segmentStartMs } from '../../../games/kit/rules/trade/ticks';
import type { Context } from '../../context';
import { decidesFrom } from '../../fairness/beaconChange';
import type { BeaconSource } from '../../fairness/beaconSource';
import { logHead } from '../../fairness/log';
import { chainOf } from '../live/chain';
import { holdLease, type Lease } from '../live/lease';
import { coveringChain } from './chainCover';
import { notifyTrade } from './notices';
import type { Prices } from './prices';
import { insertSegment, newestSegment } from './segments';

/** Segments that one transaction announces, after an outage. */
const BATCH = 50;

interface Announcer {
  readonly context: Context;
  readonly prices: Prices;
  readonly beacon: BeaconSource;
}

/**
 * Commits to the segments up to one, in order, and binds each to the number of the beacon that is due 30 s before it. Returns
 * whether that one is announced: not while a chain stands in the log for its first day, or a change of beacon is announced.
 */
export async function announceThrough(announcer: Announcer, lease: Lease, segment: number): Promise<boolean> {
  const last = isBreak(segment) ? segment + 1 : segment;
  for (;;) {
    const newest = await newestSegment(announcer.context.db);
    if (newest !== null && newest >= last) return true;
    const from = newest === null ? last : newest + 1;
    if (!(await announce(announcer, lease, from, Math.min(last, from + BATCH)))) return false;
    if (newest === null) return true;
  }
}

async function announce(
  { context, prices, beacon }: Announcer,
  lease: Lease,
  from: number,
  last: number,
): Promise<boolean> {
  const { db, clock } = context;
  if ((await coveringChain(context, lease, last)) === null) return false;
  const { network } = beacon;
  return db.transaction(async (transaction) => {
    await holdLease(transaction, lease);
    if ((await decidesFrom(transaction, network, clock.now())) > segmentStartMs(from)) return false;
    const head = await logHead(transaction);
    let made = 0;
    for (let segment = from; segment <= last; segment += 1) {
      if (isBreak(segment)) continue;
      // After an outage one chain may end among them, and the next begin.
      const chain = await chainOf(transaction, TRADE, segment);
      if (chain === null) continue;
      const beaconRound = roundFrom(network, segmentStartMs(segment) - BEACON_BEFORE_MS);
      await insertSegment(transaction, {
        segment,
        chainId: chain.chainId,
        commitment: commitmentOf(await prices.seedOf(segment)),
        network: network.id,
        chainHash: network.chainHash,
        beaconRound,
        beaconAtMs: roundTimeMs(network, beaconRound),
        logHead: head,
      });
      made += 1;
    }
    await notifyTrade(transaction, { game: TRADE, kind: 'announced' });
    return made > 0;
  });
}
