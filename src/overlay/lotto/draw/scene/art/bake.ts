import type { Texture } from 'pixi.js';
import { loadLetters } from '../../../../../../games/kit/scene/faces';
import { sparkleCells } from '../../../../../../games/kit/scene/light/sparkles';
import { vignette } from '../../../../../../games/kit/scene/light/vignette';
import { pack } from '../../../../../../games/kit/scene/paint/packing';
import { type Paint, sheet } from '../../../../../../games/kit/scene/paint/paint';
import { TextureStore } from '../../../../../../games/kit/scene/paint/textures';
import { bakeResolution } from '../../../../../../games/kit/scene/quality';
import type { QualityTier } from '../../../../../../games/kit/scene/scene';
import type { Palette } from '../palette';
import { paintBackdrop, type WallSize } from './backdrop';
import { NUMBER_FONT, numberCells } from './balls';
import { BEDS, DRUM, paintBeds, paintDrumBack, paintDrumFront } from './drum';

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
  readonly wall: Texture;
  readonly drumBack: Texture;
  readonly drumFront: Texture;
  readonly beds: Texture;
  readonly vignette: Texture;
  readonly cells: ReadonlyMap<string, Texture>;
  free(): void;
}

/** The most pixels of one plane and of the atlas, by tier. */
const PLANE_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.4e6, mid: 0.7e6, low: 0.35e6 };
const ATLAS_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.6e6, mid: 1e6, low: 0.4e6 };
const ATLAS_WIDTH = 520;
const ATLAS_HEIGHT = 700;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Paints everything once. Rejects if there is no canvas. */
export async function bake({ wall, sharpness, tier }: BakeRequest, palette: Palette): Promise<Art> {
  await loadLetters(NUMBER_FONT, '0123456789');
  const store = new TextureStore();
  const plane = ({ left, top, right, bottom }: Box, share: number, draw: (paint: Paint) => void) => {
    const area = (right - left) * (bottom - top);
    const resolution = bakeResolution(sharpness, area, PLANE_PIXELS[tier] * share);
    const { canvas, paint } = sheet(right - left, bottom - top, resolution);
    paint.translate(-left, -top);
    draw(paint);
    return store.keep(canvas, resolution);
  };
  const { halfWidth, above, below } = wall;
  const room = { left: -halfWidth, top: -above, right: halfWidth, bottom: below };
  const atlasResolution = bakeResolution(sharpness, ATLAS_WIDTH * ATLAS_HEIGHT, ATLAS_PIXELS[tier]);
  const cells = [...numberCells(palette), ...(await sparkleCells(palette, atlasResolution))];
  return {
    request: { wall, sharpness, tier },
    palette,
    wall: plane(room, 1, (paint) => paintBackdrop(paint, wall, palette)),
    drumBack: plane(DRUM, 0.5, (paint) => paintDrumBack(paint, palette)),
    drumFront: plane(DRUM, 0.5, (paint) => paintDrumFront(paint, palette)),
    beds: plane(BEDS, 0.4, (paint) => paintBeds(paint, palette)),
    vignette: store.keep(vignette(palette.night), 1),
    cells: store.keepAtlas(pack(cells, ATLAS_WIDTH, 2), atlasResolution),
    free: () => store.free(),
  };
}
