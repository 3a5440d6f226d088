import type { Stop } from '../../kit/scene/paint/paint';
import type { ScenePalette, Stops } from '../../kit/scene/paint/palette';
import type { Color } from '../rules/segments';

/** A glass blade from foot to tip, and the light it gives. */
export interface BladePaint {
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly tip: string;
  readonly glow: number;
}

/** What the star's points are covered with. */
export type Cover = 'capiz' | 'paper' | 'neon' | 'shell';

/** The ring's materials in one skin. Everything the art is painted with stands here and nowhere else. */
export interface Palette extends ScenePalette {
  readonly sky: readonly Stop[];
  /** Discs of far light; red, green, blue as in rgba(). */
  readonly bokeh: readonly string[];
  /** How strongly far lights show, 1 in the dark. */
  readonly bokehLight: number;
  readonly church: readonly Stop[];
  readonly churchEdge: string;
  readonly window: readonly Stop[];
  readonly windowFrame: string;
  readonly wire: string;
  readonly bulb: number;
  /** Inside the ring, behind the star. */
  readonly hollow: readonly Stop[];
  /** The star's light on what is around it: near, further, far; as in rgba(). */
  readonly halo: Stops<3>;
  readonly haloLight: number;
  /** Where the star's light comes from. */
  readonly heart: number;
  readonly bed: readonly Stop[];
  /** The rails' metal around the circle, brightest at the upper left. */
  readonly rail: readonly Stop[];
  readonly railEdge: string;
  readonly stud: string;
  readonly blades: Readonly<Record<Color, BladePaint>>;
  readonly ink: string;
  readonly cover: Cover;
  /** A lit facet from the middle to the point, and one in the shade. */
  readonly facetLit: readonly Stop[];
  readonly facetShade: readonly Stop[];
  /** Between the panes. */
  readonly seam: string;
  readonly wireEdge: string;
  readonly tassel: Stops<4>;
  readonly hub: readonly Stop[];
  readonly hubInk: string;
  readonly lensBack: readonly Stop[];
  /** What darkens the lens to its sides; #rrggbb. */
  readonly lensShade: string;
  /** The light that runs, and what it lights up. */
  readonly runner: number;
  /** The star when one colour floods it. */
  readonly flood: Readonly<Record<Color, number>>;
}
