import type { Texture } from 'pixi.js';
import {
  linearFill,
  type Paint,
  polygon,
  radialFill,
  sheet,
  within,
} from '../../../../games/kit/scene/paint/paint';
import { TextureStore } from '../../../../games/kit/scene/paint/textures';
import type { SkinName } from '../../../../games/kit/skin';
import type { Side } from '../rules/bet';
import { PALETTES, type Palette } from './palette';

/** The pictures of the scene, painted once. Those of the coin and around it have their middle in their middle. */
export interface Art {
  readonly table: Texture;
  readonly inlay: Texture;
  readonly shadow: Texture;
  readonly faces: Readonly<Record<Side, Texture>>;
  readonly edge: Texture;
  readonly halo: Texture;
  readonly rays: Texture;
  free(): void;
}

/** Radius of the coin in its pictures, and how thick it is. */
export const COIN_RADIUS = 150;
export const COIN_EDGE = 26;
/** Radius of what is inlaid around it. */
const INLAY_RADIUS = 256;
const RAYS_RADIUS = 128;
const FADE_RADIUS = 64;
const TABLE_RADIUS = 96;

const TURN = Math.PI * 2;
const GOLD = ['#FFF3B8', '#FFD25A', '#D8921E', '#8F5510'] as const;
const SILVER = ['#FFFFFF', '#D9E1EA', '#9AA8B8', '#5E6B7C'] as const;

/** A picture of a circle; `draw` has the origin in its middle. */
function round(radius: number, draw: (paint: Paint) => void): HTMLCanvasElement {
  const { canvas, paint } = sheet(radius * 2, radius * 2, 1);
  paint.translate(radius, radius);
  draw(paint);
  return canvas;
}

function disc(paint: Paint, radius: number, fill: string | CanvasGradient): void {
  paint.fillStyle = fill;
  paint.beginPath();
  paint.arc(0, 0, radius, 0, TURN);
  paint.fill();
}

/** Calls `draw` so often around the middle, with the upward direction turned to each place. */
function around(paint: Paint, count: number, draw: (index: number) => void): void {
  for (let index = 0; index < count; index += 1) {
    within(paint, () => {
      paint.rotate((index / count) * TURN);
      draw(index);
    });
  }
}

/** From the first colour at the upper left, where the light comes from, to the last. */
const metal = (paint: Paint, radius: number, stops: readonly string[]) =>
  linearFill(paint, -radius * 0.7, -radius * 0.7, radius * 0.7, radius * 0.7, stops);

/** A sun with eight rays. */
function sun(paint: Paint): void {
  around(paint, 8, () => {
    polygon(paint, [
      [-13, -38],
      [0, -82],
      [13, -38],
    ]);
    paint.fill();
  });
  disc(paint, 34, paint.fillStyle as string | CanvasGradient);
}

/** A flower with six petals. */
function flower(paint: Paint): void {
  around(paint, 6, () => {
    paint.beginPath();
    paint.ellipse(0, -48, 20, 33, 0, 0, TURN);
    paint.fill();
  });
}

/** The emblems differ in shape, so that colour is not all that distinguishes the sides. */
const LOOKS = {
  heads: { metals: GOLD, emblem: sun },
  tails: { metals: SILVER, emblem: flower },
} as const;

/** A rim, a ring of beads, and an emblem that stands out of the field. */
const face = (side: Side): HTMLCanvasElement =>
  round(COIN_RADIUS, (paint) => {
    const { metals, emblem } = LOOKS[side];
    const [bright, light, body, dark] = metals;
    disc(paint, COIN_RADIUS, GOLD[3]);
    disc(paint, COIN_RADIUS - 2, metal(paint, COIN_RADIUS, GOLD));
    disc(paint, COIN_RADIUS - 17, GOLD[3]);
    // The field lies lower than the rim, so its upper left is in the shade.
    disc(paint, COIN_RADIUS - 19, metal(paint, COIN_RADIUS, [body, light, light, bright]));
    around(paint, 40, () => {
      paint.translate(0, -(COIN_RADIUS - 30));
      disc(paint, 4, dark);
      paint.translate(-0.8, -0.8);
      disc(paint, 3.2, light);
    });
    for (const [shift, fill] of [
      [3, dark],
      [-2, '#FFFFFF'],
      [0, metal(paint, 90, [light, body, dark])],
    ] as const) {
      within(paint, () => {
        paint.translate(shift, shift);
        paint.fillStyle = fill;
        emblem(paint);
      });
    }
    disc(paint, 15, metal(paint, 15, [bright, light, body]));
  });

/** The milled edge, as it is seen from the side. */
function edge(): HTMLCanvasElement {
  const { canvas, paint } = sheet(COIN_RADIUS * 2, COIN_EDGE, 1);
  paint.fillStyle = linearFill(paint, 0, 0, COIN_RADIUS * 2, 0, [
    GOLD[3],
    GOLD[2],
    GOLD[1],
    GOLD[2],
    GOLD[3],
  ]);
  paint.fillRect(0, 0, COIN_RADIUS * 2, COIN_EDGE);
  paint.fillStyle = `${GOLD[3]}90`;
  // Seen on a cylinder, the grooves stand closer at its sides.
  for (let groove = 1; groove < 48; groove += 1) {
    paint.fillRect(COIN_RADIUS * (1 - Math.cos((groove / 48) * Math.PI)), 0, 2, COIN_EDGE);
  }
  return canvas;
}

/** A circle that fades towards its rim. */
const fading = (color: string): HTMLCanvasElement =>
  round(FADE_RADIUS, (paint) => {
    const stops = [
      [0, `${color}ff`],
      [0.4, `${color}90`],
      [0.75, `${color}20`],
      [1, `${color}00`],
    ] as const;
    disc(paint, FADE_RADIUS, radialFill(paint, 0, 0, FADE_RADIUS, stops));
  });

const fan = (color: string): HTMLCanvasElement =>
  round(RAYS_RADIUS, (paint) => {
    paint.fillStyle = radialFill(paint, 0, 0, RAYS_RADIUS, [`${color}b0`, [0.6, `${color}50`], `${color}00`]);
    around(paint, 12, () => {
      polygon(paint, [
        [0, 0],
        [-13, -RAYS_RADIUS],
        [13, -RAYS_RADIUS],
      ]);
      paint.fill();
    });
  });

/** Two rings with a pattern between them. */
const inlaid = (color: string): HTMLCanvasElement =>
  round(INLAY_RADIUS, (paint) => {
    paint.strokeStyle = color;
    for (const [radius, wide] of [
      [INLAY_RADIUS - 4, 3],
      [INLAY_RADIUS - 44, 2],
    ] as const) {
      paint.lineWidth = wide;
      paint.beginPath();
      paint.arc(0, 0, radius, 0, TURN);
      paint.stroke();
    }
    paint.fillStyle = color;
    around(paint, 32, (index) => {
      paint.translate(0, -(INLAY_RADIUS - 24));
      const half = index % 4 === 0 ? 12 : 5;
      polygon(paint, [
        [-half * 0.6, 0],
        [0, -half],
        [half * 0.6, 0],
        [0, half],
      ]);
      paint.fill();
    });
  });

/** Soft, so that few pixels are enough to be stretched over the stage. */
const tableTop = ({ table: [light, body, dark] }: Palette): HTMLCanvasElement =>
  round(TABLE_RADIUS, (paint) => {
    paint.fillStyle = radialFill(paint, 0, 0, TABLE_RADIUS * 1.15, [light, [0.45, body], [1, dark]]);
    paint.fillRect(-TABLE_RADIUS, -TABLE_RADIUS, TABLE_RADIUS * 2, TABLE_RADIUS * 2);
  });

export async function bake(skin: SkinName): Promise<Art> {
  const palette = PALETTES[skin];
  const store = new TextureStore();
  const keep = (canvas: HTMLCanvasElement) => store.keep(canvas, 1);
  return {
    table: keep(tableTop(palette)),
    inlay: keep(inlaid(palette.inlay)),
    shadow: keep(fading(palette.shadow)),
    faces: { heads: keep(face('heads')), tails: keep(face('tails')) },
    edge: keep(edge()),
    halo: keep(fading(palette.light)),
    rays: keep(fan(palette.light)),
    free: () => store.free(),
  };
}
