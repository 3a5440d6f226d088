import type { BodyOf } from '../../../contract/call';
import type { playCalls, Run as RunReply } from '../../../contract/play';
import { isRunPlan, type RunPlan } from '../../../games/kit/rules/autoRun';
import { type Json, type ParsedBet, parseBet } from '../../../games/kit/rules/round';
import type { AnyRules } from '../../../games/kit/rules/rules';
import { sharedGame } from '../../../games/sharedBook';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { requireNotBarred } from '../safer-play/guard';
import { limitRefusal } from './limits';
import { beginRun, findRun, type Run } from './runs';

interface RunWish {
  readonly rules: AnyRules;
  readonly uid: number;
  readonly wish: BodyOf<(typeof playCalls)['startRun']>;
}

/**
 * Registers a run for a player. Refuses "badRequest" for what is no bet, for a panel where there is none and
 * for limits that leave no room for one round, "amountOutOfRange" and "exposureTooHigh" for a bet that would
 * be refused, "selfExcluded" and "onBreak" for who is away from play.
 */
export async function startRun(context: Context, { rules, uid, wish }: RunWish): Promise<RunReply> {
  const bet = parseBet(rules, wish.bet);
  if (bet === null) throw refuse('badRequest');
  const limit = limitRefusal(context, bet);
  if (limit !== null) throw limit;
  const plan: RunPlan = {
    rounds: wish.rounds,
    stakeCentavos: bet.stakeCentavos,
    stopLossCentavos: wish.stopLoss ?? null,
    stopWinCentavos: wish.stopWin ?? null,
  };
  if (!isRunPlan(plan)) throw refuse('badRequest');
  const place = placeOf(rules.name, bet, wish.panel);
  if (place === null) throw refuse('badRequest');
  return context.db.transaction(async (transaction) => {
    // Two runs that begin at once would both end the one before them, and neither the other.
    await lockPlayers(transaction, [uid]);
    // Each bet of it would be refused: who may not play is told before it begins.
    await requireNotBarred(transaction, uid, context.clock.now());
    const game = rules.name;
    const runId = await beginRun(transaction, { uid, game, ...place, plan, now: context.clock.now() });
    const run = await findRun(transaction, { uid, game, runId: String(runId) });
    if (run === null) throw new Error('a run that began cannot be found');
    return replyOf(run);
  });
}

/** Where a run bets, and what it repeats; null for a bet that cannot begin a round there. */
function placeOf(
  game: string,
  { wire }: ParsedBet,
  panel: number | undefined,
): { readonly panel: number | null; readonly bet: Json } | null {
  const shared = sharedGame(game);
  if (shared === null) return panel === undefined ? { panel: null, bet: wire } : null;
  // Whether it names what its round has posted is seen when it joins that.
  if (shared.preDraw === null && !shared.accepts(wire, null)) return null;
  return { panel: panel ?? 0, bet: shared.repeated(wire) };
}

/** A run as its player sees it. */
export const replyOf = ({ runId, plan, tally, ended }: Run): RunReply => ({
  runId: String(runId),
  rounds: plan.rounds,
  played: tally.played,
  lost: tally.lostCentavos,
  ended,
});
