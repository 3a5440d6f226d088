import { type ParsedBet, parseBet, playRound, type Round } from '../../../games/kit/rules/round';
import type { AnyRules } from '../../../games/kit/rules/rules';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type ActivePair, activePair } from '../../fairness/pairs';
import { refuse, refuseTooSoon } from '../../http/refusal';
import type { Player } from '../../http/route';
import { lockPlayers } from '../../ledger/accounts';
import { answerOrRefuse } from '../../ledger/once';
import { limitRefusal } from './limits';
import { playRefusal } from './openGame';
import type { PairCache } from './pairCache';
import { findRun, type Run, runStep, runTakes } from './runs';
import { type Settled, settleStatement } from './settleStatement';
import type { Turns } from './turns';

/** What a process keeps between bets. */
export interface BetCaches {
  readonly pairs: PairCache;
  readonly turns: Turns;
}

export interface BetRequest {
  readonly rules: AnyRules;
  /** The bet in wire form. */
  readonly bet: unknown;
  readonly player: Player;
  readonly key: string;
  /** SHA-256 of path and canonical body, in hex. */
  readonly bodyHash: string;
  /** The run that the bet belongs to, if any. */
  readonly runId?: string | undefined;
}

/**
 * Places a bet, draws and settles it, and returns the envelope as text; a repeat with the same key gets the
 * first text. A round takes one round trip to the database, which settles all of it or nothing; a bet of a run
 * takes another one before it, to read the run. Refuses "badRequest", "notFound" (switched off), "gamePaused",
 * "amountOutOfRange", "exposureTooHigh",
 * "seedsMissing", "runOver", "betTooSoon", "balanceTooLow", "birthdayNeeded", "underAge", "loginNeeded",
 * "keyReused" and "busy".
 */
export async function placeBet(context: Context, table: BetCaches, request: BetRequest): Promise<string> {
  const bet = parseBet(request.rules, request.bet);
  if (bet === null) throw refuse('badRequest');
  return table.turns.take(request.player.uid, () => settle(context, table, request, bet));
}

async function settle(
  context: Context,
  { pairs }: BetCaches,
  request: BetRequest,
  bet: ParsedBet,
): Promise<string> {
  const { db } = context;
  const limit = playRefusal(context, request.rules.name) ?? limitRefusal(context, request.rules.name, bet);
  if (limit !== null) return answerOrRefuse(db, intentOf(request), limit);

  const line = { uid: request.player.uid, game: request.rules.name };
  const pair = await pairs.find(context, line);
  if (pair === null) return answerOrRefuse(db, intentOf(request), refuse('seedsMissing'));
  const run = await runOf(db, request, bet);
  if (run === 'over') return answerOrRefuse(db, intentOf(request), refuse('runOver'));
  // The next nonce is known only after the database has answered.
  pairs.forget(line);
  const settled = await settleWith(context, db, request, bet, { pair, run });
  if (settled.outcome === 'stale') return settleLocked(context, request, bet);
  pairs.keep(line, settled.outcome === 'settled' ? { ...pair, nonce: pair.nonce + 1 } : pair);
  return answerOf(settled);
}

/** Settles a bet whose pair or run another process uses too: reads under the lock are never stale. */
function settleLocked(context: Context, request: BetRequest, bet: ParsedBet): Promise<string> {
  const { uid } = request.player;
  return context.db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const pair = await activePair(transaction, context.pairSeals, { uid, game: request.rules.name });
    if (pair === null) return answerOrRefuse(transaction, intentOf(request), refuse('seedsMissing'));
    const run = await runOf(transaction, request, bet);
    if (run === 'over') return answerOrRefuse(transaction, intentOf(request), refuse('runOver'));
    return answerOf(await settleWith(context, transaction, request, bet, { pair, run }));
  });
}

/** The run that the bet names; null for a single bet, 'over' where the run does not accept it. */
async function runOf(on: Queryable, request: BetRequest, bet: ParsedBet): Promise<Run | 'over' | null> {
  const { runId, player, rules } = request;
  if (runId === undefined) return null;
  const run = await findRun(on, { uid: player.uid, game: rules.name, runId });
  return run !== null && runTakes(run, bet) ? run : 'over';
}

const intentOf = ({ player, key, bodyHash }: BetRequest) => ({ uid: player.uid, key, bodyHash });

function answerOf(settled: Settled): string {
  const { outcome, answer } = settled;
  if (outcome === 'settled' || outcome === 'replayed') return answer;
  if (outcome === 'betTooSoon') throw refuseTooSoon(settled.waitMs);
  // The seeds were rotated between two statements: the next try reads the new pair.
  throw refuse(outcome === 'stale' ? 'busy' : outcome);
}

/** Throws an Error for a payout outside what the rules announced for the bet. */
function drawRound(rules: AnyRules, bet: ParsedBet, pair: ActivePair): Round {
  const round = playRound(rules, bet, pair);
  if (round.payoutCentavos < 0n || round.payoutCentavos > bet.maxPayoutCentavos) {
    throw new Error(`${rules.name} paid less than zero or more than its maximum`);
  }
  return round;
}

async function settleWith(
  { clock, config }: Context,
  on: Queryable,
  { rules, player, key, bodyHash }: BetRequest,
  parsed: ParsedBet,
  { pair, run }: { readonly pair: ActivePair; readonly run: Run | null },
): Promise<Settled> {
  const round = drawRound(rules, parsed, pair);
  const step = run === null ? null : runStep(run, round.payoutCentavos);
  const cycleMs = config.betCycleMs[rules.name] ?? 0;
  const statement = settleStatement({ player, key, bodyHash, pair, round, now: clock.now(), cycleMs, step });
  const [row] = await on.query<Settled>(statement);
  if (row === undefined) throw new Error('a bet had no outcome');
  return row;
}
