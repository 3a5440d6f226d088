import type { Frame } from '../scene';

/** The largest radius of a panel's upper corners. */
const ROUND_PX = 40;
/** Drawn in addition, for a panel that has just shrunk before the focus is updated. */
const SPARE_PX = 80;

/** The y down to which a stage is visible above a board's panel, in px; with the board beside it, the full height. */
export const seenTo = ({ width, height, focus }: Frame): number =>
  focus.width < width ? height : Math.min(height, focus.y + focus.height + ROUND_PX);

/** The y down to which a stage with a panel must be drawn, in px. */
export const drawnTo = (frame: Frame): number => Math.min(frame.height, seenTo(frame) + SPARE_PX);
