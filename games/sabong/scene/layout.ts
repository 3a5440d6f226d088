import { clamp } from '../../kit/scene/motion/easing';
import { drawnTo } from '../../kit/scene/paint/panel';
import type { Frame } from '../../kit/scene/scene';

/** The position of the pit in a frame, in CSS px; lengths within it are design px. */
export interface Layout {
  /** The world's origin: the middle of the focus's lower edge. y runs down. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  /** Height of the free part of the stage, in design px. */
  readonly height: number;
  /** The y of the feet, of the upper edge of the sand and of the top of the rail: design px, negative. */
  readonly floor: number;
  readonly sand: number;
  readonly rail: number;
  /** Below the row of past rounds at the top of the free part. */
  readonly eaves: number;
  /** Design px per unit of a bird. */
  readonly birdScale: number;
  /** How high birds leap; 1 with the usual room below the contest's text. */
  readonly leap: number;
  /** The edges of the drawn area, in design px: nothing is drawn behind the board. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where coins fly to: the balance, in the upper right corner. */
  readonly balance: { readonly x: number; readonly y: number };
}

/** Below this height a leap would leave the stage. */
const HEIGHT_MIN = 300;
/** The width of both birds from tail to tail. */
const ASIDE_WIDTH = 440;
/** Height of the row of past rounds at the top of the free part, in CSS px. */
const STRIP_PX = 44;
/** Below that row is the contest's text; it must not cover the birds. CSS px from the top. */
const TOLD_PX = 84;
/** The room below it on the usual screen, in design px. */
const ROOM = 237;
/** Design px per unit of a bird with that room; its tracks through a contest are made for it. */
export const BIRD_SCALE = 0.7;

export function layoutFor({ width, height, focus }: Frame): Layout {
  // Beside the board nothing may hide behind it; a phone's edge may cut the tips of the tails.
  const aside = focus.width < width;
  const needed = aside ? ASIDE_WIDTH : 375;
  const scale = clamp(Math.min(focus.width / needed, focus.height / HEIGHT_MIN), 0.4, 3);
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
    birdScale: BIRD_SCALE * clamp(room / ROOM, 0.78, aside ? 1 : 1.14),
    leap: clamp(room / ROOM, 0.6, 1.3),
    left: -x / scale,
    right: (width - x) / scale,
    top: -y / scale,
    bottom: (drawnTo({ width, height, focus }) - y) / scale,
    balance: { x: (balanceX - x) / scale, y: (Math.max(24, focus.y - 30) - y) / scale },
  };
}
