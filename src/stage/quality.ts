import type { QualityTier } from '../../games/kit/scene/scene';

/** Best first. */
export const TIERS: readonly QualityTier[] = ['high', 'mid', 'low'];

/** The cost limits of a tier, not targets. Textures in MB of 10^6 bytes. */
export interface Budget {
  readonly drawCalls: number;
  readonly particles: number;
  readonly textureMb: number;
}

export const TIER_BUDGETS: Readonly<Record<QualityTier, Budget>> = {
  high: { drawCalls: 60, particles: 600, textureMb: 64 },
  mid: { drawCalls: 40, particles: 300, textureMb: 40 },
  low: { drawCalls: 25, particles: 100, textureMb: 24 },
};

/** The best tier is given up when a frame's CPU time exceeds this, in ms. */
export const HIGH_WORK_MS = 9;
/** Frames further apart than this count as slow, in ms. */
export const SLOW_FRAME_MS = 20;
/** How long frames must be slow before the tier is lowered, in ms. */
const WATCH_MS = 2000;
/** Fewer slow frames than this are ignored. */
const SLOW_FRAMES_MIN = 3;
/** A longer gap, in ms, means that the tab was hidden, not that a frame was slow. */
const GAP_MS = 3000;

export interface Device {
  readonly cores: number;
  /** As the browser reports it; null where it does not. */
  readonly memoryGb: number | null;
}

export function deviceTier({ cores, memoryGb }: Device): QualityTier {
  if (memoryGb !== null && memoryGb <= 3) return 'low';
  if (cores >= 6 && (memoryGb === null || memoryGb >= 4)) return 'high';
  return 'mid';
}

export function thisDevice(): Device {
  const { hardwareConcurrency, deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  return { cores: hardwareConcurrency ?? 4, memoryGb: deviceMemory ?? null };
}

export const tierBelow = (tier: QualityTier): QualityTier => TIERS[TIERS.indexOf(tier) + 1] ?? 'low';

/** The tier that a new scene starts with: one step above where the last one ended, never above the device's. */
export function tierOnEntry(device: QualityTier, last: QualityTier | null): QualityTier {
  if (last === null) return device;
  const oneUp = Math.max(0, TIERS.indexOf(last) - 1);
  return TIERS[Math.max(oneUp, TIERS.indexOf(device))] ?? 'mid';
}

/** The value below which a part of the samples lies; 0 without samples. */
export function percentile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Watches frames and decides when the quality must be lowered. It never raises it. */
export class TierWatch {
  #intervalsMs: number[] = [];
  #worksMs: number[] = [];
  #watchedMs = 0;

  /** One frame: ms since the last one, and its CPU time in ms. Returns the tier to fall to, or null to stay. */
  frame(tier: QualityTier, intervalMs: number, workMs: number): QualityTier | null {
    if (intervalMs > GAP_MS) {
      this.reset();
      return null;
    }
    this.#intervalsMs.push(intervalMs);
    this.#worksMs.push(workMs);
    this.#watchedMs += intervalMs;
    if (this.#watchedMs < WATCH_MS || this.#intervalsMs.length < SLOW_FRAMES_MIN) return null;

    const slowFrames = this.#intervalsMs.filter((ms) => ms > SLOW_FRAME_MS).length;
    const stutters = slowFrames >= SLOW_FRAMES_MIN && percentile(this.#intervalsMs, 0.95) > SLOW_FRAME_MS;
    const overworked = tier === 'high' && percentile(this.#worksMs, 0.95) > HIGH_WORK_MS;
    this.reset();
    return tier !== 'low' && (stutters || overworked) ? tierBelow(tier) : null;
  }

  reset(): void {
    this.#intervalsMs = [];
    this.#worksMs = [];
    this.#watchedMs = 0;
  }
}
