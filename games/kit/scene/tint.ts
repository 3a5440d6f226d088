import { clamp01 } from './easing';

/** A grey that multiplies a sprite's colours. */
export const grey = (light: number): number => {
  // In steps, because a canvas renderer keeps a tinted copy of the picture for each.
  const level = Math.round(Math.round(32 * clamp01(light)) * (255 / 32));
  return (level << 16) | (level << 8) | level;
};

/**
 * Tints what is drawn, as 0xrrggbb. Pixi works every colour it is told out anew, through arrays: so it is told
 * only when the colour changes, and a frame that changes none makes no garbage.
 */
export function tintTo(view: { tint: number }, tint: number): void {
  if (view.tint !== tint) view.tint = tint;
}
