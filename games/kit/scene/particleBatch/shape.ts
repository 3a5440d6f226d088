import type { BoundsData, Texture } from 'pixi.js';
import { cutGeometry } from '../paint/Cutout';
import type { Outline } from '../paint/outline';

/** What a member of a batch looks like. */
export interface Shape {
  readonly texture: Texture;
  /** A whole picture, in px about where it turns; null where only some of it is drawn. */
  readonly bounds: BoundsData | null;
  /** Else corners about where it turns, in px, two numbers to each, and the triangles between them. */
  readonly positions: Float32Array;
  /** The same in the texture's source, from 0 to 1. */
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
  /** How a sprite shows it, where no meshes are drawn. */
  readonly sprite: {
    readonly texture: Texture;
    readonly anchorX: number;
    readonly anchorY: number;
    readonly isLight: boolean;
  };
}

const NO_CORNERS = new Float32Array();
const NO_TRIANGLES = new Uint32Array();

/** A whole picture; it turns where the anchor is, as shares of it. */
export function wholeShape(texture: Texture, anchorX = 0.5, anchorY = anchorX): Shape {
  const { width, height } = texture.orig;
  const [minX, minY] = [-anchorX * width, -anchorY * height];
  return {
    texture,
    bounds: { minX, minY, maxX: minX + width, maxY: minY + height },
    positions: NO_CORNERS,
    uvs: NO_CORNERS,
    indices: NO_TRIANGLES,
    sprite: { texture, anchorX, anchorY, isLight: false },
  };
}

interface Cut {
  readonly texture: Texture;
  /** The same cell as light: then it adds to what is behind it, though it is drawn in one call with it. */
  readonly light?: Texture | undefined;
  readonly outline: Outline;
  readonly anchorX: number;
  readonly anchorY: number;
}

/** Of a picture what lies within an outline. */
export function cutShape({ texture, light, outline, anchorX, anchorY }: Cut): Shape {
  const { positions, uvs, indices } = cutGeometry(texture, outline, anchorX, anchorY);
  const shown = light ?? texture;
  return {
    texture: shown,
    bounds: null,
    positions,
    uvs: shown.textureMatrix.multiplyUvs(uvs, new Float32Array(uvs.length)) as Float32Array,
    indices,
    sprite: { texture, anchorX, anchorY, isLight: light !== undefined },
  };
}
