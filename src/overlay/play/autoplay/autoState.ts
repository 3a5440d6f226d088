import type { AutoRun } from '../../../../games/kit/card';
import {
  afterRound,
  endBeforeBet,
  RUN_START,
  type RunEnd,
  type RunPlan,
  type RunTally,
} from '../../../../games/kit/rules/autoRun';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';

/** Why a run has ended: by its own limits, or because something interrupted it. */
export type RunOver = RunEnd | 'stopped' | 'replaced' | 'balance' | 'offline' | 'refused' | 'left';

/** An active run. */
export interface Going {
  readonly bet: Json;
  readonly plan: RunPlan;
  /** The server's id of the run; null in demo. */
  readonly runId: string | null;
  readonly tally: RunTally;
  /** Whether a round has been sent whose result is not shown yet. */
  readonly pending: boolean;
  /** The ticket of that round at a shared table; otherwise null. */
  readonly ticketId: string | null;
  /** Whether the player has stopped the run; the pending round is its last. */
  readonly stopping: boolean;
}

export interface AutoState {
  readonly going: Going | null;
  /** The last run, until the player has dismissed the note about its end. */
  readonly over: { readonly why: RunOver; readonly plan: RunPlan; readonly tally: RunTally } | null;
}

export type AutoStep =
  | { readonly type: 'begin'; readonly bet: Json; readonly plan: RunPlan; readonly runId: string | null }
  /** A round of the run was sent; at a shared table it has a ticket. */
  | { readonly type: 'sent'; readonly ticketId?: string }
  /** The result of the round is shown. */
  | { readonly type: 'shown'; readonly payoutCentavos: Centavos }
  /** The run places no further bet; a pending round still counts. */
  | { readonly type: 'end'; readonly why: RunOver }
  /** The run ends at once, without a note; a placed bet no longer belongs to it. */
  | { readonly type: 'drop' }
  /** The round that was sent was not played. */
  | { readonly type: 'failed'; readonly why: RunOver }
  /** The player has dismissed the note about the last run, or bets by hand. */
  | { readonly type: 'forget' };

export const NO_RUN: AutoState = { going: null, over: null };

/** Returns the next state of a run. A step that does not apply changes nothing. */
export function stepAuto(state: AutoState, step: AutoStep): AutoState {
  const { going } = state;
  switch (step.type) {
    case 'begin': {
      const { bet, plan, runId } = step;
      const at = { tally: RUN_START, pending: false, ticketId: null, stopping: false };
      return { going: { bet, plan, runId, ...at }, over: null };
    }
    case 'sent':
      if (going === null || going.pending || endBeforeBet(going.plan, going.tally) !== null) return state;
      return { ...state, going: { ...going, pending: true, ticketId: step.ticketId ?? null } };
    case 'shown': {
      if (going === null || !going.pending) return state;
      const { tally, end } = afterRound(going.plan, going.tally, step.payoutCentavos);
      const next = { ...going, tally, pending: false, ticketId: null };
      const why = end ?? (going.stopping ? 'stopped' : null);
      return why === null ? { ...state, going: next } : overAs(next, why);
    }
    case 'end':
      if (going === null) return state;
      // The result of the pending round belongs to the run, so the end waits for it.
      if (step.why === 'stopped' && going.pending) return { ...state, going: { ...going, stopping: true } };
      return overAs(going, step.why);
    case 'drop':
      return going === null ? state : NO_RUN;
    case 'failed':
      return going === null ? state : overAs(going, going.stopping ? 'stopped' : step.why);
    case 'forget':
      return state.over === null ? state : { ...state, over: null };
  }
}

const overAs = ({ plan, tally }: Going, why: RunOver): AutoState => ({
  going: null,
  over: { why, plan, tally },
});

/** The run as the board shows it. After a stop, the pending round is shown like a manual one. */
export const autoRunOf = ({ going }: AutoState): AutoRun | null =>
  going === null || going.stopping
    ? null
    : { roundsLeft: going.plan.rounds - going.tally.played - (going.pending ? 1 : 0) };
