import type { Ctx } from './paint';
import type { Props } from './props';
import type { Theme } from './theme';

/** What a view is given to be built from. */
export interface ViewParts {
  readonly props: Props;
  readonly theme: Theme;
  /** Whether the player has asked his device for less motion. */
  readonly isCalm: boolean;
  /** Asks for a round, where the picture itself is tapped. */
  readonly play: () => void;
}

/** The picture of one kind of machine. It is told what has been decided, and decides nothing. */
export interface View {
  /** In device pixels. */
  readonly layout: (width: number, height: number) => void;
  readonly draw: (x: Ctx, nowMs: number) => void;
  /** Which of the engine's choices the next stake is for. */
  readonly choice: () => number;
  /** A stake has been sent off. */
  readonly begin: (nowMs: number) => void;
  /** The round as decided; resolves when all of it has been seen. */
  readonly show: (outcome: unknown, nowMs: number) => Promise<void>;
  /** The stake was not taken. */
  readonly giveUp: () => void;
  readonly tap?: (x: number, y: number, nowMs: number) => void;
}

export const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Runs from 0 to 1 between two moments. */
export const between = (nowMs: number, fromMs: number, lengthMs: number): number =>
  Math.min(1, Math.max(0, (nowMs - fromMs) / lengthMs));

export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
/** Goes a little too far and comes back. */
export const easeBack = (t: number): number => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2;
