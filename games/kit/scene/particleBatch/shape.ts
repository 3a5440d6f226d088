import type { BoundsData, Texture } from 'pixi.js';
import { cutGeometry } from '../paint/Cutout';
import type { Outline } from '../paint/outline';

/** What a particle looks like. */
export interface Shape {
  readonly texture: Texture;
  /** The bounds of a whole picture, in px relative to its origin; null if only part of it is drawn. */
  readonly bounds: BoundsData | null;
  /** Otherwise corners in px relative to the origin, two numbers each, and the triangles between them. */
  readonly positions: Float32Array;
  /** The same in the texture's source, from 0 to 1. */
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
  /** The equivalent sprite, for renderers without meshes. */
  readonly sprite: {
    readonly texture: Texture;
    readonly anchorX: number;
    readonly anchorY: number;
    readonly isLight: boolean;
  };
}

const NO_CORNERS = new Float32Array();
const NO_TRIANGLES = new Uint32Array();

/** A whole picture; the anchor is its origin, as shares of it. */
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
  /** The same cell with additive blending, batched with the sprites around it. */
  readonly light?: Texture | undefined;
  readonly outline: Outline;
  readonly anchorX: number;
  readonly anchorY: number;
}

/** The part of a picture within an outline. */
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
