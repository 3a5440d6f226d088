import type { Texture } from 'pixi.js';
import { BULB_LIGHTS } from '../../../kit/scene/light/bulbs';
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
import type { Palette } from '../palette';
import { paintAwning, STRING_DROP } from './awning';
import { faceMasks } from './faces';
import { GATE, paintGate } from './gate';
import { shadowCell } from './shadows';
import { paintTray, TRAY_BOX } from './tray';
import { paintWall, type WallSize } from './wall';

/** Size of the baked booth in design px, and its resolution. Another request is another bake. */
export interface BakeRequest {
  readonly wall: WallSize;
  readonly awningAbove: number;
  /** Canvas pixels per design px on screen. */
  readonly sharpness: number;
  readonly tier: QualityTier;
}

/** Every texture of the scene. Call `free` once nothing on stage shows them. */
export interface Art {
  readonly request: BakeRequest;
  readonly palette: Palette;
  readonly wall: Texture;
  readonly awning: Texture;
  readonly tray: Texture;
  /** The part of the wall that the tray covers wherever the camera looks. */
  readonly behindTray: Outline;
  readonly gate: Texture;
  readonly vignette: Texture;
  /** Masks of the six faces; the cube renderer makes a texture of them. */
  readonly faces: HTMLCanvasElement;
  readonly cells: ReadonlyMap<string, Texture>;
  free(): void;
}

/** The most pixels of one plane, by tier. */
const PLANE_PIXELS: Readonly<Record<QualityTier, number>> = { high: 2.4e6, mid: 0.9e6, low: 0.4e6 };
const ATLAS_WIDTH = 360;
/** The camera shifts wall and tray relative to each other by less than this: design px. */
const PARALLAX = 16;

/** Paints everything once. Rejects if pictures cannot be decoded or there is no canvas. */
export async function bake(request: BakeRequest, palette: Palette): Promise<Art> {
  const { wall, awningAbove, sharpness, tier } = request;
  const store = new TextureStore();
  const plane = (
    width: number,
    height: number,
    draw: (paint: CanvasRenderingContext2D) => void,
    share = 1,
  ) => {
    const resolution = bakeResolution(sharpness, width * height, PLANE_PIXELS[tier] * share);
    const { canvas, paint } = sheet(width, height, resolution);
    draw(paint);
    return store.keep(canvas, resolution);
  };
  const sparkResolution = bakeResolution(
    sharpness,
    ATLAS_WIDTH * ATLAS_WIDTH,
    tier === 'low' ? 0.2e6 : 0.5e6,
  );
  const cells = [
    shadowCell('squareShadow', 1),
    shadowCell('roundShadow', 0),
    ...(await sparkleCells(palette, sparkResolution)),
  ];
  const noise = noiseTile(128, 3);
  const tray = plane(TRAY_BOX.right - TRAY_BOX.left, TRAY_BOX.bottom - TRAY_BOX.top, (paint) => {
    paint.translate(-TRAY_BOX.left, -TRAY_BOX.top);
    paintTray(paint, palette, noise);
  });
  const { left, top } = TRAY_BOX;
  return {
    request,
    palette,
    wall: plane(wall.halfWidth * 2, wall.above + wall.below, (paint) => {
      paint.translate(wall.halfWidth, wall.above);
      paintWall(paint, wall, palette);
    }),
    awning: plane(wall.halfWidth * 2, awningAbove + STRING_DROP, (paint) => {
      paint.translate(wall.halfWidth, awningAbove);
      paintAwning(paint, wall.halfWidth, awningAbove, palette);
    }),
    tray,
    behindTray: holeIn({ left, top, width: tray.width, height: tray.height }, coverOfPicture(tray, PARALLAX)),
    gate: plane(GATE.width, GATE.height, (paint) => paintGate(paint, palette)),
    vignette: store.keep(vignette(palette.night), 1),
    faces: faceMasks(),
    cells: store.keepAtlas(pack(cells, ATLAS_WIDTH, 2), sparkResolution, BULB_LIGHTS),
    free: () => store.free(),
  };
}
