import { MeshGeometry } from 'pixi.js';

type Corners = readonly [number, number, number, number, number, number, number, number];

/** Four corners that show part of a texture: top left, top right, bottom right, bottom left. */
export interface Quad {
  /** In px. */
  readonly corners: Corners;
  /** The same in the texture, from 0 to 1. */
  readonly uvs: Corners;
}

/** The geometry of rectangles that are drawn together, in the same call as the sprites around them. Frees itself. */
export function quadsGeometry(quads: readonly Quad[]): MeshGeometry {
  const geometry = new MeshGeometry({
    positions: new Float32Array(quads.flatMap(({ corners }) => corners)),
    uvs: new Float32Array(quads.flatMap(({ uvs }) => uvs)),
    indices: new Uint32Array(
      quads.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => index * 4 + corner)),
    ),
  });
  // Forced for any number of vertices: a mesh that is not batched breaks the draw call.
  geometry.batchMode = 'batch';
  return geometry;
}
