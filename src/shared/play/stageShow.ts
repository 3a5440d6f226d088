import { atom } from 'jotai';
import type { StageCard } from '../../../games/kit/card';
import type { Frame, SceneProps } from '../../../games/kit/scene/scene';

/** A game on stage: what the host page decides. Clock, size, tier and readiness are the stage's own. */
export interface StageShow
  extends Pick<SceneProps, 'skin' | 'reducedMotion' | 'performance' | 'waiting' | 'bet' | 'hand'> {
  readonly card: Pick<StageCard, 'name' | 'scene' | 'sound'>;
}

/** What is on stage; null when the host page is left. Kept-alive pages must set it back to null. */
export const stageShowAtom = atom<StageShow | null>(null);

/** The part of the screen that header and board leave free, in CSS px; null until the page has measured. */
export const stageFocusAtom = atom<Frame['focus'] | null>(null);

/** A popup hides the picture: the stage stops drawing, time goes on. */
export const stageCoveredAtom = atom(false);

/**
 * off: nothing is on stage. loading: the scene is on its way and game time stands. ready: the picture is
 * true. lost: the graphics context is gone for a moment. boardAlone: this device shows no pictures; the
 * round goes on in the DOM.
 */
export type StageState = 'off' | 'loading' | 'ready' | 'lost' | 'boardAlone';

export const stageStateAtom = atom<StageState>('off');

/** How far the round on stage has come. Changes once per event, never per frame. */
export interface StageProgress {
  readonly roundId: string;
  /** Beats passed, which is the number of events performed so far. */
  readonly beatsPassed: number;
  /** The board may show the result. */
  readonly resultShown: boolean;
  readonly ended: boolean;
}

/** Null while no round is on stage. */
export const stageProgressAtom = atom<StageProgress | null>(null);
