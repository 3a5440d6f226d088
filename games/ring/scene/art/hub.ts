import { multiplierText } from '../../../kit/rules/money';
import { loadLetters } from '../../../kit/scene/faces';
import type { Cell } from '../../../kit/scene/paint/packing';
import { type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import { PAYS } from '../../rules/paytable';
import { COLORS, type Color } from '../../rules/segments';
import { HUB_RADIUS } from '../geometry';
import type { Palette } from '../palette';
import { metalFill } from './bed';

const HALF = HUB_RADIUS + 9;
const FACE_RADIUS = 28.5;
const PAY_HALF = 26;
const FONT = '800 28px "Plus Jakarta Sans"';

/** The boss in the middle, the sun on it, and the four multipliers it can show. Waits for their font. */
export async function hubCells(palette: Palette): Promise<readonly Cell[]> {
  await loadLetters(FONT, '×0123456789');
  return [hub(palette), emblem(palette), ...COLORS.map((color) => pay(color, palette))];
}

const hub = (palette: Palette): Cell => ({
  name: 'hub',
  width: HALF * 2,
  height: HALF * 2,
  draw(paint) {
    paint.translate(HALF, HALF);
    paint.fillStyle = radialFill(paint, 0, 4, HALF - 2, [
      [0, 'rgba(40,10,0,.75)'],
      [0.78, 'rgba(40,10,0,.6)'],
      [1, 'rgba(40,10,0,0)'],
    ]);
    paint.fillRect(-HALF, -HALF, HALF * 2, HALF * 2);
    paint.fillStyle = metalFill(paint, palette.rail);
    disc(paint, HUB_RADIUS);
    paint.fillStyle = radialFill(paint, -9, -11, 40, palette.hub);
    disc(paint, FACE_RADIUS);
    paint.strokeStyle = palette.wireEdge;
    paint.lineWidth = 1;
    paint.stroke();
    paint.strokeStyle = 'rgba(255,255,255,.55)';
    paint.lineWidth = 1.2;
    paint.beginPath();
    paint.arc(0, 0, FACE_RADIUS - 1.4, Math.PI * 1.02, Math.PI * 1.62);
    paint.stroke();
  },
});

function disc(paint: Paint, radius: number): void {
  paint.beginPath();
  paint.arc(0, 0, radius, 0, Math.PI * 2);
  paint.fill();
}

/** The eight-ray sun, cut into the boss. */
const emblem = ({ hubInk }: Palette): Cell => ({
  name: 'emblem',
  width: PAY_HALF * 2,
  height: PAY_HALF * 2,
  draw(paint) {
    paint.translate(PAY_HALF, PAY_HALF);
    for (const [dy, style, alpha] of [
      [0.9, '#ffffff', 0.5],
      [0, hubInk, 0.5],
    ] as const) {
      within(paint, () => {
        paint.translate(0, dy);
        paint.globalAlpha = alpha;
        paint.fillStyle = style;
        disc(paint, 5.6);
        for (let ray = 0; ray < 24; ray += 1) {
          const middle = ray % 3 === 1;
          within(paint, () => {
            paint.rotate((Math.floor(ray / 3) * Math.PI) / 4 + ((ray % 3) - 1) * 0.2);
            paint.beginPath();
            paint.moveTo(-0.9, -8);
            paint.lineTo(0, middle ? -20 : -16.5);
            paint.lineTo(0.9, -8);
            paint.fill();
          });
        }
      });
    }
  },
});

const pay = (color: Color, { hubInk }: Palette): Cell => ({
  name: `pay-${color}`,
  width: PAY_HALF * 2,
  height: 40,
  draw(paint) {
    const text = `×${multiplierText(PAYS[color])}`;
    paint.font = FONT;
    paint.textAlign = 'center';
    paint.textBaseline = 'alphabetic';
    const shrink = Math.min(1, (PAY_HALF * 2 - 4) / paint.measureText(text).width);
    paint.translate(PAY_HALF, 30);
    paint.scale(shrink, shrink);
    paint.fillStyle = 'rgba(255,255,255,.5)';
    paint.fillText(text, 0, 1);
    paint.fillStyle = hubInk;
    paint.fillText(text, 0, 0);
  },
});
