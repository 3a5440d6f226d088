import type { SettledRound } from '../../../../contract/play';
import type { BoardPhase } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import type { PlayMode } from '../../../shared/play/play';

/** How sure the page is of a bet that was sent. */
export type Certainty = 'sent' | 'checking' | 'unreachable';

/** A round on show, live or again. */
export interface Shown {
  readonly round: SettledRound;
  readonly mode: PlayMode;
  readonly replay: boolean;
  readonly performance: RoundPlayback;
}

/** Where the page stands. A round stays on show until the next bet. */
export interface RoundState {
  readonly phase: BoardPhase;
  /** The bet on its way; null in every phase but waiting. */
  readonly sent: {
    readonly bet: Json;
    readonly stakeCentavos: Centavos;
    readonly certainty: Certainty;
  } | null;
  readonly shown: Shown | null;
}

export type RoundStep =
  | { readonly type: 'send'; readonly bet: Json; readonly stakeCentavos: Centavos }
  | { readonly type: 'doubt'; readonly certainty: Certainty }
  /** The bet was not taken. */
  | { readonly type: 'refuse' }
  | { readonly type: 'perform'; readonly shown: Shown }
  /** The player did something within the round on show, `atMs` after its start. */
  | { readonly type: 'act'; readonly act: Json; readonly atMs: number }
  /** The result may be seen. */
  | { readonly type: 'reveal' }
  /** Nothing is on show any more: a replay ended, or the wallet changed. */
  | { readonly type: 'clear' };

export const AT_REST: RoundState = { phase: 'betting', sent: null, shown: null };

/** One step of the page. A step that does not fit the phase changes nothing. */
export function stepRound(state: RoundState, step: RoundStep): RoundState {
  switch (step.type) {
    case 'send': {
      if (!takesBets(state)) return state;
      const { bet, stakeCentavos } = step;
      return { phase: 'waiting', sent: { bet, stakeCentavos, certainty: 'sent' }, shown: null };
    }
    case 'doubt':
      return state.sent === null ? state : { ...state, sent: { ...state.sent, certainty: step.certainty } };
    case 'refuse':
      return state.phase === 'waiting' ? AT_REST : state;
    case 'perform':
      // A bet that is on its way may not be covered by a past round.
      if (step.shown.replay && !takesBets(state)) return state;
      return { phase: 'playing', sent: null, shown: step.shown };
    case 'act':
      return state.shown === null ? state : { ...state, shown: withAct(state.shown, step.act, step.atMs) };
    case 'reveal':
      return state.phase === 'playing' ? { ...state, phase: 'result' } : state;
    case 'clear':
      return state.phase === 'waiting' ? state : AT_REST;
  }
}

/** The round on show with one more act. It is the same showing: the stage goes on where it is. */
function withAct(shown: Shown, act: Json, atMs: number): Shown {
  const { performance } = shown;
  const timed: Json = { ...(isRecord(act) ? act : { act }), atMs };
  return { ...shown, performance: { ...performance, acts: [...(performance.acts ?? []), timed] } };
}

const isRecord = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const takesBets = ({ phase }: RoundState): boolean => phase === 'betting' || phase === 'result';

/**
 * What the shown balance leaves out: a stake that is on its way, and a payout whose result is not on show yet.
 * The stake of a demo bet is taken at once, so only a real one is left out.
 */
export function heldBackCentavos({ phase, sent, shown }: RoundState, mode: PlayMode): Centavos {
  if (phase === 'waiting' && mode === 'real') return sent?.stakeCentavos ?? NOTHING;
  if (phase === 'playing' && shown !== null && !shown.replay) return shown.round.payout;
  return NOTHING;
}

const NOTHING = 0n as Centavos;
