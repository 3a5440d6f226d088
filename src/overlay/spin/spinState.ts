import type { SettledRound } from '../../../contract/play';
import type { RoundPlayback } from '../../../games/kit/scene/scene';
import type { Spun } from './spin';

/** A spin on show, live or again. */
export interface ShownSpin {
  readonly round: SettledRound;
  /** What it left; null when a past spin is seen again. */
  readonly spun: Spun | null;
  readonly performance: RoundPlayback;
}

/**
 * ready: a spin may be bought. turning: the wheel turns until the answer comes. asking: the answer is late,
 * the wheel stands and it is still asked for. lost: nobody answers. landing: the prize is known and the wheel
 * lands on it. shown: the prize may be seen.
 */
export type SpinPhase = 'ready' | 'turning' | 'asking' | 'lost' | 'landing' | 'shown';

export interface SpinState {
  readonly phase: SpinPhase;
  readonly shown: ShownSpin | null;
}

export type SpinStep =
  | { readonly type: 'turn' }
  | { readonly type: 'ask' }
  | { readonly type: 'lose' }
  /** The spin was not taken, or the player has put the result away. */
  | { readonly type: 'rest' }
  | { readonly type: 'land'; readonly shown: ShownSpin }
  | { readonly type: 'reveal' };

export const AT_REST: SpinState = { phase: 'ready', shown: null };

/** A spin may be bought, or a past one seen again. */
export const isFree = ({ phase }: SpinState): boolean => phase === 'ready' || phase === 'shown';

/** One step of the page. A step that does not fit the phase changes nothing. */
export function stepSpin(state: SpinState, step: SpinStep): SpinState {
  switch (step.type) {
    case 'turn':
      return state.phase === 'turning' || state.phase === 'landing'
        ? state
        : { phase: 'turning', shown: null };
    case 'ask':
      return state.phase === 'landing' ? state : { phase: 'asking', shown: null };
    case 'lose':
      return state.phase === 'turning' || state.phase === 'asking' ? { phase: 'lost', shown: null } : state;
    case 'rest':
      return state.phase === 'landing' ? state : AT_REST;
    case 'land':
      return state.phase === 'turning' ? { phase: 'landing', shown: step.shown } : state;
    case 'reveal':
      return state.phase === 'landing' ? { ...state, phase: 'shown' } : state;
  }
}

/**
 * What the shown points leave out or put back: the price is gone as soon as the wheel turns, and points that
 * were won come with the result.
 */
export function shownPoints(state: SpinState, points: number, price: number): number {
  const { phase, shown } = state;
  const sent = phase === 'turning' || phase === 'asking' || phase === 'lost' || phase === 'landing';
  if (!sent || shown?.spun === null) return points;
  return Math.max(0, points - price);
}
