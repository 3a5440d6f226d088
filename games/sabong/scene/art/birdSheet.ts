import type { Cell } from '../../../kit/scene/paint/packing';
import { rasterize } from '../../../kit/scene/paint/raster';
import { FOLDED_PIVOT, FOLDED_WING, foldedWing } from './foldedWing';
import { lit, shadeOf } from './light';
import type { Plumage } from './plumage';
import { FEATHERS, type FeatherName, featherArt } from './quills';
import { partArts } from './rooster';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A cell's pivot in its box, as a share: a sprite rotates about it. */
export interface Pivot {
  readonly x: number;
  readonly y: number;
}

const pivotOf = ([x, y, width, height]: Box): Pivot => ({ x: -x / width, y: -y / height });

/** The white silhouette of a cell, for light edges. */
export const edgeOf = (name: string): string => `${name}Edge`;
export const isEdge = (name: string): boolean => name.endsWith('Edge');

/** Feathers and parts that form the bird's outline. */
const OUTLINES = new Set<string>([
  'body',
  'neckBase',
  'neck',
  'head',
  'beak',
  'jaw',
  'comb',
  'wattle',
  'thigh',
  'shank',
  'foot',
  'footHung',
  'flight',
  'sickleDark',
  'tailDark',
  'lowDark',
]);

export interface BirdSheet {
  readonly cells: readonly Cell[];
  readonly pivots: ReadonlyMap<string, Pivot>;
}

/** A picture of one part, and its shadow on what is behind it: px of the rig. */
interface Picture {
  readonly name: string;
  readonly box: Box;
  readonly body: string;
  readonly shade: { readonly x: number; readonly y: number } | null;
}

/** Every part and feather of one bird, lit for the side it is on. Cells are in units of the rig. */
export async function birdSheet(
  plumage: Plumage,
  mirrored: boolean,
  key: string,
  sharpness: number,
): Promise<BirdSheet> {
  const parts = Object.entries(partArts(plumage)).map(([name, part]): Picture => {
    const { x, y } = shadeOf(part.turned, mirrored);
    return {
      name,
      box: part.box,
      body: lit(part.body, part, mirrored, key),
      shade: part.drop === 0 ? null : { x: x * part.drop, y: y * part.drop },
    };
  });
  const names = Object.keys(FEATHERS) as FeatherName[];
  const feathers = names.map((name): Picture => ({ name, ...featherArt(plumage, name), shade: null }));
  const pictures = [...parts, ...feathers];
  const cells = await Promise.all(pictures.map((picture) => cellsOf(picture, sharpness)));
  const drawn = cells.flat();
  const pivots = new Map<string, Pivot>(pictures.map(({ name, box }) => [name, pivotOf(box)]));
  return { cells: [...drawn, foldedWing(drawn)], pivots: pivots.set(FOLDED_WING, FOLDED_PIVOT) };
}

async function cellsOf({ name, box, body, shade }: Picture, sharpness: number): Promise<Cell[]> {
  const [, , width, height] = box;
  const image = await rasterize(box, body, width * sharpness, height * sharpness);
  const cell: Cell = {
    name,
    width,
    height,
    draw(paint) {
      if (shade !== null) {
        paint.shadowColor = 'rgba(14,0,14,.5)';
        paint.shadowBlur = 4 * sharpness;
        paint.shadowOffsetX = shade.x * sharpness;
        paint.shadowOffsetY = shade.y * sharpness;
      }
      paint.drawImage(image, 0, 0, width, height);
    },
  };
  if (!OUTLINES.has(name)) return [cell];
  const edge: Cell = {
    name: edgeOf(name),
    width,
    height,
    draw(paint) {
      paint.drawImage(image, 0, 0, width, height);
      paint.globalCompositeOperation = 'source-in';
      paint.fillStyle = '#fff';
      paint.fillRect(0, 0, width, height);
    },
  };
  return [cell, edge];
}
