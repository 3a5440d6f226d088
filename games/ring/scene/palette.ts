import type { Stop } from '../../kit/scene/paint/paint';
import type { ScenePalette, Stops } from '../../kit/scene/paint/palette';
import type { Color } from '../rules/segments';

/** A glass blade from base to tip, and its light. */
export interface BladePaint {
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly tip: string;
  readonly glow: number;
}

/** The material of the star's points. */
export type Cover = 'capiz' | 'paper' | 'neon' | 'shell';

/** The ring's materials in one skin. The only place for the colours of its art. */
export interface Palette extends ScenePalette {
  readonly sky: readonly Stop[];
  /** Discs of distant lights; red, green, blue as in rgba(). */
  readonly bokeh: readonly string[];
  /** Strength of distant lights, 1 in the dark. */
  readonly bokehLight: number;
  readonly church: readonly Stop[];
  readonly churchEdge: string;
  readonly window: readonly Stop[];
  readonly windowFrame: string;
  readonly wire: string;
  readonly bulb: number;
  /** Inside the ring, behind the star. */
  readonly hollow: readonly Stop[];
  /** The star's light on its surroundings: near, further, far; as in rgba(). */
  readonly halo: Stops<3>;
  readonly haloLight: number;
  /** The colours of the star's light source. */
  readonly heart: number;
  readonly bed: readonly Stop[];
  /** The rails' metal around the circle, brightest at the upper left. */
  readonly rail: readonly Stop[];
  readonly railEdge: string;
  readonly stud: string;
  readonly blades: Readonly<Record<Color, BladePaint>>;
  readonly ink: string;
  readonly cover: Cover;
  /** A lit facet from the centre to the point, and one in the shade. */
  readonly facetLit: readonly Stop[];
  readonly facetShade: readonly Stop[];
  /** Between the panes. */
  readonly seam: string;
  readonly wireEdge: string;
  readonly tassel: Stops<4>;
  readonly hub: readonly Stop[];
  readonly hubInk: string;
  readonly lensBack: readonly Stop[];
  /** The colour that darkens the lens at its sides; #rrggbb. */
  readonly lensShade: string;
  /** The running light, and what it lights up. */
  readonly runner: number;
  /** The star when one colour floods it. */
  readonly flood: Readonly<Record<Color, number>>;
}
