import type { SkinName } from '../../skin';

/** So many colours in a row, in the order their palette names. */
export type Stops<
  Count extends number,
  Row extends readonly string[] = readonly [],
> = Row['length'] extends Count ? Row : Stops<Count, readonly [...Row, string]>;

/** The colours of what flies and glows in every game, as #rrggbb. */
export interface SparkPalette {
  /** Bright, gold, and what more a game's own metal has. */
  readonly metal: readonly [string, string, ...string[]];
  readonly dust: string;
  readonly confetti: readonly string[];
  /** The coin's face from light to dark, and the ink of its sign. */
  readonly coin: Stops<5>;
  readonly coinInk: string;
}

/** What every game's palette holds, beside its own materials. */
export interface ScenePalette extends SparkPalette {
  /** Corners of the picture, as #rrggbb. */
  readonly night: string;
}

/** Chooses among a game's palettes by skin. */
export const bySkin =
  <Palette extends ScenePalette>(palettes: Readonly<Record<SkinName, Palette>>) =>
  (skin: SkinName): Palette =>
    palettes[skin];
