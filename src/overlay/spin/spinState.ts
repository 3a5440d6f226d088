import type { SettledRound } from '../../../contract/play';
import type { SpinPay } from '../../../contract/rewards/spin';
import type { RoundPlayback } from '../../../games/kit/scene/scene';
import type { Spun, WheelPage } from './spin';

/** A spin on show, live or as a replay. */
export interface ShownSpin {
  readonly round: SettledRound;
  /** The balances after it; null for a replay. */
  readonly spun: Spun | null;
  readonly playback: RoundPlayback;
}

/**
 * ready: a spin can be bought. turning: the wheel turns until the reply comes. asking: the reply is late; the wheel
 * has stopped and the spin is requested again. lost: there is no answer. landing: the prize is known and the wheel
 * lands on it. shown: the prize may be shown.
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
  /** The spin was refused, or the player has dismissed the result. */
  | { readonly type: 'rest' }
  | { readonly type: 'land'; readonly shown: ShownSpin }
  | { readonly type: 'reveal' };

export const AT_REST: SpinState = { phase: 'ready', shown: null };

/** Whether a spin can be bought or replayed. */
export const isFree = ({ phase }: SpinState): boolean => phase === 'ready' || phase === 'shown';

/** Returns the next state of the page. A step that does not apply in the phase changes nothing. */
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

/** The points to show: the price is deducted as soon as the wheel turns, and points won are added with the result. */
export function shownPoints(state: SpinState, points: number, price: number): number {
  const { phase, shown } = state;
  const sent = phase === 'turning' || phase === 'asking' || phase === 'lost' || phase === 'landing';
  if (!sent || shown?.spun === null) return points;
  return Math.max(0, points - price);
}

interface NextSpin {
  readonly points: number;
  readonly pay: SpinPay;
  readonly online: boolean;
  /** Operators have paused the wheel. */
  readonly isPaused: boolean;
}

/** Why the next spin cannot be bought; null when it can. */
export function whyNot(
  page: Pick<
    WheelPage,
    'resting' | 'mayJoin' | 'spinsLeft' | 'playNeeded' | 'play' | 'price' | 'spinTickets'
  >,
  { points, pay, online, isPaused }: NextSpin,
): 'offline' | 'paused' | 'resting' | 'noDeposit' | 'spinLimit' | 'playNeeded' | 'pointsTooLow' | null {
  if (!online) return 'offline';
  if (isPaused) return 'paused';
  if (page.resting !== null) return 'resting';
  if (!page.mayJoin) return 'noDeposit';
  if (page.spinsLeft === 0) return 'spinLimit';
  if (page.play < page.playNeeded) return 'playNeeded';
  return pay === 'points' && points < page.price ? 'pointsTooLow' : null;
}

/** What the next spin is paid with: what the player has chosen, as far as there is a ticket. */
export function payOf(
  { spinTickets, price }: Pick<WheelPage, 'spinTickets' | 'price'>,
  points: number,
  chosen: SpinPay | null,
): SpinPay {
  if (spinTickets === 0) return 'points';
  return chosen ?? (points < price ? 'ticket' : 'points');
}
