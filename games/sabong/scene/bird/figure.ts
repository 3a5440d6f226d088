import { type Container, type Sprite, Texture } from 'pixi.js';
import { moved, Patchwork, PLACE } from '../../../kit/scene/patchwork';
import type { BirdArt } from '../art/bake';

/** A drawn part: its cell, the part it turns like, and which of the bird's places it takes. */
export interface Cut {
  readonly name: string;
  readonly pivotOf: string;
  readonly place: number;
}

/** Parts of a bird that share tint and alpha, from back to front. */
export interface Figure {
  readonly cuts: readonly Cut[];
  readonly tint: number;
  readonly x: number;
  readonly y: number;
  /** All of it as one mesh; null on a canvas, which draws none: there each part is a sprite. */
  readonly work: Patchwork | null;
  /** What shows it, while it is shown. */
  view: Container | null;
}

const MIDDLE = { x: 0.5, y: 0.5 };
/** The whole of a picture. */
const UNCUT = [0, 0, 1, 1, 0, 1];

export const pivotIn = ({ pivots }: BirdArt, { pivotOf }: Cut) => pivots.get(pivotOf) ?? MIDDLE;

export const workOf = (art: BirdArt, cuts: readonly Cut[]): Patchwork =>
  new Patchwork(
    cuts.flatMap((cut) =>
      (art.rims.get(cut.name) ?? [art.outlines.get(cut.name) ?? UNCUT]).map((outline) => ({
        texture: art.cells.get(cut.name) ?? Texture.EMPTY,
        outline,
        pivot: pivotIn(art, cut),
        place: cut.place,
      })),
    ),
  );

/** Puts every part where its place says. */
export function lay({ cuts, work, view }: Figure, places: Float32Array): void {
  if (view === null) return;
  if (work === null) layLoose(view.children as Sprite[], cuts, places);
  else {
    work.lay(places);
    moved(view);
  }
}

function layLoose(sprites: readonly Sprite[], cuts: readonly Cut[], places: Float32Array): void {
  sprites.forEach((sprite, index) => {
    const at = (cuts[index]?.place ?? 0) * PLACE;
    sprite.position.set(places[at], places[at + 1]);
    sprite.rotation = places[at + 2] ?? 0;
    sprite.scale.set(places[at + 3], places[at + 4]);
    sprite.visible = places[at + 3] !== 0;
  });
}
