import { clamp } from '../../kit/scene/motion/easing';
import { drawnTo } from '../../kit/scene/paint/panel';
import type { Frame } from '../../kit/scene/scene';

/** The position of the world in a frame, in CSS px; lengths within it are design px. */
export interface Layout {
  /** The world's origin: the middle of the focus's lower edge. y runs down, the sky is negative. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  /** Height of the free part of the stage, in design px. */
  readonly height: number;
  /** The upper limit of the action, below the strip of past rounds: design px, negative. */
  readonly eaves: number;
  /** Scale of the jeepney; on low stages it is smaller, to leave room for the figures. */
  readonly carScale: number;
  /** The edges of the drawn area, in design px: nothing is drawn behind the board. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where coins fly to: the balance, in the upper right corner. */
  readonly balance: { readonly x: number; readonly y: number };
}

/** Below this height multiplier, jeepney and road overlap. */
const HEIGHT_MIN = 290;
/** Height of the row of past rounds at the top of the free part, in CSS px. */
const STRIP_PX = 44;

export function layoutFor({ width, height, focus }: Frame): Layout {
  const scale = clamp(Math.min(focus.width / 375, focus.height / HEIGHT_MIN), 0.4, 3);
  const x = focus.x + focus.width / 2;
  const y = focus.y + focus.height;
  const balanceX = Math.min(focus.x + focus.width, width) - 96;
  return {
    x,
    y,
    scale,
    height: focus.height / scale,
    carScale: clamp(focus.height / scale / 345, 0.84, 1),
    eaves: (STRIP_PX - focus.height) / scale,
    left: -x / scale,
    right: (width - x) / scale,
    top: -y / scale,
    bottom: (drawnTo({ width, height, focus }) - y) / scale,
    balance: { x: (balanceX - x) / scale, y: (Math.max(24, focus.y - 30) - y) / scale },
  };
}
