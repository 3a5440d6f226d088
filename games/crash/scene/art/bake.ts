import { Texture } from 'pixi.js';
import { sparkleCells } from '../../../kit/scene/light/sparkles';
import { vignette } from '../../../kit/scene/light/vignette';
import { noiseTile } from '../../../kit/scene/paint/noise';
import { pack } from '../../../kit/scene/paint/packing';
import { type Paint, sheet } from '../../../kit/scene/paint/paint';
import { TextureStore } from '../../../kit/scene/paint/textures';
import { bakeResolution } from '../../../kit/scene/quality';
import type { QualityTier } from '../../../kit/scene/scene';
import type { Palette } from '../palette';
import { roadCells } from './bits';
import { COLUMNS, cutStrip, roadStrips, SEGMENTS } from './road';
import { LANDMARK, paintLandmark, paintSky, paintStars, paintTown, STAR_TILE, TOWN } from './scenery';

/** Resolution of the baked world: canvas pixels per design px. Another request is another bake. */
export interface BakeRequest {
  readonly sharpness: number;
  readonly tier: QualityTier;
}

/** Every texture of the scene. Call `free` once nothing on stage shows them. */
export interface Art {
  readonly palette: Palette;
  readonly skies: readonly Texture[];
  readonly stars: Texture;
  readonly landmark: Texture;
  readonly town: Texture;
  /** The road's pieces, from its far end to the tip. */
  readonly road: readonly Texture[];
  /** The pieces of the light under it. */
  readonly underlight: readonly Texture[];
  readonly vignette: Texture;
  readonly cells: ReadonlyMap<string, Texture>;
  free(): void;
}

const ATLAS_WIDTH = 560;
const ATLAS_PIXELS: Readonly<Record<QualityTier, number>> = { high: 2e6, mid: 1.3e6, low: 0.5e6 };
const SKY = { width: 128, height: 512 } as const;

/** Paints everything once. Rejects if pictures cannot be decoded or there is no canvas. */
export async function bake({ sharpness, tier }: BakeRequest, palette: Palette): Promise<Art> {
  const store = new TextureStore();
  const plane = (width: number, height: number, resolution: number, draw: (paint: Paint) => void) => {
    const { canvas, paint } = sheet(width, height, resolution);
    draw(paint);
    return store.keep(canvas, resolution);
  };
  const sharp = Math.min(sharpness, tier === 'low' ? 1.25 : 2);
  const atlasSharpness = bakeResolution(sharpness, ATLAS_WIDTH * 520, ATLAS_PIXELS[tier]);
  const packed = [
    ...(await roadCells(palette, atlasSharpness)),
    ...roadStrips(palette),
    ...(await sparkleCells(palette, atlasSharpness)),
  ];
  const noise = noiseTile(128, 3);
  const cells = store.keepAtlas(pack(packed, ATLAS_WIDTH, 2), atlasSharpness);
  const road = cutStrip(cells.get('road') ?? Texture.EMPTY, SEGMENTS);
  const underlight = cutStrip(cells.get('underlight') ?? Texture.EMPTY, COLUMNS);
  const stars = plane(STAR_TILE, STAR_TILE, sharp, (paint) => paintStars(paint, palette.starInk));
  stars.source.addressMode = 'repeat';
  return {
    palette,
    skies: palette.skies.map((colors) =>
      plane(SKY.width, SKY.height, 1, (paint) => paintSky(paint, SKY.width, SKY.height, colors, noise)),
    ),
    stars,
    landmark: plane(LANDMARK.width, LANDMARK.height, sharp, (paint) => paintLandmark(paint, palette)),
    town: plane(TOWN.width, TOWN.height, sharp, (paint) => paintTown(paint, palette)),
    road,
    underlight,
    vignette: store.keep(vignette(palette.night), 1),
    cells,
    free() {
      for (const piece of [...road, ...underlight]) piece.destroy(false);
      store.free();
    },
  };
}
