import type { QualityTier } from './scene';

/**
 * Pixels per unit to bake art at: the canvas's resolution, but no more than `pixelsMax` pixels for an area of square
 * units. A multiple of 1/8, so that sizes in units and in pixels convert without rounding.
 */
export function bakeResolution(canvasResolution: number, area: number, pixelsMax: number): number {
  return Math.max(1, Math.floor(Math.min(canvasResolution, Math.sqrt(pixelsMax / area)) * 8)) / 8;
}

/** Canvas pixels per CSS pixel on a tier, the same as the stage's. */
export function resolutionOf(tier: QualityTier, deviceRatio: number): number {
  const most = { high: 2.5, mid: 2, low: 1.25 }[tier];
  return Math.min(deviceRatio, most);
}
