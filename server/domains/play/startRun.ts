import type { BodyOf } from '../../../contract/call';
import type { playCalls, Run as RunReply } from '../../../contract/play';
import { sharedGame } from '../../../games/allGames';
import type { RunPlan, StakePlan } from '../../../games/kit/rules/autoRun';
import { centavos } from '../../../games/kit/rules/money';
import { type Json, type ParsedBet, parseBet } from '../../../games/kit/rules/round';
import type { AnyRules } from '../../../games/kit/rules/rules';
import { isRunPlan } from '../../../games/kit/rules/runPlan';
import { betAtPercent, FULL_PERCENT, stakesIn } from '../../../games/kit/rules/runStakes';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { requireStakeAllowed } from '../safer-play/guard';
import { limitRefusal } from './limits';
import { beginRun, findRun, type Run } from './runs';

interface RunRequest {
  readonly rules: AnyRules;
  readonly uid: number;
  readonly request: BodyOf<(typeof playCalls)['startRun']>;
}

/**
 * Registers a run for a player. Refuses "badRequest" for an invalid bet, an unknown panel, and limits that do
 * not allow one round; "lossLimitNeeded" without a loss limit where one is required; "amountOutOfRange" and
 * "exposureTooHigh" for a bet that would be refused; "selfExcluded", "onBreak", "lossLimit", "stakeLimit",
 * "sessionLimit" and "realityCheckDue" for players who may not stake this now.
 */
export async function startRun(context: Context, { rules, uid, request }: RunRequest): Promise<RunReply> {
  const bet = parseBet(rules, request.bet);
  if (bet === null) throw refuse('badRequest');
  const limit = limitRefusal(context, rules.name, bet);
  if (limit !== null) throw limit;
  if (context.config.autoplayNeedsLossLimit && request.stopLoss === undefined)
    throw refuse('lossLimitNeeded');
  const plan: RunPlan = {
    rounds: request.rounds,
    stakeCentavos: bet.stakeCentavos,
    stopLossCentavos: request.stopLoss ?? null,
    stopWinCentavos: request.stopWin ?? null,
    stakes: stakePlanOf(context, rules, bet, request.stakes),
  };
  if (!isRunPlan(plan)) throw refuse('badRequest');
  const place = placeOf(rules.name, bet, request.panel);
  if (place === null) throw refuse('badRequest');
  return context.db.transaction(async (transaction) => {
    // Without the lock, each of two concurrent starts would end the run before both, and leave the other
    // running.
    await lockPlayers(transaction, [uid]);
    // Players who may not play or have reached a limit are refused now, because each bet of the run would be refused.
    await requireStakeAllowed(transaction, {
      uid,
      stakeCentavos: bet.stakeCentavos,
      now: context.clock.now(),
    });
    const game = rules.name;
    const runId = await beginRun(transaction, { uid, game, ...place, plan, now: context.clock.now() });
    const run = await findRun(transaction, { uid, game, runId: String(runId) });
    if (run === null) throw new Error('a run was not stored');
    return replyOf(run);
  });
}

type Stakes = BodyOf<(typeof playCalls)['startRun']>['stakes'];

/**
 * How the run changes its stake; null if it does not. Refuses "badRequest" for a game at a table, where the next bet can
 * be placed before the last one is settled, and whatever the bet at its highest stake is refused for.
 */
function stakePlanOf(context: Context, rules: AnyRules, bet: ParsedBet, wanted: Stakes): StakePlan | null {
  if (wanted === undefined) return null;
  if (sharedGame(rules.name) !== null) throw refuse('badRequest');
  const { onWin = null, onLoss = null, highest } = wanted;
  const percent = Number((highest * 100n) / bet.stakeCentavos);
  const largest = parseBet(rules, betAtPercent(bet.wire, Math.max(FULL_PERCENT, percent)));
  if (largest === null) throw refuse('badRequest');
  const limit = limitRefusal(context, rules.name, largest);
  if (limit !== null) throw limit;
  return {
    positionsCentavos: stakesIn(bet.wire),
    onWin,
    onLoss,
    leastCentavos: centavos(context.config.stakeMinCentavos),
    highestCentavos: highest,
  };
}

/** The panel of the run and the bet it repeats; null for a bet that cannot start a round there. */
function placeOf(
  game: string,
  { wire }: ParsedBet,
  panel: number | undefined,
): { readonly panel: number | null; readonly bet: Json } | null {
  const shared = sharedGame(game);
  if (shared === null) return panel === undefined ? { panel: null, bet: wire } : null;
  // Whether the bet fits what a round has posted is checked when it joins that round.
  if (shared.preDraw === null && !shared.accepts(wire, null)) return null;
  return { panel: panel ?? 0, bet: shared.repeated(wire) };
}

/** A run in wire form. */
export const replyOf = ({ runId, plan, tally, ended }: Run): RunReply => ({
  runId: String(runId),
  rounds: plan.rounds,
  played: tally.played,
  lost: tally.lostCentavos,
  ended,
});
