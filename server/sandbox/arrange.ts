import { commitmentOf } from '../../games/kit/rules/draw';
import type { SharedGame } from '../../games/kit/rules/shared';
import type { Context } from '../context';
import { giveUpChains, makeChain, storeChain } from '../domains/live/chain';
import { enterTable, latestRound, numberAfter } from '../domains/live/rounds';
import { refuse } from '../http/refusal';

const TRIES_MAX = 5;

/** The result of a search for a server seed for the round of that number. */
type Search = (roundNumber: number) => Promise<{ readonly serverSeed: Uint8Array; readonly tries: number }>;

/**
 * Decides the next round of a table, which has not been opened yet, with a chosen seed: a chain of one round,
 * for which the chain that would have decided it is given up. It is committed to before betting like any other, so the round
 * verifies. Not fair; only the sandbox calls it. Refuses "busy" when rounds open faster than the search finds a
 * seed.
 */
export async function arrangeRound(
  { db, clock, seals }: Context,
  { rules: { name } }: SharedGame,
  search: Search,
): Promise<{ commitment: string; nonce: number; tries: number }> {
  for (let tried = 0; tried < TRIES_MAX; tried += 1) {
    const nonce = await numberAfter(db, name, (await latestRound(db, name))?.roundNumber ?? 0);
    const { serverSeed, tries } = await search(nonce);
    const chain = await makeChain(1, serverSeed);
    const isStored = await db.transaction(async (transaction) => {
      await enterTable(transaction, name, 'leader');
      const latest = (await latestRound(transaction, name))?.roundNumber ?? 0;
      if ((await numberAfter(transaction, name, latest)) !== nonce) return false;
      await giveUpChains(transaction, name, nonce);
      await storeChain(
        transaction,
        seals,
        { game: name, firstRound: nonce, now: clock.now(), noticeRounds: 0 },
        chain,
      );
      return true;
    });
    if (isStored) return { commitment: commitmentOf(serverSeed), nonce, tries };
  }
  throw refuse('busy');
}
