import { clamp } from '../../kit/scene/motion/easing';
import type { Frame } from '../../kit/scene/scene';

/** The position of the booth in a frame, in CSS px. */
export interface Layout {
  /** The screen position of the world's origin, a point of the felt. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  /** Lower edge of the awning's scallops. */
  readonly awningY: number;
  /** Where coins fly to: the balance, in the upper right corner. */
  readonly balanceX: number;
  readonly balanceY: number;
}

/** Design px from the tops of the waiting cubes to the origin, and from there to slightly below the cubes at rest. */
const ABOVE = 168;
const BELOW = 56;

/** The cubes fill the focus; wall and awning fill any extra width or height. */
export function layoutFor({ width, focus }: Frame): Layout {
  const scale = clamp(Math.min(focus.width / 375, focus.height / (ABOVE + BELOW)), 0.45, 3);
  const free = Math.max(0, focus.height - (ABOVE + BELOW) * scale);
  // Extra height is mostly above, for the wall, the bulbs and the awning.
  const y = focus.y + focus.height - BELOW * scale - free * 0.3;
  return {
    x: focus.x + focus.width / 2,
    y,
    scale,
    awningY: Math.min(focus.y + 30 * scale, y - (ABOVE + 2) * scale),
    balanceX: Math.min(focus.x + focus.width, width) - 96,
    balanceY: Math.max(24, focus.y - 30),
  };
}
