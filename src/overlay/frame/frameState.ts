import { ERRORS, NO_REPLY_CODE } from '../../../contract/envelope';

/** Why a game was not opened. */
export type Refusal =
  | 'notOpen'
  | 'gamePaused'
  | 'accountBlocked'
  | 'selfExcluded'
  | 'onBreak'
  | 'sessionLimit'
  | 'realityCheck'
  | 'birthday'
  | 'busy'
  | 'network';

const REFUSALS: ReadonlyMap<string, Refusal> = new Map([
  [ERRORS.notFound.code, 'notOpen'],
  [ERRORS.forbidden.code, 'notOpen'],
  [ERRORS.badRequest.code, 'notOpen'],
  [ERRORS.gamePaused.code, 'gamePaused'],
  [ERRORS.accountBlocked.code, 'accountBlocked'],
  [ERRORS.selfExcluded.code, 'selfExcluded'],
  [ERRORS.onBreak.code, 'onBreak'],
  [ERRORS.sessionLimit.code, 'sessionLimit'],
  [ERRORS.realityCheckDue.code, 'realityCheck'],
  [ERRORS.birthdayNeeded.code, 'birthday'],
  [ERRORS.underAge.code, 'birthday'],
  [NO_REPLY_CODE, 'network'],
]);

/** The refusal for an error code of a launch; an unknown code is a server error. */
export const refusalOf = (code: string): Refusal => REFUSALS.get(code) ?? 'busy';

export type FrameState =
  /** The game's address was requested from the server. */
  | { readonly phase: 'launching' }
  /** The frame is loading; the game reports its progress, from 0 to 1. */
  | { readonly phase: 'loading'; readonly progress: number }
  | { readonly phase: 'playing' }
  /** The game has sent no message for too long. It may still start. */
  | { readonly phase: 'silent'; readonly progress: number }
  | { readonly phase: 'refused'; readonly why: Refusal };

export type FrameEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'launched' }
  | { readonly type: 'refused'; readonly why: Refusal }
  | { readonly type: 'progress'; readonly value: number }
  | { readonly type: 'ready' }
  | { readonly type: 'silence' };

export const LAUNCHING: FrameState = { phase: 'launching' };

/** How long a game may send no message while it loads, in ms. */
export const SILENCE_MS = 20_000;

/** Returns the next state of a frame. Messages of the game count only after the launch, and progress only increases. */
export function stepped(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'asked':
      return LAUNCHING;
    case 'launched':
      return state.phase === 'launching' ? { phase: 'loading', progress: 0 } : state;
    case 'refused':
      return state.phase === 'launching' ? { phase: 'refused', why: event.why } : state;
    case 'progress':
      return isComing(state)
        ? { phase: 'loading', progress: Math.max(state.progress, Math.min(1, event.value)) }
        : state;
    case 'ready':
      return isComing(state) ? { phase: 'playing' } : state;
    case 'silence':
      return state.phase === 'loading' ? { ...state, phase: 'silent' } : state;
  }
}

const isComing = (state: FrameState): state is Extract<FrameState, { progress: number }> =>
  state.phase === 'loading' || state.phase === 'silent';
