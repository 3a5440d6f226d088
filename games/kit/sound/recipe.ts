import type { Sound } from './instruments';

/** Cues by name. A recipe is called once, when the sprite is rendered. */
export type Recipes = Readonly<Record<string, () => Sound>>;

/** What the renderer writes next to a sprite, as typed by JSON imports. */
export interface SpriteFile {
  /** SHA-256 of the 16-bit samples that the recipes give: a test checks that sprite and recipes agree. */
  readonly pcmSha256: string;
  /** Offset and length in ms. */
  readonly cues: Readonly<Record<string, readonly number[]>>;
}

type Cues = Readonly<Record<string, readonly [offsetMs: number, lengthMs: number]>>;

/** The cues of a rendered sprite: offset and length in ms. */
export const cuesOf = ({ cues }: SpriteFile): Cues =>
  Object.fromEntries(
    Object.entries(cues).map(([name, [offsetMs = 0, lengthMs = 0]]) => [name, [offsetMs, lengthMs]]),
  );
