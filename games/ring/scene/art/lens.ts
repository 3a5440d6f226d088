import type { Cell } from '../../../kit/scene/paint/packing';
import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import { LENS, LENS_ARC, LENS_LENGTH } from '../geometry';
import type { Palette } from '../palette';
import { blurAt } from './blades';

/** Margin of the lens for its frame and knobs, in design px. */
export const LENS_AIR = 8;
/** Margin for its shadow, which falls downwards. */
export const SHADOW_AIR = { side: 13, top: 8, bottom: 18 } as const;

const box = (paint: Paint, grow = 0) => {
  paint.beginPath();
  paint.roundRect(-grow, -grow, LENS.width + grow * 2, LENS.height + grow * 2, LENS.corner + grow);
};

/** The parts behind the enlarged blades: shadow on the ring, dark glass. */
export const lensBack = (palette: Palette): Cell => ({
  name: 'lensBack',
  width: LENS.width + 2 * SHADOW_AIR.side,
  height: LENS.height + SHADOW_AIR.top + SHADOW_AIR.bottom,
  draw(paint) {
    paint.translate(SHADOW_AIR.side, SHADOW_AIR.top);
    for (let ring = 10; ring >= 0; ring -= 1) {
      paint.fillStyle = `rgba(0,0,0,${(0.075 - ring * 0.004).toFixed(3)})`;
      within(paint, () => {
        paint.translate(0, 5);
        box(paint, ring * 1.15);
        paint.fill();
      });
    }
    paint.fillStyle = linearFill(paint, 0, 0, 0, LENS.height, palette.lensBack);
    box(paint);
    paint.fill();
  },
});

/** The parts in front of them: dark sides, gloss, the gold frame with its two pointers. */
export const lensFront = (palette: Palette): Cell => ({
  name: 'lensFront',
  width: LENS.width + 2 * LENS_AIR,
  height: LENS.height + 2 * LENS_AIR,
  draw(paint) {
    const { width, height } = LENS;
    const shade = palette.lensShade;
    paint.translate(LENS_AIR, LENS_AIR);
    within(paint, () => {
      box(paint);
      paint.clip();
      paint.fillStyle = linearFill(paint, 0, 0, width, 0, [
        [0, `${shade}f0`],
        [0.22, `${shade}00`],
        [0.78, `${shade}00`],
        [1, `${shade}f0`],
      ]);
      paint.fillRect(0, 0, width, height);
      paint.fillStyle = linearFill(paint, 0, 0, 0, 20, [`${shade}70`, `${shade}00`]);
      paint.fillRect(0, 0, width, 20);
      paint.fillStyle = linearFill(paint, 0, 0, 0, 28, ['rgba(255,255,255,.15)', 'rgba(255,255,255,.03)']);
      paint.beginPath();
      paint.ellipse(width / 2 - 26, 4, 96, 22, -0.06, 0, Math.PI * 2);
      paint.fill();
    });
    frame(paint, palette);
    for (const side of [0, 1]) knob(paint, side * width, height / 2, palette);
    pointer(paint, -3, 1, palette);
    pointer(paint, height + 3, -1, palette);
  },
});

function frame(paint: Paint, palette: Palette): void {
  const { width, height } = LENS;
  const [bright, gold] = palette.metal;
  const at = (index: number): string => {
    const stop = palette.rail[index];
    return stop === undefined ? gold : typeof stop === 'string' ? stop : stop[1];
  };
  paint.strokeStyle = 'rgba(20,8,4,.85)';
  paint.lineWidth = 8;
  box(paint);
  paint.stroke();
  paint.strokeStyle = linearFill(paint, 0, 0, width, height, [
    [0, at(0)],
    [0.14, bright],
    [0.32, at(2)],
    [0.5, at(3)],
    [0.58, gold],
    [0.8, at(5)],
    [1, gold],
  ]);
  paint.lineWidth = 5.5;
  paint.stroke();
  paint.strokeStyle = 'rgba(255,252,232,.65)';
  paint.lineWidth = 0.8;
  box(paint, 1.5);
  paint.stroke();
}

function knob(paint: Paint, x: number, y: number, palette: Palette): void {
  const [bright, gold] = palette.metal;
  paint.fillStyle = radialFill(paint, x - 1, y - 2, 9, ['#fff', bright, gold, [1, palette.tassel[2]]]);
  paint.beginPath();
  paint.arc(x, y, 6, 0, Math.PI * 2);
  paint.fill();
  paint.strokeStyle = palette.wireEdge;
  paint.lineWidth = 0.8;
  paint.stroke();
}

function pointer(paint: Paint, y: number, down: 1 | -1, palette: Palette): void {
  const [bright, gold] = palette.metal;
  const x = LENS.width / 2;
  paint.fillStyle = linearFill(paint, x - 9, 0, x + 9, 0, [
    '#fff',
    bright,
    [0.5, gold],
    [1, palette.tassel[2]],
  ]);
  paint.beginPath();
  paint.moveTo(x - 10, y);
  paint.lineTo(x + 10, y);
  paint.lineTo(x, y + down * 13);
  paint.closePath();
  paint.fill();
  paint.strokeStyle = palette.wireEdge;
  paint.lineWidth = 1;
  paint.stroke();
}

export const LENS_BLUR = { width: 172, height: LENS_LENGTH.green + 6 } as const;
const STRIPS = 43;

/** The enlarged blades, motion blurred. */
export const lensBlur = (palette: Palette): Cell => ({
  name: 'lensBlur',
  ...LENS_BLUR,
  draw(paint) {
    const wide = LENS_BLUR.width / STRIPS;
    for (let strip = 0; strip < STRIPS; strip += 1) {
      const x = strip * wide;
      const off = x + wide / 2 - LENS_BLUR.width / 2;
      const sink = (off * off) / (2 * LENS_ARC);
      const fill = paint.createLinearGradient(0, LENS_BLUR.height, 0, LENS_BLUR.height - LENS_LENGTH.green);
      for (let step = 0; step <= 24; step += 1) {
        fill.addColorStop(step / 24, blurAt(step / 24, LENS_LENGTH, palette));
      }
      within(paint, () => {
        paint.translate(0, sink);
        paint.fillStyle = fill;
        paint.fillRect(x, 0, wide + 0.2, LENS_BLUR.height);
      });
    }
  },
});
