import { linearFill, type Paint, within } from '../../../kit/scene/paint/paint';
import { FIELD, TICKET } from '../../foil/panels';
import type { Palette } from '../palette';

/** Margin around the ticket for its shadow. Design px. */
export const TICKET_PAD = 34;

/** The game's name on the ticket; it is part of the picture and is not translated. */
export const LETTERING = 'Scratch Swerte';

const { width, height } = TICKET;
const CORNER = 16;
const NOTCHES = 16;

/** The ticket's die-cut edge: round corners, and half moons along both sides. */
function outline(paint: Paint): void {
  const step = (height - 2 * CORNER) / NOTCHES;
  paint.beginPath();
  paint.moveTo(CORNER, 0);
  paint.lineTo(width - CORNER, 0);
  paint.quadraticCurveTo(width, 0, width, CORNER);
  for (let notch = 0; notch < NOTCHES; notch += 1) {
    const y = CORNER + notch * step;
    paint.lineTo(width, y + step * 0.26);
    paint.arc(width, y + step * 0.5, step * 0.24, -Math.PI / 2, Math.PI / 2, true);
    paint.lineTo(width, y + step);
  }
  paint.quadraticCurveTo(width, height, width - CORNER, height);
  paint.lineTo(CORNER, height);
  paint.quadraticCurveTo(0, height, 0, height - CORNER);
  for (let notch = NOTCHES - 1; notch >= 0; notch -= 1) {
    const y = CORNER + notch * step;
    paint.lineTo(0, y + step * 0.74);
    paint.arc(0, y + step * 0.5, step * 0.24, Math.PI / 2, -Math.PI / 2, true);
    paint.lineTo(0, y);
  }
  paint.quadraticCurveTo(0, 0, CORNER, 0);
  paint.closePath();
}

/** The ticket with its shadow; its corner at TICKET_PAD, TICKET_PAD. Wells and foil are drawn over it. */
export function paintTicket(paint: Paint, palette: Palette, resolution: number): void {
  paint.translate(TICKET_PAD, TICKET_PAD);
  castShadow(paint, palette, 9, 15, 22, 0.62, resolution);
  castShadow(paint, palette, 3, 5, 6, 0.7, resolution);
  within(paint, () => {
    outline(paint);
    paint.clip();
    paint.fillStyle = linearFill(paint, 0, 0, width * 0.7, height, [
      [0, palette.paper[0]],
      [0.12, palette.paper[1]],
      [0.42, palette.paper[2]],
      [0.8, palette.paper[3]],
      [1, palette.paper[4]],
    ]);
    paint.fillRect(0, 0, width, height);
    guilloche(paint, palette);
    fan(paint, palette);
  });
  outline(paint);
  paint.strokeStyle = palette.paperEdge;
  paint.lineWidth = 2;
  paint.stroke();
  frame(paint, palette);
  title(paint, palette);
  const [fill, edge] = palette.plate;
  paint.beginPath();
  paint.roundRect(FIELD.x - 8.5, FIELD.y - 9, FIELD.width + 17, FIELD.height + 18, 20);
  paint.fillStyle = fill;
  paint.fill();
  paint.strokeStyle = edge;
  paint.lineWidth = 1;
  paint.stroke();
}

function castShadow(
  paint: Paint,
  palette: Palette,
  dx: number,
  dy: number,
  blur: number,
  strength: number,
  resolution: number,
): void {
  within(paint, () => {
    // A shadow's sizes are in canvas pixels, whatever the scale.
    paint.shadowColor = `rgba(${palette.shade},${strength})`;
    paint.shadowBlur = blur * resolution;
    paint.shadowOffsetX = dx * resolution;
    paint.shadowOffsetY = dy * resolution;
    paint.fillStyle = palette.paper[4];
    outline(paint);
    paint.fill();
  });
}

const WAVES = [
  { count: 2, high: 26 },
  { count: 3, high: 17 },
  { count: 5, high: 10 },
];

/** Three families of interlaced sine curves, as on banknotes. */
function guilloche(paint: Paint, { guilloche: inks }: Palette): void {
  paint.lineWidth = 0.7;
  WAVES.forEach(({ count, high }, family) => {
    paint.strokeStyle = inks[family] ?? inks[0];
    for (let line = 0; line < 22; line += 1) {
      paint.beginPath();
      for (let x = 0; x <= width + 4; x += 4) {
        const turn = (x / width) * Math.PI * 2;
        const y =
          (height * line) / 21 +
          Math.sin(turn * count + line * 0.42 + family * 2) * high +
          Math.sin(turn * 7 + line) * 3;
        paint.lineTo(x, y);
      }
      paint.stroke();
    }
  });
}

/** Light behind the lettering. */
function fan(paint: Paint, { rays }: Palette): void {
  const turn = Math.PI / 20;
  for (let ray = 0; ray < 40; ray += 1) {
    paint.fillStyle = `rgba(${rays},${ray % 2 === 0 ? 0.05 : 0.12})`;
    paint.beginPath();
    paint.moveTo(width / 2, 38);
    paint.arc(width / 2, 38, 260, ray * turn, (ray + 1) * turn);
    paint.fill();
  }
}

function frame(paint: Paint, palette: Palette): void {
  const [line, below] = palette.frame;
  const draw = (y: number, ink: string, thick: number) => {
    paint.strokeStyle = ink;
    paint.lineWidth = thick;
    paint.beginPath();
    paint.roundRect(12, y, width - 24, height - 18, 15);
    paint.stroke();
  };
  draw(11, below, 1);
  draw(9, line, 2.2);
}

/** The name in relief: outline, edge, depth, and a metallic face with a hard edge in its gradient. */
function title(paint: Paint, { title: look }: Palette): void {
  const text = look.upper ? LETTERING.toUpperCase() : LETTERING;
  paint.font = look.font.replace('$', String(look.sizePx));
  paint.textAlign = 'center';
  paint.lineJoin = 'round';
  const most = width - 62;
  const size = look.sizePx * Math.min(1, most / paint.measureText(text).width);
  paint.font = look.font.replace('$', size.toFixed(1));
  const x = width / 2;
  const y = 56;
  paint.strokeStyle = look.outline;
  paint.lineWidth = size * 0.3;
  paint.strokeText(text, x, y + 3);
  paint.fillStyle = look.outline;
  paint.fillText(text, x, y + 4);
  paint.strokeStyle = look.edge;
  paint.lineWidth = size * 0.15;
  paint.strokeText(text, x, y);
  const [a, b, c, d, e] = look.fill;
  paint.fillStyle = linearFill(paint, 0, y - size * 0.75, 0, y + 3, [
    [0, a],
    [0.3, b],
    [0.52, c],
    [0.57, d],
    [1, e],
  ]);
  paint.fillText(text, x, y);
}
