import { Container, Sprite, Texture } from 'pixi.js';
import { Patchwork, PLACE } from '../../../kit/scene/patchwork';
import type { BirdArt } from '../art/bake';

/** A drawn part: its cell, the part it turns like, and which of the bird's places it takes. */
export interface Cut {
  readonly name: string;
  readonly pivotOf: string;
  readonly place: number;
}

/** Parts of a bird that share tint and alpha, from back to front. */
export interface Figure {
  readonly view: Container;
  lay(places: Float32Array): void;
  destroy(): void;
}

const MIDDLE = { x: 0.5, y: 0.5 };
/** The whole of a picture. */
const UNCUT = [0, 0, 1, 1, 0, 1];

/** A canvas draws no meshes: there each part is a sprite. */
export const figureOf = (art: BirdArt, cuts: readonly Cut[], meshes: boolean): Figure =>
  meshes ? bound(art, cuts) : loose(art, cuts);

function bound({ cells, pivots, outlines, rims }: BirdArt, cuts: readonly Cut[]): Figure {
  const work = new Patchwork(
    cuts.flatMap(({ name, pivotOf, place }) =>
      (rims.get(name) ?? [outlines.get(name) ?? UNCUT]).map((outline) => ({
        texture: cells.get(name) ?? Texture.EMPTY,
        outline,
        pivot: pivots.get(pivotOf) ?? MIDDLE,
        place,
      })),
    ),
  );
  return { view: work.mesh, lay: (places) => work.lay(places), destroy: () => work.destroy() };
}

function loose({ cells, pivots }: BirdArt, cuts: readonly Cut[]): Figure {
  const view = new Container();
  const sprites = cuts.map(({ name, pivotOf }) => {
    const sprite = new Sprite({
      texture: cells.get(name) ?? Texture.EMPTY,
      anchor: pivots.get(pivotOf) ?? MIDDLE,
    });
    view.addChild(sprite);
    return sprite;
  });
  return {
    view,
    lay(places) {
      sprites.forEach((sprite, index) => {
        const at = (cuts[index]?.place ?? 0) * PLACE;
        sprite.position.set(places[at], places[at + 1]);
        sprite.rotation = places[at + 2] ?? 0;
        sprite.scale.set(places[at + 3], places[at + 4]);
        sprite.visible = places[at + 3] !== 0;
      });
    },
    destroy: () => view.destroy({ children: true }),
  };
}
