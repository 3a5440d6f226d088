import type { SettledRound } from '../../../../contract/play';
import type { BoardPhase } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import type { PlayMode } from '../../../shared/play/play';

/** What is known about a bet that was sent. */
export type Certainty = 'sent' | 'checking' | 'unreachable';

/** A round on show, live or as a replay. */
export interface Shown {
  readonly round: SettledRound;
  readonly mode: PlayMode;
  readonly replay: boolean;
  readonly playback: RoundPlayback;
}

/** The state of the page. A round stays on show until the next bet. */
export interface RoundState {
  readonly phase: BoardPhase;
  /** The pending bet; null in every phase except waiting. */
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
  /** The bet was refused. */
  | { readonly type: 'refuse' }
  | { readonly type: 'perform'; readonly shown: Shown }
  /** The player acted within the round on show, `atMs` after its start. */
  | { readonly type: 'act'; readonly act: Json; readonly atMs: number }
  /** The result may be shown. */
  | { readonly type: 'reveal' }
  /** Nothing is on show any more, because a replay ended or the wallet changed. */
  | { readonly type: 'clear' };

export const AT_REST: RoundState = { phase: 'betting', sent: null, shown: null };

/** Returns the next state of the page. A step that does not apply in the phase changes nothing. */
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
      // A replay must not hide a pending bet.
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

/** The round on show with one more act. The playback keeps its identity, so the stage does not restart it. */
function withAct(shown: Shown, act: Json, atMs: number): Shown {
  const { playback } = shown;
  const timed: Json = { ...(isRecord(act) ? act : { act }), atMs };
  return { ...shown, playback: { ...playback, acts: [...(playback.acts ?? []), timed] } };
}

const isRecord = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const takesBets = ({ phase }: RoundState): boolean => phase === 'betting' || phase === 'result';

/**
 * What the balance on screen excludes: the stake of a pending bet, and a payout whose result is not shown yet. The
 * stake of a demo bet is taken at once, so only a real one is excluded.
 */
export function heldBackCentavos({ phase, sent, shown }: RoundState, mode: PlayMode): Centavos {
  if (phase === 'waiting' && mode === 'real') return sent?.stakeCentavos ?? NOTHING;
  if (phase === 'playing' && shown !== null && !shown.replay) return shown.round.payout;
  return NOTHING;
}

const NOTHING = 0n as Centavos;
