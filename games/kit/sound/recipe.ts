import type { Sound } from './instruments';

/** Cues by name. A recipe is called once, when the sprite is rendered. */
export type Recipes = Readonly<Record<string, () => Sound>>;

/** What the renderer writes beside a sprite, as JSON imports type it. */
export interface SpriteFile {
  /** SHA-256 of the 16-bit samples the recipes give: a test tells whether sprite and recipes still agree. */
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
