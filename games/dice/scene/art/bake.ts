import type { Texture } from 'pixi.js';
import { sparkleCells } from '../../../kit/scene/light/sparkles';
import { vignette } from '../../../kit/scene/light/vignette';
import { holeIn } from '../../../kit/scene/paint/hole';
import { noiseTile } from '../../../kit/scene/paint/noise';
import { coverOfPicture, type Outline } from '../../../kit/scene/paint/outline';
import { pack } from '../../../kit/scene/paint/packing';
import { sheet } from '../../../kit/scene/paint/paint';
import { TextureStore } from '../../../kit/scene/paint/textures';
import { bakeResolution } from '../../../kit/scene/quality';
import type { QualityTier } from '../../../kit/scene/scene';
import type { SkinName } from '../../../kit/skin';
import type { Mode } from '../../rules/mode';
import { type Palette, paletteFor } from '../palette';
import { type Atlas, loadAtlas } from './atlas';
import { shadowCells, wedgeCell } from './shadow';
import type { TableSize } from './size';
import { paintTable } from './table';

/** The input of a bake. Another request is another bake. */
export interface BakeRequest {
  readonly skin: SkinName;
  readonly mode: Mode;
  readonly table: TableSize;
  /** Canvas pixels per design px on screen. */
  readonly sharpness: number;
  readonly tier: QualityTier;
}

/** Every texture of the scene. Call `free` once nothing on stage shows them. */
export interface Art {
  readonly request: BakeRequest;
  readonly palette: Palette;
  readonly atlas: Atlas['cuts'];
  readonly table: Texture;
  /** The part of the table that the bowl covers, wherever the camera looks and however it is shaken. */
  readonly behindBowl: Outline;
  readonly vignette: Texture;
  readonly cells: ReadonlyMap<string, Texture>;
  free(): void;
}

/** The most pixels of the table and of the small pictures, by tier. The table is blurred and needs few. */
const TABLE_PIXELS: Readonly<Record<QualityTier, number>> = { high: 0.6e6, mid: 0.36e6, low: 0.2e6 };
const CELL_PIXELS: Readonly<Record<QualityTier, number>> = { high: 0.5e6, mid: 0.42e6, low: 0.2e6 };
const ATLAS_WIDTH = 360;
/** Camera and shaking shift table and bowl relative to each other by less than this: design px. */
const PARALLAX = 14;

function bowlHole({ cuts }: Atlas): Outline {
  const bowl = cuts.get('bowl');
  if (bowl === undefined) return [];
  const width = bowl.texture.width * bowl.scale;
  const height = bowl.texture.height * bowl.scale;
  const box = { left: -bowl.anchorX * width, top: -bowl.anchorY * height, width, height };
  return holeIn(box, coverOfPicture(bowl.texture, PARALLAX / bowl.scale));
}

/** Loads the baked pictures and paints the rest. Rejects if pictures cannot be decoded or there is no canvas. */
export async function bake(request: BakeRequest): Promise<Art> {
  const { skin, mode, table, sharpness, tier } = request;
  const palette = paletteFor(skin);
  const store = new TextureStore();
  const atlas = await loadAtlas(skin, mode);
  const width = table.halfWidth * 2;
  const height = table.above + table.below;
  const resolution = bakeResolution(sharpness, width * height, TABLE_PIXELS[tier]);
  const { canvas, paint } = sheet(width, height, resolution);
  paint.translate(table.halfWidth, table.above);
  paintTable(paint, table, palette, noiseTile(128, 5));
  const cellResolution = bakeResolution(sharpness, ATLAS_WIDTH * ATLAS_WIDTH, CELL_PIXELS[tier]);
  const cells = [...shadowCells, wedgeCell, ...(await sparkleCells(palette, cellResolution))];
  return {
    request,
    palette,
    atlas: atlas.cuts,
    table: store.keep(canvas, resolution),
    behindBowl: bowlHole(atlas),
    vignette: store.keep(vignette(palette.night), 1),
    cells: store.keepAtlas(pack(cells, ATLAS_WIDTH, 2), cellResolution),
    free() {
      store.free();
      atlas.free();
    },
  };
}
