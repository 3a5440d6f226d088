import type { Texture } from 'pixi.js';
import { BULB_LIGHTS } from '../../../kit/scene/light/bulbs';
import { sparkleCells } from '../../../kit/scene/light/sparkles';
import { vignette } from '../../../kit/scene/light/vignette';
import { holeIn } from '../../../kit/scene/paint/hole';
import { coverOfPicture, type Outline, RUNG } from '../../../kit/scene/paint/outline';
import { pack } from '../../../kit/scene/paint/packing';
import { type Paint, type Stop, sheet } from '../../../kit/scene/paint/paint';
import { TextureStore } from '../../../kit/scene/paint/textures';
import type { Baked } from '../../../kit/scene/paint/useBaked';
import { bakeResolution } from '../../../kit/scene/quality';
import type { QualityTier } from '../../../kit/scene/scene';
import { LENS, LENS_BOTTOM } from '../geometry';
import type { Palette } from '../palette';
import { BED_HALF, paintBed } from './bed';
import { BLUR_HALF, bladeCells, paintBlur } from './blades';
import { hubCells } from './hub';
import { lensBack, lensBlur, lensFront } from './lens';
import { paintSky, type SkySize } from './sky';
import { FACET, facetCell, paintFacets, paintWires, STAR_HALF, tasselCells } from './star';

/** Size of the baked backdrop in design px, and its resolution. Another request is another bake. */
export interface BakeRequest {
  readonly sky: SkySize;
  /** The whole stage around the ring's centre, and slightly more, because its corners are dark. */
  readonly stage: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** The sky is not drawn below this: a board covers it. */
  readonly seenTo: number;
  /** Canvas pixels per design px on screen. */
  readonly sharpness: number;
  readonly tier: QualityTier;
}

/** Every texture of the scene. Call `free` once nothing on stage shows them. */
export interface Art extends Baked {
  readonly request: BakeRequest;
  readonly palette: Palette;
  readonly sky: Texture;
  readonly bed: Texture;
  /** The part of the sky that bed and lens cover wherever the camera looks. */
  readonly behindBed: Outline;
  /** The ring while its blades are too fast to be told apart. */
  readonly blur: Texture;
  readonly star: Texture;
  /** The star in greys, to be tinted when a colour floods it. */
  readonly glass: Texture;
  readonly wires: Texture;
  readonly cells: ReadonlyMap<string, Texture>;
}

/** The most pixels of each picture on the high tier. The sky is blurred and needs few. */
const PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.2e6, mid: 0.46e6, low: 0.2e6 };
/** The camera shifts sky and ring relative to each other by less than this: design px. */
const PARALLAX = 12;
/** The bed is round: with few steps, much of the covered area would be drawn. */
const ROUND_STEPS = 24;
const ATLAS_WIDTH = 456;
const ATLAS_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.2e6, mid: 0.72e6, low: 0.3e6 };
const ATLAS_AREA = ATLAS_WIDTH * 400;

const GREY_LIT: readonly Stop[] = ['#ffffff', [0.3, '#ffffff'], [0.6, '#dcdcdc'], [1, '#9a9a9a']];
const GREY_SHADE: readonly Stop[] = ['#ffffff', [0.25, '#ececec'], [0.6, '#aaaaaa'], [1, '#5c5c5c']];

/** The lens covers the top of the bed and reaches beyond it; its corners are round. */
function withLens(bed: Outline): Outline {
  const half = LENS.width / 2 - PARALLAX - 5;
  const wide = bed.map((value, at) => {
    if (at % RUNG === 0 || (bed[at - (at % RUNG)] ?? 0) > LENS_BOTTOM - PARALLAX) return value;
    return at % RUNG === 1 ? Math.min(value, -half) : Math.max(value, half);
  });
  return [LENS.top + PARALLAX, -half, half, ...wide];
}

/** Paints everything once. Rejects if pictures cannot be decoded or there is no canvas. */
export async function bake(request: BakeRequest, palette: Palette): Promise<Art> {
  const { sky, stage, sharpness, tier } = request;
  const store = new TextureStore();
  const plane = (
    width: number,
    height: number,
    draw: (paint: Paint) => void,
    most = Number.POSITIVE_INFINITY,
  ) => {
    const resolution = Math.min(most, bakeResolution(sharpness, width * height, PIXELS[tier]));
    const { canvas, paint } = sheet(width, height, resolution);
    draw(paint);
    return store.keep(canvas, resolution);
  };
  const round = (half: number, draw: (paint: Paint) => void, most?: number) =>
    plane(
      half * 2,
      half * 2,
      (paint) => {
        paint.translate(half, half);
        draw(paint);
      },
      most,
    );
  const sparkResolution = bakeResolution(sharpness, ATLAS_AREA, ATLAS_PIXELS[tier]);
  const cells = [
    ...(await sparkleCells(palette, sparkResolution)),
    ...(await hubCells(palette)),
    ...bladeCells(palette),
    ...tasselCells(palette),
    facetCell,
    lensBack(palette),
    lensFront(palette),
    lensBlur(palette),
  ];
  const bed = round(BED_HALF, (paint) => paintBed(paint, palette));
  const { cover, seam, facetLit: lit, facetShade: shade } = palette;
  return {
    request,
    palette,
    sky: plane(
      sky.halfWidth * 2,
      sky.above + sky.below,
      (paint) => {
        paint.translate(sky.halfWidth, sky.above);
        paintSky(paint, sky, palette);
        // Painted into the sky instead of a layer above it: a layer would cost as much as the half of the sky that it
        // covers.
        const { left, top, right, bottom } = stage;
        paint.drawImage(vignette(palette.night), left, top, right - left, bottom - top);
      },
      1.5,
    ),
    bed,
    behindBed: withLens(
      holeIn(
        { left: -BED_HALF, top: -BED_HALF, width: bed.width, height: bed.height },
        coverOfPicture(bed, PARALLAX, ROUND_STEPS),
      ),
    ),
    blur: round(BLUR_HALF, (paint) => paintBlur(paint, palette), 1),
    star: round(STAR_HALF, (paint) => paintFacets(paint, { cover, lit, shade, seam })),
    glass: round(
      STAR_HALF,
      (paint) => paintFacets(paint, { cover, lit: GREY_LIT, shade: GREY_SHADE, seam: 'rgba(0,0,0,.3)' }),
      1,
    ),
    wires: round(STAR_HALF, (paint) => paintWires(paint, palette)),
    cells: store.keepAtlas(pack(cells, ATLAS_WIDTH, 2), sparkResolution, [...BULB_LIGHTS, FACET, 'rays']),
    free: () => store.free(),
  };
}
