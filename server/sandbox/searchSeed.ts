import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { BeaconNumber } from '../../games/kit/rules/draw';
import { type ParsedBet, playRound } from '../../games/kit/rules/round';
import type { AnyRules } from '../../games/kit/rules/rules';
import { postedIn, type SharedGame } from '../../games/kit/rules/shared';
import { isWantedRound, type WantedRound } from '../../games/kit/rules/want';

/** Finds an outcome of 1 in 20,000 rounds almost always, and gives up within seconds. */
const TRIES_MAX = 100_000;
/** Yields to the event loop after this many tries. */
const TRIES_AT_ONCE = 200;

/** A round that a server seed is searched for. */
export interface Sought {
  readonly rules: AnyRules;
  readonly bet: ParsedBet;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly want: WantedRound;
  readonly beacon?: BeaconNumber | undefined;
}

/**
 * A server seed that gives the wanted outcome; of a shared game one whose round takes the bet. Null if none was found.
 */
export async function searchSeed(
  { rules, bet, clientSeed, nonce, want, beacon }: Sought,
  shared: SharedGame | null = null,
): Promise<{ readonly serverSeed: Uint8Array; readonly tries: number } | null> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const serverSeed = new Uint8Array(randomBytes(32));
    const isPossible = shared === null || shared.accepts(bet.wire, postedIn(shared, serverSeed, nonce));
    const isFound =
      isPossible && isWantedRound(playRound(rules, bet, { serverSeed, clientSeed, nonce, beacon }), want);
    if (isFound) return { serverSeed, tries };
    if (tries % TRIES_AT_ONCE === 0) await setImmediate();
  }
  return null;
}
