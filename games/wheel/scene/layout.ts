import { clamp } from '../../kit/scene/motion/easing';
import type { Frame } from '../../kit/scene/scene';

/** The position of the wheel in a frame, in CSS px. */
export interface Layout {
  /** The wheel's centre. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  /** Where coins fly to: the points, in the upper right corner. */
  readonly balanceX: number;
  readonly balanceY: number;
}

/** Radii in design px: of the wedges, of the bulbs, of the rim's outer edge, of the hub. */
export const FACE = 142;
export const BULBS = 153.5;
export const RIM = 166;
export const HUB = 38;

/** Design px above the centre (to the pointer's top) and below it (to the base of the stand). */
const ABOVE = 190;
const BELOW = 206;
const WIDTH = 362;

/** The wheel fills the focus; extra height is mostly above it, where the title is. */
export function layoutFor({ width, focus }: Frame): Layout {
  const scale = clamp(Math.min(focus.width / WIDTH, focus.height / (ABOVE + BELOW)), 0.4, 3);
  const spare = Math.max(0, focus.height - (ABOVE + BELOW) * scale);
  return {
    x: focus.x + focus.width / 2,
    y: focus.y + spare * 0.62 + ABOVE * scale,
    scale,
    balanceX: Math.min(focus.x + focus.width, width) - 96,
    balanceY: Math.max(24, focus.y - 30),
  };
}
