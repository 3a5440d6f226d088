import { clamp } from '../../../../../games/kit/scene/motion/easing';
import type { Frame } from '../../../../../games/kit/scene/scene';

/** The position of the drum in a frame, in CSS px. */
export interface Layout {
  /** The drum's centre. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
}

/** The drum's radius in design px. */
export const DRUM = 104;
/** Where a drawn ticket is held up: design px from the drum's centre. */
export const HELD_Y = -158;

const ABOVE = 216;
const BELOW = 158;
const WIDTH = 330;

/** The drum with its stand below, and room for a ticket above. */
export function layoutFor({ focus }: Frame): Layout {
  const scale = clamp(Math.min(focus.width / WIDTH, focus.height / (ABOVE + BELOW)), 0.4, 2.4);
  const spare = Math.max(0, focus.height - (ABOVE + BELOW) * scale);
  return { x: focus.x + focus.width / 2, y: focus.y + spare / 2 + ABOVE * scale, scale };
}
