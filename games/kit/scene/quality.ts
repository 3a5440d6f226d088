import type { QualityTier } from './scene';

/**
 * Pixels per unit to bake art at: as sharp as the canvas is, and no more than `pixelsMax` for an area of
 * square units. In eighths, so that sizes in units and in pixels turn into each other without rounding.
 */
export function bakeResolution(canvasResolution: number, area: number, pixelsMax: number): number {
  return Math.max(1, Math.floor(Math.min(canvasResolution, Math.sqrt(pixelsMax / area)) * 8)) / 8;
}

/** Canvas pixels per CSS pixel on a tier, the same as the stage's. */
export function resolutionOf(tier: QualityTier, deviceRatio: number): number {
  const most = { high: 2.5, mid: 2, low: 1.25 }[tier];
  return Math.min(deviceRatio, most);
}
