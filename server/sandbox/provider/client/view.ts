import type { Ctx } from './paint';
import type { Props } from './props';
import type { Theme } from './theme';

/** What a view is built from. */
export interface ViewParts {
  readonly props: Props;
  readonly theme: Theme;
  /** Whether the player prefers reduced motion. */
  readonly isCalm: boolean;
  /** Plays a round, for views where the picture itself is tapped. */
  readonly play: () => void;
}

/** The view of one kind of game. It shows results and decides nothing. */
export interface View {
  /** In device pixels. */
  readonly layout: (width: number, height: number) => void;
  readonly draw: (x: Ctx, nowMs: number) => void;
  /** The bet option that the next stake is for. */
  readonly choice: () => number;
  /** The stake has been sent. */
  readonly begin: (nowMs: number) => void;
  /** Shows the result of a round; resolves when all of it has been shown. */
  readonly show: (outcome: unknown, nowMs: number) => Promise<void>;
  /** The stake was refused. */
  readonly giveUp: () => void;
  readonly tap?: (x: number, y: number, nowMs: number) => void;
}

export const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Progress from 0 to 1 between two times. */
export const between = (nowMs: number, fromMs: number, lengthMs: number): number =>
  Math.min(1, Math.max(0, (nowMs - fromMs) / lengthMs));

export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
/** Easing with a slight overshoot. */
export const easeBack = (t: number): number => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2;
