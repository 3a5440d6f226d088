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

/** Why a run is over: by its own rules, or by what came in its way. */
export type RunOver = RunEnd | 'stopped' | 'replaced' | 'balance' | 'offline' | 'refused' | 'left';

/** A run that goes on. */
export interface Going {
  readonly bet: Json;
  readonly plan: RunPlan;
  /** The server's number of it; null in demo. */
  readonly runId: string | null;
  readonly tally: RunTally;
  /** A round of it has been sent, and its result is not on show yet. */
  readonly pending: boolean;
  /** The ticket of that round, at a shared table; else null. */
  readonly ticketId: string | null;
  /** The player has stopped it; the round on its way is its last. */
  readonly stopping: boolean;
}

export interface AutoState {
  readonly going: Going | null;
  /** The run that went on last, until the player has taken note of its end. */
  readonly over: { readonly why: RunOver; readonly plan: RunPlan; readonly tally: RunTally } | null;
}

export type AutoStep =
  | { readonly type: 'begin'; readonly bet: Json; readonly plan: RunPlan; readonly runId: string | null }
  /** A round of the run was sent; at a shared table it has a ticket. */
  | { readonly type: 'sent'; readonly ticketId?: string }
  /** Its result is on show. */
  | { readonly type: 'shown'; readonly payoutCentavos: Centavos }
  /** It places no further bet; a round on its way still counts. */
  | { readonly type: 'end'; readonly why: RunOver }
  /** It ends at once, without a note; a bet that was placed is not a part of it any more. */
  | { readonly type: 'drop' }
  /** The round that was sent was not played. */
  | { readonly type: 'failed'; readonly why: RunOver }
  /** The player has read how the last run ended, or goes on by hand. */
  | { readonly type: 'forget' };

export const NO_RUN: AutoState = { going: null, over: null };

/** One step of a run. A step that does not fit changes nothing. */
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
      // What the last round came to belongs to the run, so its end waits for that.
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

/** What the board is told of the run; once stopped, its last round is like one by hand. */
export const autoRunOf = ({ going }: AutoState): AutoRun | null =>
  going === null || going.stopping
    ? null
    : { roundsLeft: going.plan.rounds - going.tally.played - (going.pending ? 1 : 0) };
