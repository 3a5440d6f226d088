import type { Cell } from '../../../kit/scene/paint/packing';
import { linearFill, type Paint, within } from '../../../kit/scene/paint/paint';
import { COLORS, type Color } from '../../rules/segments';
import { SHAPES } from '../../shapes';
import { BLADE_LENGTH, BLADE_WIDTH, LENS_LENGTH, LENS_STEP, RAIL_RADIUS } from '../geometry';
import type { BladePaint, Palette } from '../palette';

/** Margin of a blade in its cell, in design px. */
const AIR = 1;

/** A glass blade with its base at 0, 0: dark base, bright tip, a line of light on its left, shade on its right. */
function blade(paint: Paint, width: number, length: number, { deep, mid, light, tip }: BladePaint): void {
  paint.fillStyle = linearFill(paint, 0, 0, 0, -length, [
    [0, deep],
    [0.4, mid],
    [0.78, light],
    [1, tip],
  ]);
  paint.beginPath();
  paint.moveTo(-width * 0.36, 0);
  paint.lineTo(-width * 0.47, -length + width * 0.5);
  paint.arc(0, -length + width * 0.48, width * 0.47, Math.PI, 0);
  paint.lineTo(width * 0.36, 0);
  paint.closePath();
  paint.fill();
  within(paint, () => {
    paint.globalAlpha = 0.75;
    paint.fillStyle = '#fff';
    paint.fillRect(-width * 0.3, -length + width * 0.4, width * 0.16, length * 0.62);
    paint.globalAlpha = 0.35;
    paint.fillStyle = '#000';
    paint.fillRect(width * 0.2, -length + width * 0.5, width * 0.2, length - width * 0.6);
  });
}

/** The four blades as on the ring (`blade-grey`), and enlarged with their shapes (`big-grey`). */
export const bladeCells = (palette: Palette): readonly Cell[] =>
  COLORS.flatMap((color) => [ringBlade(color, palette), lensBlade(color, palette)]);

function ringBlade(color: Color, palette: Palette): Cell {
  const width = BLADE_WIDTH + 2 * AIR;
  const height = BLADE_LENGTH[color] + AIR;
  return {
    name: `blade-${color}`,
    width,
    height,
    draw(paint) {
      paint.translate(width / 2, height);
      blade(paint, BLADE_WIDTH, BLADE_LENGTH[color], palette.blades[color]);
    },
  };
}

function lensBlade(color: Color, palette: Palette): Cell {
  const width = LENS_STEP + 2 * AIR;
  const height = LENS_LENGTH[color] + AIR;
  return {
    name: `big-${color}`,
    width,
    height,
    draw(paint) {
      paint.translate(width / 2, height);
      blade(paint, LENS_STEP - 2, LENS_LENGTH[color], palette.blades[color]);
      paint.translate(0, -LENS_LENGTH[color] + 15);
      paint.scale(0.66, 0.66);
      paint.globalAlpha = 0.86;
      paint.fillStyle = palette.ink;
      paint.fill(new Path2D(SHAPES[color]));
    },
  };
}

type Rgb = readonly [number, number, number];
const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;
const between = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((value, part) => value + ((b[part] ?? 0) - value) * share) as never;

/** A blade's own colour at a height, 0 at its base, 1 at its tip. */
function shadeAt({ deep, mid, light, tip }: BladePaint, share: number): Rgb {
  if (share < 0.4) return between(rgbOf(deep), rgbOf(mid), share / 0.4);
  if (share < 0.78) return between(rgbOf(mid), rgbOf(light), (share - 0.4) / 0.38);
  return between(rgbOf(light), rgbOf(tip), (share - 0.78) / 0.22);
}

/**
 * The motion blur of blades, at a height from 0 to 1 of the longest. The true average is grey, because blue and orange
 * cancel out; so each colour has the band that it reaches and the next lower one does not.
 */
export function blurAt(height: number, lengths: Readonly<Record<Color, number>>, palette: Palette): string {
  const reach = (color: Color) => (height * lengths.green) / lengths[color];
  const { grey, blue, orange } = palette.blades;
  if (reach('blue') <= 1) {
    const glass = between(shadeAt(blue, reach('blue')), shadeAt(grey, Math.min(1, reach('grey'))), 0.22);
    return rgba(glass, 0.3 + 0.42 * reach('blue'));
  }
  if (reach('orange') <= 1) return rgba(shadeAt(orange, reach('orange') * 0.8), 0.5);
  return 'rgba(0,0,0,0)';
}

const rgba = (color: Rgb, alpha: number): string =>
  `rgba(${color.map((part) => Math.round(part)).join(',')},${alpha.toFixed(3)})`;

const RINGS = 30;
/** Half the side of the blurred ring's picture, in design px. */
export const BLUR_HALF = RAIL_RADIUS + BLADE_LENGTH.green + 3;

/** The whole ring blurred, around 0, 0. */
export function paintBlur(paint: Paint, palette: Palette): void {
  const inner = RAIL_RADIUS;
  const outer = RAIL_RADIUS + BLADE_LENGTH.green;
  const fill = paint.createRadialGradient(0, 0, inner, 0, 0, outer);
  for (let step = 0; step <= RINGS; step += 1) {
    fill.addColorStop(step / RINGS, blurAt(step / RINGS, BLADE_LENGTH, palette));
  }
  paint.fillStyle = fill;
  paint.beginPath();
  paint.arc(0, 0, outer, 0, Math.PI * 2);
  paint.arc(0, 0, inner, 0, Math.PI * 2, true);
  paint.fill();
}
