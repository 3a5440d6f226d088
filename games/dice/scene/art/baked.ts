import type { SkinName } from '../../../kit/skin';
import type { Mode } from '../../rules/mode';
import bg24Percent from './baked/bg24-percent.webp?url';
import bg24Seven from './baked/bg24-seven.webp?url';
import v2Percent from './baked/v2-percent.webp?url';
import v2Seven from './baked/v2-seven.webp?url';
import v3Percent from './baked/v3-percent.webp?url';
import v3Seven from './baked/v3-seven.webp?url';
import v4Percent from './baked/v4-percent.webp?url';
import v4Seven from './baked/v4-seven.webp?url';

/**
 * The positions of pictures in an atlas, in px; `share` is the share of the full resolution at which they are baked.
 */
export interface Sheet {
  readonly cuts: Readonly<
    Record<
      string,
      {
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
        readonly anchorX: number;
        readonly anchorY: number;
        readonly share: number;
      }
    >
  >;
}

interface Baked {
  readonly url: string;
  sheet(): Promise<Sheet>;
}

/** The output of `npm run fix:dice`. These are URLs; a picture is downloaded when its mode is played. */
export const BAKED: Readonly<Record<SkinName, Readonly<Record<Mode, Baked>>>> = {
  bg24: {
    percent: { url: bg24Percent, sheet: async () => (await import('./baked/bg24-percent.json')).default },
    seven: { url: bg24Seven, sheet: async () => (await import('./baked/bg24-seven.json')).default },
  },
  v2: {
    percent: { url: v2Percent, sheet: async () => (await import('./baked/v2-percent.json')).default },
    seven: { url: v2Seven, sheet: async () => (await import('./baked/v2-seven.json')).default },
  },
  v3: {
    percent: { url: v3Percent, sheet: async () => (await import('./baked/v3-percent.json')).default },
    seven: { url: v3Seven, sheet: async () => (await import('./baked/v3-seven.json')).default },
  },
  v4: {
    percent: { url: v4Percent, sheet: async () => (await import('./baked/v4-percent.json')).default },
    seven: { url: v4Seven, sheet: async () => (await import('./baked/v4-seven.json')).default },
  },
};
