import { TRADE } from '../../../games/kit/rules/otherPlay';
import { SEGMENT_MS } from '../../../games/kit/rules/trade/ticks';
import type { Context } from '../../context';
import { appendLog } from '../../fairness/log';
import { type Chain, chainOf, makeChain, nextUncovered, storeChain } from '../live/chain';
import { holdLease, type Lease } from '../live/lease';

/** Segments that one chain of seeds covers: 455 days. */
export const CHAIN_SEGMENTS = 65_536;
/** The next chain is made and published when this part of the newest one is left. */
const NEXT_CHAIN_AT = 0.1;
/** A first chain stands in the log for this long before it is used. */
const NOTICE_MS = 24 * 3_600_000;

/**
 * The chain that covers a segment; null while none does, as in the first day after its end was logged. Makes and logs a chain
 * where none covers the time to come. The sandbox, whose beacon is no public entropy, uses a new one at once.
 */
export async function coveringChain(
  context: Pick<Context, 'db' | 'seals' | 'clock' | 'config'>,
  lease: Lease,
  segment: number,
): Promise<Chain | null> {
  const { db, seals, clock, config } = context;
  const ends = await nextUncovered(db, TRADE);
  if (ends !== null && ends - segment > CHAIN_SEGMENTS * NEXT_CHAIN_AT) return chainOf(db, TRADE, segment);
  const fresh = await makeChain(CHAIN_SEGMENTS);
  return db.transaction(async (transaction) => {
    await holdLease(transaction, lease);
    const firstRound =
      (await nextUncovered(transaction, TRADE)) ??
      segment + (config.sandbox ? 0 : Math.ceil(NOTICE_MS / SEGMENT_MS) + 1);
    const now = clock.now();
    const place = { game: TRADE, firstRound, now, ...(config.sandbox && { noticeRounds: 0 }) };
    const { chainId, length, chainEnd } = await storeChain(transaction, seals, place, fresh);
    const chain = {
      type: 'chain',
      game: TRADE,
      chainId: Number(chainId),
      firstRound,
      length,
      chainEnd,
    } as const;
    const draw = { type: 'draw', game: TRADE, version: 'v2', firstRound } as const;
    await appendLog(transaction, ends === null ? [chain, draw] : [chain], now);
    return chainOf(transaction, TRADE, segment);
  });
}
