import { afterCorrection, afterRound, type RunTally } from '../../../games/kit/rules/autoRun';
import { centavos } from '../../../games/kit/rules/money';
import type { ParsedBet } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { lockRun, lockRuns, moveRuns, type Run, runTakes } from '../play/runs';
import { paidOfOpenTickets, type StoredTicket } from './tickets';

interface RunBet {
  readonly uid: number;
  readonly game: SharedGame;
  readonly panel: number;
  readonly runId: string;
  readonly bet: ParsedBet;
}

/**
 * The run that this bet belongs to, locked until the transaction ends. Its open bets count as if they paid
 * nothing beyond what has been paid already, so that no limit is exceeded however those rounds end. Refuses
 * "runOver".
 */
export async function runForBet(transaction: Queryable, request: RunBet): Promise<bigint> {
  const { uid, game, panel, runId, bet } = request;
  const run = await lockRun(transaction, { uid, game: game.rules.name, runId });
  if (run === null || run.panel !== panel) throw refuse('runOver');
  const atWorst = await worstCase(transaction, run);
  if (atWorst === null || !runTakes({ ...run, tally: atWorst }, { wire: game.repeated(bet.wire) })) {
    throw refuse('runOver');
  }
  return run.runId;
}

/** The run's worst possible standing with its open bets; null where that ends it. */
async function worstCase(transaction: Queryable, { runId, plan, tally }: Run): Promise<RunTally | null> {
  let atWorst = tally;
  for (const paid of await paidOfOpenTickets(transaction, runId)) {
    const { tally: next, end } = afterRound(plan, atWorst, centavos(paid));
    if (end !== null) return null;
    atWorst = next;
  }
  return atWorst;
}

/** Adds settled bets to the runs that placed them. The caller has locked their players. */
export async function countIntoRuns(
  transaction: Queryable,
  settled: readonly { readonly ticket: Pick<StoredTicket, 'runId'>; readonly payout: bigint }[],
  now: Date,
): Promise<void> {
  const payouts = new Map(
    settled.flatMap(({ ticket, payout }) => (ticket.runId === null ? [] : [[ticket.runId, payout] as const])),
  );
  if (payouts.size === 0) return;
  const runs = await lockRuns(transaction, [...payouts.keys()]);
  await moveRuns(
    transaction,
    runs.map((run) => {
      const { tally, end } = afterRound(run.plan, run.tally, centavos(payouts.get(run.runId) ?? 0n));
      return { runId: run.runId, tally, ended: run.ended ?? end };
    }),
    now,
  );
}

/**
 * Corrects the run of a settled bet whose payout has grown. A run that has ended stays ended. The caller has
 * locked the player.
 */
export async function countMoreIntoRun(
  transaction: Queryable,
  { runId, payout: before }: Pick<StoredTicket, 'runId' | 'payout'>,
  payout: bigint,
  now: Date,
): Promise<void> {
  if (runId === null) return;
  const runs = await lockRuns(transaction, [runId]);
  await moveRuns(
    transaction,
    runs.map((run) => {
      const { tally, end } = afterCorrection(run.plan, run.tally, centavos(before), centavos(payout));
      return { runId, tally, ended: run.ended ?? end };
    }),
    now,
  );
}
