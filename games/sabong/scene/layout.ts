import { clamp } from '../../kit/scene/motion/easing';
import { drawnTo } from '../../kit/scene/paint/panel';
import type { Frame } from '../../kit/scene/scene';

/** Where the pit stands in a frame, in CSS px; its own lengths are design px. */
export interface Layout {
  /** The middle of the focus's lower edge: the world's origin. y runs down. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  /** How high the free part of the picture is, in design px. */
  readonly height: number;
  /** Where feet stand, where the sand begins, where the rail's top is: design px, negative. */
  readonly floor: number;
  readonly sand: number;
  readonly rail: number;
  /** Under the row of past rounds at the top of the free part. */
  readonly eaves: number;
  /** Design px per unit of a bird. */
  readonly birdScale: number;
  /** How high birds leap, 1 where there is the usual room under what is told of the contest. */
  readonly leap: number;
  /** The edges of what is drawn, in design px: nothing is where the board hides it. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where coins fly to: the balance, in the upper right corner. */
  readonly balance: { readonly x: number; readonly y: number };
}

/** Less than this and a leap leaves the picture. */
const HEIGHT_MIN = 300;
/** The row of past rounds at the top of the free part, in CSS px. */
const STRIP_PX = 44;
/** Below that row stands what is told of the contest; birds must not hide behind it. CSS px from the top. */
const TOLD_PX = 84;
/** The room that is left under it on the usual screen, in design px. */
const ROOM = 237;
/** Design px per unit of a bird where there is that room; its ways through a contest are laid out for it. */
export const BIRD_SCALE = 0.7;

export function layoutFor({ width, height, focus }: Frame): Layout {
  const scale = clamp(Math.min(focus.width / 375, focus.height / HEIGHT_MIN), 0.4, 3);
  const x = focus.x + focus.width / 2;
  const y = focus.y + focus.height;
  const balanceX = Math.min(focus.x + focus.width, width) - 96;
  const high = focus.height / scale;
  const room = high - TOLD_PX / scale;
  return {
    x,
    y,
    scale,
    height: high,
    floor: -0.15 * high,
    sand: -0.32 * high,
    rail: -0.43 * high,
    eaves: (STRIP_PX - focus.height) / scale,
    birdScale: BIRD_SCALE * clamp(room / ROOM, 0.78, 1.14),
    leap: clamp(room / ROOM, 0.6, 1.3),
    left: -x / scale,
    right: (width - x) / scale,
    top: -y / scale,
    bottom: (drawnTo({ width, height, focus }) - y) / scale,
    balance: { x: (balanceX - x) / scale, y: (Math.max(24, focus.y - 30) - y) / scale },
  };
}
