/** In pixels: a picture is shown at 76, and at four times that on the sharpest screens. */
const SIDE_MIN_PX = 16;
const SIDE_MAX_PX = 1024;

export const areSidesFine = (widthPx: number, heightPx: number): boolean =>
  [widthPx, heightPx].every((side) => side >= SIDE_MIN_PX && side <= SIDE_MAX_PX);
