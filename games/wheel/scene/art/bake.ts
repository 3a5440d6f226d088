import type { Texture } from 'pixi.js';
import { loadLetters } from '../../../kit/scene/faces';
import { BULB_LIGHTS } from '../../../kit/scene/light/bulbs';
import { sparkleCells } from '../../../kit/scene/light/sparkles';
import { vignette } from '../../../kit/scene/light/vignette';
import { type Outline, outlinesOf } from '../../../kit/scene/paint/outline';
import { pack } from '../../../kit/scene/paint/packing';
import { type Paint, sheet } from '../../../kit/scene/paint/paint';
import { TextureStore } from '../../../kit/scene/paint/textures';
import { bakeResolution } from '../../../kit/scene/quality';
import type { QualityTier } from '../../../kit/scene/scene';
import { FACE } from '../layout';
import type { Palette } from '../palette';
import { paintStage, type WallSize } from './stage';
import { LABEL_FONT, paintBlur, WEDGE_NAMES, wedgeCells } from './wedges';
import { FRAME, paintFrame, paintGloss, wheelCells } from './wheel';

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
  readonly stage: Texture;
  readonly frame: Texture;
  readonly frameOutline: Outline;
  readonly gloss: Texture;
  readonly blur: Texture;
  readonly vignette: Texture;
  readonly cells: ReadonlyMap<string, Texture>;
  /** The visible part of each wedge's cell. */
  readonly wedges: ReadonlyMap<string, Outline>;
  free(): void;
}

/** The most pixels of one plane and of the atlas, by tier. */
const PLANE_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.6e6, mid: 0.8e6, low: 0.35e6 };
const ATLAS_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.6e6, mid: 1.1e6, low: 0.4e6 };
const ATLAS_WIDTH = 480;
const ATLAS_HEIGHT = 720;

/** Paints everything once. Rejects if pictures cannot be decoded or there is no canvas. */
export async function bake({ wall, sharpness, tier }: BakeRequest, palette: Palette): Promise<Art> {
  await loadLetters(LABEL_FONT, '₱0123456789');
  const store = new TextureStore();
  const plane = (width: number, height: number, share: number, draw: (paint: Paint) => void) => {
    const resolution = bakeResolution(sharpness, width * height, PLANE_PIXELS[tier] * share);
    const { canvas, paint } = sheet(width, height, resolution);
    draw(paint);
    return store.keep(canvas, resolution);
  };
  const disc = (share: number, draw: (paint: Paint) => void) =>
    plane(FACE * 2, FACE * 2, share, (paint) => {
      paint.translate(FACE, FACE);
      draw(paint);
    });
  const atlasResolution = bakeResolution(sharpness, ATLAS_WIDTH * ATLAS_HEIGHT, ATLAS_PIXELS[tier]);
  const cells = [
    ...wedgeCells(palette),
    ...wheelCells(palette),
    ...(await sparkleCells(palette, atlasResolution)),
  ];
  const frame = plane(FRAME.right - FRAME.left, FRAME.bottom - FRAME.top, 0.75, (paint) => {
    paint.translate(-FRAME.left, -FRAME.top);
    paintFrame(paint, palette);
  });
  const atlas = store.keepAtlas(pack(cells, ATLAS_WIDTH, 2), atlasResolution, BULB_LIGHTS);
  return {
    request: { wall, sharpness, tier },
    palette,
    stage: plane(wall.halfWidth * 2, wall.above + wall.below, 1, (paint) => {
      paint.translate(wall.halfWidth, wall.above);
      paintStage(paint, wall, palette);
    }),
    frame,
    frameOutline: outlinesOf(new Map([['frame', frame]])).get('frame') ?? [0, 0, 1, 1, 0, 1],
    gloss: disc(0.25, (paint) => paintGloss(paint, palette)),
    blur: disc(0.15, (paint) => paintBlur(paint, palette)),
    vignette: store.keep(vignette(palette.night), 1),
    cells: atlas,
    wedges: outlinesOf(atlas, WEDGE_NAMES),
    free: () => store.free(),
  };
}
