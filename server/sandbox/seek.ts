import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { BodyOf } from '../../contract/call';
import { allRules, isRulesName, sharedGame } from '../../games/allGames';
import { commitmentOf } from '../../games/kit/rules/draw';
import { type ParsedBet, parseBet, playRound } from '../../games/kit/rules/round';
import type { AnyRules } from '../../games/kit/rules/rules';
import { postedIn } from '../../games/kit/rules/shared';
import { isWantedRound, type WantedRound } from '../../games/kit/rules/want';
import type { Context } from '../context';
import { findPlayer } from '../domains/players/players';
import { activePair, rotate, showSeeds } from '../fairness/pairs';
import { refuse } from '../http/refusal';
import { arrangeRound } from './arrange';
import type { sandboxCalls } from './calls';

/** Finds an outcome of 1 in 20,000 rounds almost always, and gives up within seconds. */
const TRIES_MAX = 100_000;
/** Yields to the event loop after this many tries. */
const TRIES_AT_ONCE = 200;
/** Client seed for a player who has not opened the game yet. */
const CLIENT_SEED = 'sandbox';

/**
 * Makes the next round of a test player have the wanted outcome. Searches for a server seed and activates it by
 * two regular rotations, so that the round verifies. Not fair; exists only in the sandbox. A shared round has
 * the wanted outcome if this player is the only one to bet in it; it is the next one to open. Refuses
 * "notFound" (player, game, outcome), "badRequest" (bet) and "forbidden" (a shared round with a beacon).
 */
export async function seekRound(
  context: Context,
  { uid, game, want }: BodyOf<typeof sandboxCalls.seek>,
): Promise<{ commitment: string; nonce: number; tries: number }> {
  const { db, clock } = context;
  if (!isRulesName(game) || (await findPlayer(db, uid)) === null) throw refuse('notFound');
  const rules: AnyRules = allRules[game];
  const bet = parseBet(rules, want.bet);
  if (bet === null) throw refuse('badRequest');

  const line = { uid, game, now: clock.now() };
  await showSeeds(db, { ...line, clientSeed: null });
  const { nextCommitment } = await showSeeds(db, { ...line, clientSeed: CLIENT_SEED });
  const clientSeed = (await activePair(db, line))?.clientSeed ?? CLIENT_SEED;

  const shared = sharedGame(game);
  if (shared !== null) {
    // Its number is not known before it is due, to us neither.
    if (context.config.beacon !== 'none') throw refuse('forbidden', 'BEACON decides shared rounds as well.');
    return arrangeRound(context, shared, (nonce) =>
      searchSeed({ rules, bet, clientSeed, nonce, want }, (serverSeed) =>
        shared.accepts(bet.wire, postedIn(shared, serverSeed, nonce)),
      ),
    );
  }
  const { serverSeed, tries } = await searchSeed({ rules, bet, clientSeed, nonce: 0, want });
  await rotate(db, { ...line, clientSeed, nextCommitment }, () => serverSeed);
  const { seeds } = await rotate(db, { ...line, clientSeed, nextCommitment: commitmentOf(serverSeed) });
  return { commitment: seeds.commitment, nonce: seeds.nonce, tries };
}

interface Sought {
  readonly rules: AnyRules;
  readonly bet: ParsedBet;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly want: WantedRound;
}

async function searchSeed(
  { rules, bet, clientSeed, nonce, want }: Sought,
  isPossible: (serverSeed: Uint8Array) => boolean = () => true,
): Promise<{ serverSeed: Uint8Array; tries: number }> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const serverSeed = new Uint8Array(randomBytes(32));
    const isFound =
      isPossible(serverSeed) && isWantedRound(playRound(rules, bet, { serverSeed, clientSeed, nonce }), want);
    if (isFound) return { serverSeed, tries };
    if (tries % TRIES_AT_ONCE === 0) await setImmediate();
  }
  throw refuse('notFound', 'No seed with this outcome was found.');
}
