import { atom } from 'jotai';
import type { StageCard } from '../../../games/kit/card';
import type { Frame, SceneProps } from '../../../games/kit/scene/scene';

/** What the game's page tells the stage. Clock, size, tier and readiness are the stage's own. */
export interface StageShow
  extends Pick<SceneProps, 'skin' | 'reducedMotion' | 'playback' | 'waiting' | 'bet' | 'hand' | 'ownFelt'> {
  /** A scene without sounds of its own plays those that every game shares. */
  readonly card: Pick<StageCard, 'name' | 'scene'> & Partial<Pick<StageCard, 'sound' | 'ambience'>>;
}

/** What is on stage; null when the game's page is left. Kept-alive pages must reset it to null. */
export const stageShowAtom = atom<StageShow | null>(null);

/** The part of the screen that header and board leave free, in CSS px; null until the page has measured. */
export const stageFocusAtom = atom<Frame['focus'] | null>(null);

/** A popup covers the scene: the stage stops drawing, game time goes on. */
export const stageCoveredAtom = atom(false);

/**
 * off: nothing is on stage. loading: the scene is being loaded and game time is stopped. ready: the scene is drawn.
 * lost: the graphics context is lost for a moment. boardAlone: this device cannot draw the scene; the round goes on in
 * the DOM.
 */
export type StageState = 'off' | 'loading' | 'ready' | 'lost' | 'boardAlone';

export const stageStateAtom = atom<StageState>('off');

/** The progress of the round on stage. Changes once per event, never per frame. */
export interface StageProgress {
  readonly roundId: string;
  /** Beats passed: the number of events shown so far. */
  readonly beatsPassed: number;
  /** The board may show the result. */
  readonly resultShown: boolean;
  readonly ended: boolean;
}

/** Null while no round is on stage. */
export const stageProgressAtom = atom<StageProgress | null>(null);
