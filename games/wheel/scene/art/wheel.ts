import type { Cell } from '../../../kit/scene/paint/packing';
import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import { BULBS, FACE, HUB, RIM } from '../layout';
import type { Palette } from '../palette';
import { starPath } from './glyphs';

/** Bulbs in the rim. */
export const BULB_COUNT = 24;

/** The rim with its stand and shadow, around the wheel's centre. Design px. */
export const FRAME = { left: -186, top: -184, right: 186, bottom: 214 } as const;

/** The pointer's cell: it rotates about its pin. */
export const POINTER = { width: 48, height: 66, pinX: 24, pinY: 17 } as const;
/** Height of the pin above the wheel's centre. */
export const PIN_Y = -(RIM + 6);

/** A line between two wedges with the peg at its end; its base is the wheel's centre. */
export const SPOKE = { width: 12, height: 150 } as const;

/** The parts of the wheel that do not turn and are behind it. */
export function paintFrame(paint: Paint, palette: Palette): void {
  shadow(paint, palette);
  stand(paint, palette);
  rim(paint, palette);
}

function shadow(paint: Paint, { shadow: color }: Palette): void {
  within(paint, () => {
    paint.translate(0, 196);
    paint.scale(1, 0.11);
    paint.fillStyle = radialFill(paint, 0, 0, 170, [`${color}c8`, [0.5, `${color}70`], [1, `${color}00`]]);
    paint.fillRect(-172, -172, 344, 344);
  });
  paint.fillStyle = radialFill(paint, 8, 12, RIM + 14, [
    [0, `${color}b0`],
    [(RIM - 6) / (RIM + 14), `${color}a0`],
    [1, `${color}00`],
  ]);
  paint.beginPath();
  paint.arc(8, 12, RIM + 14, 0, Math.PI * 2);
  paint.fill();
}

function stand(paint: Paint, { rim: [a, b, c, d, e], setting }: Palette): void {
  const body = (top: number, bottom: number, half: number, foot: number) => {
    paint.beginPath();
    paint.moveTo(-half, top);
    paint.lineTo(half, top);
    paint.lineTo(foot, bottom);
    paint.lineTo(-foot, bottom);
    paint.closePath();
  };
  paint.fillStyle = linearFill(paint, -72, 0, 72, 0, [
    c,
    [0.18, b],
    [0.34, a],
    [0.5, b],
    [0.56, e],
    [0.8, d],
    [1, c],
  ]);
  body(118, 190, 44, 68);
  paint.fill();
  paint.fillStyle = linearFill(paint, 0, 120, 0, 190, [
    'rgba(0,0,0,.75)',
    [0.6, 'rgba(0,0,0,.25)'],
    [1, 'rgba(0,0,0,.05)'],
  ]);
  if (setting === 'sea') paint.globalAlpha = 0.25;
  paint.fill();
  paint.globalAlpha = 1;
  paint.fillStyle = linearFill(paint, 0, 188, 0, 200, [a, [0.2, b], [0.55, c], [1, e]]);
  paint.beginPath();
  paint.roundRect(-84, 187, 168, 12, 5);
  paint.fill();
  paint.fillStyle = 'rgba(255,255,255,.55)';
  paint.fillRect(-80, 188, 160, 1);
}

function rim(paint: Paint, palette: Palette): void {
  const { rim: metal, rimBed, bulbs } = palette;
  paint.fillStyle = conic(paint, metal);
  circle(paint, RIM);
  paint.fillStyle = linearFill(paint, 0, -RIM, 0, RIM, [
    'rgba(255,255,255,.4)',
    [0.4, 'rgba(255,255,255,0)'],
    [0.7, 'rgba(0,0,0,0)'],
    [1, 'rgba(0,0,0,.4)'],
  ]);
  if (palette.setting === 'sea') paint.globalAlpha = 0.2;
  circle(paint, RIM);
  paint.globalAlpha = 1;
  paint.fillStyle = rimBed;
  circle(paint, RIM - 5);
  paint.fillStyle = radialFill(paint, 0, 0, RIM - 5, [
    [0, 'rgba(0,0,0,.55)'],
    [(FACE + 2) / (RIM - 5), 'rgba(0,0,0,.5)'],
    [0.93, 'rgba(255,255,255,.05)'],
    [1, 'rgba(0,0,0,.45)'],
  ]);
  if (palette.setting !== 'sea') circle(paint, RIM - 5);
  if (bulbs === null) dashes(paint, palette.dash);
  else sockets(paint, palette);
  paint.strokeStyle = conic(paint, metal);
  paint.lineWidth = 3;
  paint.beginPath();
  paint.arc(0, 0, FACE + 1.5, 0, Math.PI * 2);
  paint.stroke();
}

function sockets(paint: Paint, { rim: [, gold, dark] }: Palette): void {
  for (let index = 0; index < BULB_COUNT; index += 1) {
    const angle = (index / BULB_COUNT) * Math.PI * 2 - Math.PI / 2;
    const x = Math.cos(angle) * BULBS;
    const y = Math.sin(angle) * BULBS;
    paint.fillStyle = dark;
    paint.beginPath();
    paint.arc(x, y, 6, 0, Math.PI * 2);
    paint.fill();
    paint.strokeStyle = gold;
    paint.globalAlpha = 0.7;
    paint.lineWidth = 0.9;
    paint.stroke();
    paint.globalAlpha = 1;
    paint.fillStyle = radialFill(paint, x - 1, y - 1.4, 5, [
      '#ffffffcc',
      [0.4, `${gold}aa`],
      [1, `${dark}00`],
    ]);
    paint.beginPath();
    paint.arc(x, y, 4.4, 0, Math.PI * 2);
    paint.fill();
  }
}

function dashes(paint: Paint, color: string): void {
  paint.strokeStyle = color;
  paint.lineWidth = 4;
  paint.lineCap = 'round';
  paint.setLineDash([7, 13.1]);
  paint.beginPath();
  paint.arc(0, 0, BULBS, 0, Math.PI * 2);
  paint.stroke();
  paint.setLineDash([]);
}

/** A metal ring: brightest at the upper left, with a second highlight at the lower right. */
function conic(paint: Paint, [a, b, c, d, e]: Palette['rim']): CanvasGradient {
  const gradient = paint.createConicGradient(-Math.PI * 0.75, 0, 0);
  for (const [at, color] of [
    [0, a],
    [0.1, b],
    [0.28, c],
    [0.4, e],
    [0.5, d],
    [0.58, b],
    [0.72, c],
    [0.88, b],
    [1, a],
  ] as const)
    gradient.addColorStop(at, color);
  return gradient;
}

function circle(paint: Paint, radius: number): void {
  paint.beginPath();
  paint.arc(0, 0, radius, 0, Math.PI * 2);
  paint.fill();
}

/** Light and shade over the wedges, which do not turn with them. Painted around the centre. */
export function paintGloss(paint: Paint, { shadow: color, setting }: Palette): void {
  const soft = setting === 'sea' ? 0.35 : 1;
  paint.globalAlpha = soft;
  paint.fillStyle = radialFill(paint, 0, 0, FACE, [
    [0, `${color}a0`],
    [0.3, `${color}00`],
    [0.86, `${color}00`],
    [1, `${color}78`],
  ]);
  circle(paint, FACE);
  paint.globalAlpha = 1;
  within(paint, () => {
    circlePath(paint, FACE - 3);
    paint.clip();
    paint.fillStyle = linearFill(paint, -90, -120, 40, 60, [
      'rgba(255,255,255,.34)',
      [0.42, 'rgba(255,255,255,.1)'],
      [0.44, 'rgba(255,255,255,0)'],
      [1, 'rgba(255,255,255,0)'],
    ]);
    paint.beginPath();
    paint.arc(0, 0, FACE - 3, Math.PI * 0.98, Math.PI * 1.72);
    paint.quadraticCurveTo(-20, -62, -(FACE - 4), 10);
    paint.closePath();
    paint.fill();
  });
}

function circlePath(paint: Paint, radius: number): void {
  paint.beginPath();
  paint.arc(0, 0, radius, 0, Math.PI * 2);
}

export const wheelCells = (palette: Palette): readonly Cell[] => [
  spokeCell(palette),
  hubCell(palette),
  pointerCell(palette),
];

function spokeCell({ line, peg: [light, shade] }: Palette): Cell {
  return {
    name: 'spoke',
    ...SPOKE,
    draw(paint) {
      const x = SPOKE.width / 2;
      paint.fillStyle = line;
      paint.globalAlpha = 0.85;
      paint.fillRect(x - 0.75, SPOKE.height - FACE, 1.5, FACE);
      paint.globalAlpha = 1;
      const y = SPOKE.height - FACE + 5;
      paint.fillStyle = 'rgba(0,0,0,.4)';
      paint.beginPath();
      paint.arc(x + 0.7, y + 1.2, 4.4, 0, Math.PI * 2);
      paint.fill();
      paint.fillStyle = radialFill(paint, x - 1.2, y - 1.4, 5, [light, [0.45, light], [1, shade]]);
      paint.beginPath();
      paint.arc(x, y, 4, 0, Math.PI * 2);
      paint.fill();
    },
  };
}

function hubCell({ hub: [shine, bright, body, deep], hubMark, rim: metal, shadow: dark }: Palette): Cell {
  const size = HUB * 2 + 16;
  return {
    name: 'hub',
    width: size,
    height: size,
    draw(paint) {
      paint.translate(size / 2, size / 2);
      paint.fillStyle = radialFill(paint, 2, 5, HUB + 6, [
        [0, dark],
        [0.8, `${dark}b0`],
        [1, `${dark}00`],
      ]);
      paint.beginPath();
      paint.arc(2, 4, HUB + 6, 0, Math.PI * 2);
      paint.fill();
      paint.fillStyle = conic(paint, metal);
      circle(paint, HUB);
      paint.fillStyle = `${dark}80`;
      circle(paint, HUB - 5.5);
      paint.fillStyle = radialFill(paint, -9, -11, HUB * 1.3, [
        shine,
        [0.26, bright],
        [0.66, body],
        [1, deep],
      ]);
      circle(paint, HUB - 7);
      paint.fillStyle = hubMark;
      paint.strokeStyle = `${deep}`;
      paint.lineWidth = 1.2;
      starPath(paint, 8, 17, 7.4);
      paint.stroke();
      paint.fill();
      paint.fillStyle = radialFill(paint, 0, 0, 6, [bright, body]);
      circle(paint, 4.6);
      paint.fillStyle = linearFill(paint, 0, -HUB, 0, 0, [
        'rgba(255,255,255,.55)',
        [1, 'rgba(255,255,255,0)'],
      ]);
      paint.beginPath();
      paint.ellipse(-5, -16, 19, 10, -0.3, 0, Math.PI * 2);
      paint.fill();
    },
  };
}

function pointerCell({ pointer: [light, body, deep], pointerEdge, peg: [shine, shade] }: Palette): Cell {
  return {
    name: 'pointer',
    width: POINTER.width,
    height: POINTER.height,
    draw(paint) {
      paint.translate(POINTER.pinX, POINTER.pinY);
      const blade = new Path2D('M-16-13Q0-17 16-13Q18-10 17-4L8 28Q3 42 0 45Q-3 42-8 28L-17-4Q-18-10-16-13Z');
      within(paint, () => {
        paint.translate(2.5, 3);
        paint.fillStyle = 'rgba(0,0,0,.42)';
        paint.fill(blade);
      });
      paint.strokeStyle = pointerEdge;
      paint.lineWidth = 3;
      paint.lineJoin = 'round';
      paint.stroke(blade);
      paint.fillStyle = linearFill(paint, -16, 0, 16, 0, [
        light,
        [0.46, body],
        [0.5, deep],
        [0.56, body],
        [1, deep],
      ]);
      paint.fill(blade);
      paint.fillStyle = radialFill(paint, -1.6, -2, 7, [shine, [0.5, shine], [1, shade]]);
      circle(paint, 5.6);
      paint.fillStyle = shade;
      circle(paint, 1.6);
    },
  };
}
