import { type Container, MeshGeometry, Texture } from 'pixi.js';
import { type Outline, RUNG } from './outline';

/** Numbers of a place: x, y, radians, scale along and across. A scale of 0 hides. */
export const PLACE = 5;

/** A picture of the work: which cell, cut how, where it turns (shares of the cell), and which place it takes. */
export interface Patch {
  readonly texture: Texture;
  readonly outline: Outline;
  readonly pivot: { readonly x: number; readonly y: number };
  readonly place: number;
}

/**
 * Pictures of one atlas, each posed by itself and all drawn as one mesh, cut to what can be seen of them. Their
 * places are read from one row of numbers: a sprite for each would cost a frame far more, in time and in garbage.
 * Whoever shows it gives geometry and texture to a mesh; both go with the atlas.
 */
export class Patchwork {
  readonly geometry: MeshGeometry;
  readonly texture: Texture;
  /** For each corner: how far it is from its patch's pivot. */
  readonly #corners: Float32Array;
  /** For each patch: its place, and the corner after its last. */
  readonly #patches: Uint32Array;

  /** All patches lie on the source of the first; there must be one. */
  constructor(patches: readonly Patch[]) {
    const [first] = patches;
    if (first === undefined) throw new Error('a work of no patches');
    const corners: number[] = [];
    const uvs: number[] = [];
    const indices: number[] = [];
    const ends: number[] = [];
    for (const patch of patches) {
      cut(patch, corners, uvs, indices);
      ends.push(patch.place, corners.length / 2);
    }
    this.#corners = new Float32Array(corners);
    this.#patches = new Uint32Array(ends);
    this.texture = new Texture({ source: first.texture.source });
    this.geometry = new MeshGeometry({
      positions: new Float32Array(corners.length),
      uvs: new Float32Array(uvs),
      indices: new Uint32Array(indices),
    });
    this.geometry.batchMode = 'batch';
  }

  /** Puts every patch where its place says; whoever shows it tells its mesh, with {@link moved}. */
  lay(places: Float32Array): void {
    const { positions } = this.geometry;
    const corners = this.#corners;
    const patches = this.#patches;
    let corner = 0;
    for (let patch = 0; patch < patches.length; patch += 2) {
      const place = (patches[patch] ?? 0) * PLACE;
      const end = patches[patch + 1] ?? 0;
      const x = places[place] ?? 0;
      const y = places[place + 1] ?? 0;
      const turn = places[place + 2] ?? 0;
      const across = places[place + 3] ?? 0;
      const along = places[place + 4] ?? 0;
      const sin = Math.sin(turn);
      const cos = Math.cos(turn);
      for (; corner < end; corner += 1) {
        const dx = (corners[corner * 2] ?? 0) * across;
        const dy = (corners[corner * 2 + 1] ?? 0) * along;
        positions[corner * 2] = x + cos * dx - sin * dy;
        positions[corner * 2 + 1] = y + sin * dx + cos * dy;
      }
    }
  }
}

/** Tells a mesh that its corners have moved. Told as an event, by geometry or buffer, it makes garbage in every frame. */
export const moved = (mesh: Container): void => (mesh as unknown as { onViewUpdate(): void }).onViewUpdate();

/** The corners of a patch, two to a rung, and the triangles between them. */
function cut({ texture, outline, pivot }: Patch, corners: number[], uvs: number[], indices: number[]): void {
  const { frame, source } = texture;
  const before = corners.length / 2;
  for (let rung = 0; rung < outline.length; rung += RUNG) {
    const [height = 0, left = 0, right = 0] = outline.slice(rung, rung + RUNG);
    for (const side of [left, right]) {
      corners.push((side - pivot.x) * frame.width, (height - pivot.y) * frame.height);
      uvs.push(
        (frame.x + side * frame.width) / source.width,
        (frame.y + height * frame.height) / source.height,
      );
    }
  }
  for (let corner = before; corner + 3 < corners.length / 2; corner += 2) {
    indices.push(corner, corner + 1, corner + 2, corner + 1, corner + 3, corner + 2);
  }
}
