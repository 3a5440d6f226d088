import type { Stop } from '../../kit/scene/paint/paint';
import type { ScenePalette } from '../../kit/scene/paint/palette';
import type { Plumage } from './art/plumage';

type Two = readonly [string, string];

/** The pit in one skin. The only place for the colours of its art. */
export interface Palette extends ScenePalette {
  readonly pula: Plumage;
  readonly asul: Plumage;
  /** The light that the birds are baked in, and how dark their far parts are. */
  readonly key: string;
  readonly farTint: number;
  /** The light edges of the birds: from the upper left, and from the lower right for each. */
  readonly keyEdge: number;
  readonly rims: readonly [number, number];
  readonly roof: readonly Stop[];
  /** A roof beam, and the light along it on the left and on the right. */
  readonly beam: string;
  readonly beamLight: Two;
  /** `r,g,b` of the light over the pit, and of each corner's. */
  readonly glow: string;
  readonly cornerGlow: Two;
  /** Discs of light out of focus behind the crowd: `r,g,b`. */
  readonly bokeh: readonly string[];
  readonly crowd: {
    readonly faces: readonly [string, string, string];
    readonly clothes: readonly string[];
    /** Light on heads of the left half and of the right. */
    readonly rims: Two;
    readonly rimLight: number;
  };
  readonly flags: readonly string[];
  readonly flagLine: string;
  readonly banners: readonly [readonly string[], readonly string[]];
  readonly bannerTrim: Two;
  readonly bannerGlow: readonly [number, number];
  readonly rail: {
    readonly cane: readonly string[];
    readonly top: readonly string[];
    readonly knot: string;
    readonly behind: string;
    /** Light of the rail's lower edge; empty for none. */
    readonly neon: string;
  };
  readonly sand: readonly Stop[];
  readonly ring: string;
  readonly grit: Two;
  /** `r,g,b` of the light beams. */
  readonly shaft: string;
  readonly shaftLight: number;
  readonly shadow: number;
  readonly puff: number;
  readonly crests: readonly [number, number];
  readonly vignette: number;
}
