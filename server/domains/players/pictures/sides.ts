/** In pixels: an avatar is shown at 76, and at four times that on the sharpest screens. */
const SIDE_MIN_PX = 16;
const SIDE_MAX_PX = 1024;

export const areSidesFine = (widthPx: number, heightPx: number, sideMaxPx = SIDE_MAX_PX): boolean =>
  [widthPx, heightPx].every((side) => side >= SIDE_MIN_PX && side <= sideMaxPx);
