import type { SkinName } from '../../skin';

/** A fixed number of colours, in the order in which their palette names them. */
export type Stops<
  Count extends number,
  Row extends readonly string[] = readonly [],
> = Row['length'] extends Count ? Row : Stops<Count, readonly [...Row, string]>;

/** The colours of the particles and lights of every game, as #rrggbb. */
export interface SparkPalette {
  /** Bright, gold, and the colours of a game's own metal. */
  readonly metal: readonly [string, string, ...string[]];
  readonly dust: string;
  readonly confetti: readonly string[];
  /** The coin's face from light to dark, and the colour of its sign. */
  readonly coin: Stops<5>;
  readonly coinInk: string;
}

/** What every game's palette has, besides its own materials. */
export interface ScenePalette extends SparkPalette {
  /** Corners of the picture, as #rrggbb. */
  readonly night: string;
}

/** Chooses among a game's palettes by skin. */
export const bySkin =
  <Palette extends ScenePalette>(palettes: Readonly<Record<SkinName, Palette>>) =>
  (skin: SkinName): Palette =>
    palettes[skin];
