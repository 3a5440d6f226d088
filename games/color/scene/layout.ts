import { clamp } from '../../kit/scene/motion/easing';
import type { Frame } from '../../kit/scene/scene';

/** Where the booth stands in a frame, in CSS px. */
export interface Layout {
  /** The point of the felt that the world's origin falls on. */
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

/** Design px from the tops of the waiting cubes to the origin, and from there to a little under the cubes at rest. */
const ABOVE = 168;
const BELOW = 56;

/** The cubes fill the focus; what it is wider or higher than them, wall and awning fill. */
export function layoutFor({ width, focus }: Frame): Layout {
  const scale = clamp(Math.min(focus.width / 375, focus.height / (ABOVE + BELOW)), 0.45, 3);
  const free = Math.max(0, focus.height - (ABOVE + BELOW) * scale);
  // Spare height goes mostly above: the wall, the bulbs and the awning live there.
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
