import { clamp } from '../../kit/scene/motion/easing';
import type { Frame } from '../../kit/scene/scene';
import { LENS, OUTER_RADIUS } from './geometry';

/** The position of the ring in a frame, in CSS px. */
export interface Layout {
  /** The ring's centre. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  /** Where coins fly to: the balance, in the upper right corner. */
  readonly balanceX: number;
  readonly balanceY: number;
}

/** CSS px at the top of the focus where past rounds are listed. */
const STRIP_PX = 38;
/** From slightly above the lens to below the star; and the whole ring. */
const ABOVE = 6 - LENS.top;
const NEEDED = ABOVE + 106;
const WHOLE = ABOVE + OUTER_RADIUS;

/** Room for a large win at the foot of the stage, in CSS px: beside the board, the ring stands above it if it can. */
const RESULT_PX = 128;

/**
 * Lens and star are always inside the focus, as large as it allows. If there is no room for the whole ring, the board
 * covers its lower part; where the board is beside it, the whole ring is shown.
 */
export function layoutFor({ width, height, focus }: Frame): Layout {
  const room = focus.height - STRIP_PX;
  const needed = width > height ? WHOLE : NEEDED;
  const scale = clamp(Math.min(focus.width / 375, room / needed), 0.4, 3);
  const free = Math.max(0, room - WHOLE * scale);
  const foot = width > height ? RESULT_PX : 0;
  return {
    x: focus.x + focus.width / 2,
    y: focus.y + STRIP_PX + ABOVE * scale + free - clamp(foot, free * 0.5, free * 0.8),
    scale,
    balanceX: Math.min(focus.x + focus.width, width) - 96,
    balanceY: Math.max(24, focus.y - 30),
  };
}
