import type { Texture } from 'pixi.js';
import { loadLetters } from '../../../../../../games/kit/scene/faces';
import { sparkleCells } from '../../../../../../games/kit/scene/light/sparkles';
import { vignette } from '../../../../../../games/kit/scene/light/vignette';
import { pack } from '../../../../../../games/kit/scene/paint/packing';
import { sheet } from '../../../../../../games/kit/scene/paint/paint';
import { TextureStore } from '../../../../../../games/kit/scene/paint/textures';
import { bakeResolution } from '../../../../../../games/kit/scene/quality';
import type { QualityTier } from '../../../../../../games/kit/scene/scene';
import type { Palette } from '../palette';
import { drumCells } from './drum';
import { paintRoom, type WallSize } from './room';
import { NUMBER_FONT, NUMBER_LETTERS, ticketCells } from './ticket';

/** Size of the baked picture in design px, and its resolution. Another request is another bake. */
export interface BakeRequest {
  readonly wall: WallSize;
  /** Canvas pixels per design px on screen. */
  readonly sharpness: number;
  readonly tier: QualityTier;
}

/** Every texture of the scene. Call `free` once nothing on stage shows them. */
export interface Art {
  readonly request: BakeRequest;
  readonly palette: Palette;
  readonly room: Texture;
  readonly vignette: Texture;
  readonly cells: ReadonlyMap<string, Texture>;
  free(): void;
}

/** The most pixels of the room and of the atlas, by tier. */
const ROOM_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.2e6, mid: 0.6e6, low: 0.3e6 };
const ATLAS_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.6e6, mid: 1.1e6, low: 0.4e6 };
const ATLAS_WIDTH = 480;
const ATLAS_HEIGHT = 1000;

/** Paints everything once. Rejects if pictures cannot be decoded or there is no canvas. */
export async function bake(request: BakeRequest, palette: Palette): Promise<Art> {
  const { wall, sharpness, tier } = request;
  await loadLetters(NUMBER_FONT, NUMBER_LETTERS);
  const store = new TextureStore();
  const [width, height] = [wall.halfWidth * 2, wall.above + wall.below];
  const resolution = bakeResolution(sharpness, width * height, ROOM_PIXELS[tier]);
  const { canvas, paint } = sheet(width, height, resolution);
  paint.translate(wall.halfWidth, wall.above);
  paintRoom(paint, wall, palette);
  const atlasResolution = bakeResolution(sharpness, ATLAS_WIDTH * ATLAS_HEIGHT, ATLAS_PIXELS[tier]);
  const cells = [
    ...drumCells(palette),
    ...ticketCells(palette),
    ...(await sparkleCells(palette, atlasResolution)),
  ];
  return {
    request,
    palette,
    room: store.keep(canvas, resolution),
    vignette: store.keep(vignette(palette.night), 1),
    cells: store.keepAtlas(pack(cells, ATLAS_WIDTH, 2), atlasResolution),
    free: () => store.free(),
  };
}
