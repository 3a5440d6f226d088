import { clamp } from '../../../../../games/kit/scene/motion/easing';
import type { Frame } from '../../../../../games/kit/scene/scene';

/** The position of the drum in a frame, in CSS px. */
export interface Layout {
  /** The drum's centre. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  readonly balanceX: number;
  readonly balanceY: number;
}

/** Radius of the drum's glass, and where balls leave it. Design px. */
export const GLASS = 88;
export const CHUTE_Y = 106;
/** A ball in its cup; a ball in the drum is smaller. */
export const BALL = 34;
export const SMALL_BALL = 12.5;
/** A flap of 3D. */
export const FLAP = { width: 60, height: 66 } as const;

/** Where the numbers come to rest. */
export const CUPS = [
  { x: -44, y: 176 },
  { x: 44, y: 176 },
] as const;
export const FLAPS = [
  { x: -68, y: 258 },
  { x: 0, y: 258 },
  { x: 68, y: 258 },
] as const;

/** The middle of all numbers, and where it moves to when the draw is over. */
export const GATHER = { fromY: 216, toY: 96 } as const;

const ABOVE = 112;
const BELOW = 298;
const WIDTH = 300;

/** The drum and the numbers below it fill the focus. */
export function layoutFor({ width, focus }: Frame): Layout {
  const scale = clamp(Math.min(focus.width / WIDTH, focus.height / (ABOVE + BELOW)), 0.35, 2.4);
  const spare = Math.max(0, focus.height - (ABOVE + BELOW) * scale);
  return {
    x: focus.x + focus.width / 2,
    y: focus.y + spare / 2 + ABOVE * scale,
    scale,
    balanceX: Math.min(focus.x + focus.width, width) - 60,
    balanceY: Math.max(24, focus.y - 20),
  };
}
