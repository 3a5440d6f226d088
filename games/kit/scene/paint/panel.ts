import type { Frame } from '../scene';

/** A panel's upper corners are round by no more than this. */
const ROUND_PX = 40;
/** So much more is drawn, for a panel that has just grown less and whose focus is not told yet. */
const SPARE_PX = 80;

/** How far down a stage can be seen above a board's panel, in px; where the board stands beside it, to its foot. */
export const seenTo = ({ width, height, focus }: Frame): number =>
  focus.width < width ? height : Math.min(height, focus.y + focus.height + ROUND_PX);

/** How far down a stage with a panel need be drawn, in px. */
export const drawnTo = (frame: Frame): number => Math.min(frame.height, seenTo(frame) + SPARE_PX);
