import { clamp } from '../../kit/scene/motion/easing';
import type { Frame } from '../../kit/scene/scene';
import type { Mode } from '../rules/mode';

/** Where the bowl stands in a frame, in CSS px. */
export interface Layout {
  /** Where the camera's target falls. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  /** Where coins fly to: the balance, in the upper right corner. */
  readonly balanceX: number;
  readonly balanceY: number;
}

/** Design px that the bowl with its dice and shadow takes around the target. */
const BOWL: Readonly<
  Record<Mode, { readonly width: number; readonly above: number; readonly below: number }>
> = {
  percent: { width: 378, above: 98, below: 104 },
  seven: { width: 352, above: 132, below: 122 },
};

/**
 * What history and number have of the focus above the bowl, in CSS px: on a low screen, where they take turns, one
 * line; on others two. The number's own style (`board/over.css`) counts the same way.
 */
const READ = { share: 0.55, less: 70, least: 56, most: 132 };

/** The bowl fills what the number above it leaves of the focus. */
export function layoutFor({ width, focus }: Frame, mode: Mode): Layout {
  const bowl = BOWL[mode];
  const unit = Math.min(1, focus.width / 375);
  const read = clamp(
    focus.height * READ.share - READ.less * unit,
    READ.least * unit,
    READ.most * Math.max(1, focus.width / 375),
  );
  const room = Math.max(40, focus.height - read);
  const scale = clamp(Math.min(focus.width / bowl.width, room / (bowl.above + bowl.below)), 0.3, 3);
  const free = Math.max(0, room - (bowl.above + bowl.below) * scale);
  return {
    x: focus.x + focus.width / 2,
    y: focus.y + focus.height - bowl.below * scale - free * 0.45,
    scale,
    balanceX: Math.min(focus.x + focus.width, width) - 96,
    balanceY: Math.max(24, focus.y - 30),
  };
}
