import type { Choice } from '../engines/engine';
import type { Ctx } from './paint';
import type { Props } from './props';
import type { Theme } from './theme';

/** What a view is built from. */
export interface ViewParts {
  readonly props: Props;
  readonly theme: Theme;
  /** Whether the player prefers reduced motion. */
  readonly isReduced: boolean;
  /** Plays a round, for views where the picture itself is tapped. */
  readonly play: () => void;
  /** Answers a round that waits. */
  readonly decide: (decision: Choice) => void;
  /** The choice has changed, and with it perhaps the return to player. */
  readonly changed: () => void;
}

/**
 * `open`: a stake can be placed; `busy`: a call or an animation is running; `waiting`: the round waits for the
 * player's decision.
 */
export type Phase = 'open' | 'busy' | 'waiting';

/** The view of one kind of game. It shows results and decides nothing. */
export interface View {
  /** In device pixels. */
  readonly layout: (width: number, height: number) => void;
  readonly draw: (x: Ctx, nowMs: number) => void;
  /** What the next stake is for; null while there is nothing to bet on. */
  readonly choice: () => Choice | null;
  /** The stake has been sent. */
  readonly begin: (nowMs: number) => void;
  /** Shows the result of a round, or what it waits for; resolves when all of it has been shown. */
  readonly show: (outcome: unknown, nowMs: number) => Promise<void>;
  /** The stake was refused. */
  readonly giveUp: () => void;
  readonly tap?: (x: number, y: number, nowMs: number) => void;
  /** Controls of this game, above the stake. */
  readonly panel?: HTMLElement;
  /** `canRaise`: the balance covers the stake once more. */
  readonly setPhase?: (phase: Phase, canRaise: boolean) => void;
  /** What the main button decides while the round waits; without it, the panel's buttons do. */
  readonly decision?: () => Choice;
  /** The index of the return to player that the choice has. */
  readonly shareIndex?: () => number;
  /** The result in words, for screen readers. */
  readonly say?: (outcome: unknown) => string;
}

export const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Progress from 0 to 1 between two times. */
export const between = (nowMs: number, fromMs: number, lengthMs: number): number =>
  Math.min(1, Math.max(0, (nowMs - fromMs) / lengthMs));

export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
/** Easing with a slight overshoot. */
export const easeBack = (t: number): number => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2;
