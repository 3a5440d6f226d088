import type { Frame } from '../../kit/scene/scene';
import { placementIn } from '../foil/panels';

/** The position of the ticket in a frame, in CSS px. */
export interface Layout {
  /** The ticket's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  /** Where coins fly to: the balance, in the upper right corner. */
  readonly balanceX: number;
  readonly balanceY: number;
}

export function layoutFor({ width, focus }: Frame): Layout {
  const { x, y, scale } = placementIn(focus);
  return {
    x: focus.x + x,
    y: focus.y + y,
    scale,
    balanceX: Math.min(focus.x + focus.width, width) - 96,
    balanceY: Math.max(24, focus.y - 30),
  };
}
