import { clamp01 } from '../motion/easing';

/** A grey that multiplies a sprite's colours. */
export const grey = (light: number): number => {
  // In steps, because a canvas renderer keeps a tinted copy of the picture for each.
  const level = Math.round(Math.round(32 * clamp01(light)) * (255 / 32));
  return (level << 16) | (level << 8) | level;
};

/** Average brightness of pictures, of 255. */
const USUAL_LIGHT = 190;

/**
 * The tint that makes a picture look as if `night` were drawn over it with this alpha, 0xrrggbb. A real cover as large
 * as the picture would cost as much as the picture.
 */
export function nightTint(night: number, cover: number): number {
  // In steps, as for greys.
  const share = Math.round(32 * clamp01(cover)) / 32;
  const channel = (shift: number) =>
    Math.round(255 * clamp01(1 - share + (share * ((night >> shift) & 255)) / USUAL_LIGHT)) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** A grey, or where the dark of a skin has a colour, the tint of what is left in that light. */
export const dimmed = (dusk: number | null, light: number): number =>
  dusk === null ? grey(light) : nightTint(dusk, 1 - light);

/**
 * Sets a tint, as 0xrrggbb. Pixi converts every tint it is given through arrays: so the tint is set only when it
 * changes, and a frame without a change allocates nothing.
 */
export function tintTo(view: { tint: number }, tint: number): void {
  if (view.tint !== tint) view.tint = tint;
}

/** A tint with its channels in the order of GPU buffers. */
export const bgrOf = (tint: number): number => ((tint & 0xff) << 16) | (tint & 0xff00) | (tint >> 16);
