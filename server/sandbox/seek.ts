import type { BodyOf, ReplyOf } from '../../contract/call';
import { allRules, isRulesName, sharedGame } from '../../games/allGames';
import { commitmentOf } from '../../games/kit/rules/draw';
import { parseBet } from '../../games/kit/rules/round';
import type { AnyRules } from '../../games/kit/rules/rules';
import type { SharedGame } from '../../games/kit/rules/shared';
import type { Context } from '../context';
import { findPlayer } from '../domains/players/players';
import { activeClientSeed, rotate, showSeeds } from '../fairness/pairs';
import { refuse } from '../http/refusal';
import { arrangeRound } from './arrange';
import type { SandboxArranger } from './arranger';
import type { sandboxCalls } from './calls';
import { type Sought, searchSeed } from './searchSeed';

/** Client seed for a player who has not opened the game yet. */
const CLIENT_SEED = 'sandbox';

/**
 * Makes the next round of a test player have the wanted outcome. Searches for a server seed and activates it by
 * two regular rotations, so that the round verifies. Not fair; exists only in the sandbox. A shared round has
 * the wanted outcome if this player is the only one to bet in it; it is the next one to open. With a beacon its seed
 * is searched for just before it opens, when its number is known, so the reply has no commitment. Refuses "notFound"
 * (player, game, outcome), "badRequest" (bet) and "forbidden" (a shared round that this process cannot decide).
 */
export async function seekRound(
  context: Context,
  arranger: SandboxArranger,
  { uid, game, want }: BodyOf<typeof sandboxCalls.seek>,
): Promise<ReplyOf<typeof sandboxCalls.seek>> {
  const { db, clock } = context;
  if (!isRulesName(game) || (await findPlayer(db, uid)) === null) throw refuse('notFound');
  const rules: AnyRules = allRules[game];
  const bet = parseBet(rules, want.bet);
  if (bet === null) throw refuse('badRequest');

  const line = { uid, game, now: clock.now() };
  await showSeeds(context, { ...line, clientSeed: null });
  const { nextCommitment } = await showSeeds(context, { ...line, clientSeed: CLIENT_SEED });
  const clientSeed = (await activeClientSeed(db, line)) ?? CLIENT_SEED;

  const shared = sharedGame(game);
  const sought = { rules, bet, clientSeed, want };
  if (shared !== null) {
    return context.config.beacon === 'none'
      ? arrangeRound(context, shared, (nonce) => search({ ...sought, nonce }, shared))
      : seekWithBeacon(context, arranger, shared, sought);
  }
  const { serverSeed, tries } = await search({ ...sought, nonce: 0 });
  await rotate(context, { ...line, clientSeed, nextCommitment }, () => serverSeed);
  const { seeds } = await rotate(context, { ...line, clientSeed, nextCommitment: commitmentOf(serverSeed) });
  return { commitment: seeds.commitment, nonce: seeds.nonce, tries };
}

/** Asks the leader of the table to decide its next round, after a search that shows that there is such a round. */
async function seekWithBeacon(
  { config, db }: Context,
  arranger: SandboxArranger,
  shared: SharedGame,
  sought: Omit<Sought, 'nonce'>,
): Promise<ReplyOf<typeof sandboxCalls.seek>> {
  if (config.beacon !== 'sandbox' || !config.liveTables) {
    throw refuse(
      'forbidden',
      'Only a process that runs the tables with the practice beacon can decide a round.',
    );
  }
  const { tries } = await search({ ...sought, nonce: 1, beacon: arranger.numberOf(1) }, shared);
  return { commitment: null, nonce: await arranger.ask(db, shared, sought), tries };
}

async function search(
  sought: Sought,
  shared: SharedGame | null = null,
): Promise<{ readonly serverSeed: Uint8Array; readonly tries: number }> {
  const found = await searchSeed(sought, shared);
  if (found === null) throw refuse('notFound', 'No seed with this outcome was found.');
  return found;
}
