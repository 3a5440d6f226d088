import type { Texture } from 'pixi.js';
import { sparkleCells } from '../../../kit/scene/light/sparkles';
import { vignette } from '../../../kit/scene/light/vignette';
import { clipped } from '../../../kit/scene/paint/hole';
import { noiseTile } from '../../../kit/scene/paint/noise';
import { type Outline, outlinesOf, rimsOf } from '../../../kit/scene/paint/outline';
import { pack } from '../../../kit/scene/paint/packing';
import { type Paint, sheet } from '../../../kit/scene/paint/paint';
import { TextureStore } from '../../../kit/scene/paint/textures';
import { bakeResolution } from '../../../kit/scene/quality';
import type { QualityTier } from '../../../kit/scene/scene';
import type { Palette } from '../palette';
import { type BirdSheet, birdSheet, edgeOf, isEdge, type Pivot } from './birdSheet';
import { pitCells } from './bits';
import { paintRoof, paintSand, ROOF, SAND } from './pit';
import { FEATHERS } from './quills';

/** Resolution of the baked world: canvas pixels per design px. Another request is another bake. */
export interface BakeRequest {
  readonly sharpness: number;
  readonly birdScale: number;
  readonly tier: QualityTier;
}

/** A bird's pictures by name, with the visible part and the pivot of each. */
export interface BirdArt {
  readonly cells: ReadonlyMap<string, Texture>;
  readonly outlines: ReadonlyMap<string, Outline>;
  /** The visible part of the silhouettes: the bird covers the rest of them. */
  readonly rims: ReadonlyMap<string, readonly Outline[]>;
  readonly pivots: ReadonlyMap<string, Pivot>;
}

/** Every texture of the scene. Call `free` once nothing on stage shows them. */
export interface Art {
  readonly palette: Palette;
  readonly roof: Texture;
  readonly sand: Texture;
  readonly cells: ReadonlyMap<string, Texture>;
  readonly birds: readonly [BirdArt, BirdArt];
  free(): void;
}

/** Top and bottom of the sand, as shares of the stage's height. */
const SAND_FROM = 0.49;
const SAND_TO = 0.75;

/** The greatest visible depth of a light edge, in units of the rig. */
const EDGE_DEPTH = 5;
/** The tail's feathers are bent. */
const OUTLINE_STEPS = 10;
/** Closer to its root than this share of its length, a feather's edge is covered by others. */
const FEATHER_SEEN_FROM = 0.12;
const FEATHER_EDGES = new Set(Object.keys(FEATHERS).map(edgeOf));
const ATLAS_WIDTH = 840;
const ATLAS_AREA = 840 * 568;
const ATLAS_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.8e6, mid: 1.4e6, low: 0.6e6 };
const BIRD_WIDTH = 420;
const BIRD_AREA = 420 * 780;
const BIRD_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.6e6, mid: 1.2e6, low: 0.5e6 };

/** The part of a feather that is visible beyond others; its root is at the top of its picture. */
const tipOf = (outline: Outline): Outline => clipped(outline, FEATHER_SEEN_FROM, 1).flat();

/** Paints everything once. Rejects if pictures cannot be decoded or there is no canvas. */
export async function bake({ sharpness, birdScale, tier }: BakeRequest, palette: Palette): Promise<Art> {
  const store = new TextureStore();
  const plane = (width: number, height: number, resolution: number, draw: (paint: Paint) => void) => {
    const { canvas, paint } = sheet(width, height, resolution);
    draw(paint);
    return store.keep(canvas, resolution);
  };
  const atlasSharpness = bakeResolution(sharpness, ATLAS_AREA, ATLAS_PIXELS[tier]);
  const birdSharpness = bakeResolution(sharpness * birdScale * 1.15, BIRD_AREA, BIRD_PIXELS[tier]);
  const [pit, sparkles, pula, asul] = await Promise.all([
    pitCells(palette, atlasSharpness),
    sparkleCells(palette, atlasSharpness),
    birdSheet(palette.pula, false, palette.key, birdSharpness),
    birdSheet(palette.asul, true, palette.key, birdSharpness),
  ]);
  const bird = ({ cells: drawn, pivots }: BirdSheet): BirdArt => {
    const cells = store.keepAtlas(pack(drawn, BIRD_WIDTH, 2), birdSharpness);
    const edges = [...cells.keys()].filter(isEdge);
    const rims = [...rimsOf(cells, edges, EDGE_DEPTH, OUTLINE_STEPS)].map(
      ([name, pieces]) => [name, FEATHER_EDGES.has(name) ? pieces.map(tipOf) : pieces] as const,
    );
    return { cells, outlines: outlinesOf(cells, undefined, OUTLINE_STEPS), rims: new Map(rims), pivots };
  };
  const noise = noiseTile(128, 3);
  const dark = vignette(palette.night);
  // The stage's dark corners are painted into the pictures behind the birds: a layer over all of it would cost half a
  // screen of pixels.
  const darken = (paint: Paint, size: { width: number; height: number }, from: number, to: number) => {
    paint.globalAlpha = palette.vignette;
    const cut = [0, from * dark.height, dark.width, (to - from) * dark.height] as const;
    paint.drawImage(dark, ...cut, 0, 0, size.width, size.height);
    paint.globalAlpha = 1;
  };
  const flat = Math.min(sharpness, tier === 'low' ? 1 : 1.5);
  return {
    palette,
    roof: plane(ROOF.width, ROOF.height, flat, (paint) => {
      paintRoof(paint, palette, noise);
      darken(paint, ROOF, 0, SAND_FROM);
    }),
    sand: plane(SAND.width, SAND.height, flat, (paint) => {
      paintSand(paint, palette, noise);
      darken(paint, SAND, SAND_FROM, SAND_TO);
    }),
    cells: store.keepAtlas(pack([...pit, ...sparkles], ATLAS_WIDTH, 2), atlasSharpness),
    birds: [bird(pula), bird(asul)],
    free: () => store.free(),
  };
}
