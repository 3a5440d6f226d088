import type { QualityTier } from '../../games/kit/scene/scene';

/** Best first. */
export const TIERS: readonly QualityTier[] = ['high', 'mid', 'low'];

/** What one tier may cost; a cap, not a target. Textures in MB of 10^6 bytes. */
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

/** A frame's own work may take this long at the best tier before it is given up, in ms. */
export const HIGH_WORK_MS = 9;
/** Frames further apart than this are seen as stutter, in ms. */
export const SLOW_FRAME_MS = 20;
/** How long it must stutter before the tier falls, in ms. */
const WATCH_MS = 2000;
/** A hiccup or two are no reason. */
const SLOW_FRAMES_MIN = 3;
/** Longer gaps are a tab coming back, not a slow frame. */
const GAP_MS = 3000;

export interface Device {
  readonly cores: number;
  /** As the browser tells it; null where it does not. */
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

/** The tier a fresh scene starts with: one step above where the last one ended, never above the device's. */
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

/** Watches frames and says when the picture must become cheaper. It knows only the way down. */
export class TierWatch {
  #intervalsMs: number[] = [];
  #worksMs: number[] = [];
  #watchedMs = 0;

  /**
   * One frame: ms since the last one, and ms of its own work. Returns the tier to fall to, or null to stay.
   */
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
