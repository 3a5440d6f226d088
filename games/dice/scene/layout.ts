import { clamp } from '../../kit/scene/motion/easing';
import type { Frame } from '../../kit/scene/scene';
import type { Mode } from '../rules/mode';

/** The position of the bowl in a frame, in CSS px. */
export interface Layout {
  /** The screen position of the camera's target. */
  readonly x: number;
  readonly y: number;
  /** CSS px per design px. */
  readonly scale: number;
  /** Where coins fly to: the balance, in the upper right corner. */
  readonly balanceX: number;
  readonly balanceY: number;
}

/** The extent of the bowl with its dice and shadow around the target, in design px. */
const BOWL: Readonly<
  Record<Mode, { readonly width: number; readonly above: number; readonly below: number }>
> = {
  percent: { width: 378, above: 98, below: 104 },
  seven: { width: 352, above: 132, below: 122 },
};

/**
 * Height of history and number above the bowl, in CSS px: one line on a low screen, where they alternate; two lines on
 * others. The number's own style (`board/over.css`) uses the same rule.
 */
const READ = { share: 0.55, less: 70, least: 56, most: 132 };

/** Room for the result at the foot of the stage, in CSS px at 375: the bowl is never further from it than that. */
const RESULT_PX = 60;

/** The bowl fills the rest of the focus below the number. */
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
  const foot = RESULT_PX * clamp(focus.width / 375, 1, 1.5);
  return {
    x: focus.x + focus.width / 2,
    y: focus.y + focus.height - bowl.below * scale - Math.min(free * 0.45, foot),
    scale,
    balanceX: Math.min(focus.x + focus.width, width) - 96,
    balanceY: Math.max(24, focus.y - 30),
  };
}
