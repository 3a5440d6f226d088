import { linearFill, type Paint, radialFill, within } from '../../../../../../games/kit/scene/paint/paint';
import { BALL, CHUTE_Y, CUPS, FLAP, FLAPS, GATHER, GLASS } from '../layout';
import type { Palette } from '../palette';
import { disc, rounded } from './balls';

/** The drum with its stand, around its centre. Design px. */
export const DRUM = { left: -118, top: -112, right: 118, bottom: 130 } as const;
/** The beds of cups and flaps, around the middle of all numbers. */
export const BEDS = { left: -118, top: -84, right: 118, bottom: 88 } as const;

const RING = GLASS + 12;

/** What is behind the balls: stand, ring and the inside. */
export function paintDrumBack(paint: Paint, palette: Palette): void {
  const {
    ring: [light, body, shade, edge],
    inside,
    shadow,
  } = palette;
  within(paint, () => {
    paint.translate(0, 124);
    paint.scale(1, 0.1);
    paint.fillStyle = radialFill(paint, 0, 0, 112, [`${shadow}90`, [0.6, `${shadow}40`], [1, `${shadow}00`]]);
    paint.fillRect(-112, -112, 224, 224);
  });
  for (const side of [-1, 1]) leg(paint, palette, side);
  paint.fillStyle = linearFill(paint, -RING, -RING, RING, RING, [
    light,
    [0.3, body],
    [0.62, shade],
    [1, body],
  ]);
  disc(paint, 0, 0, RING);
  paint.fillStyle = edge;
  disc(paint, 0, 0, RING - 5);
  paint.fillStyle = linearFill(paint, -RING, RING, RING, -RING, [shade, [0.5, body], [1, light]]);
  disc(paint, 0, 0, RING - 7);
  paint.fillStyle = radialFill(paint, 0, -12, GLASS * 1.1, [inside[0], [1, inside[1]]]);
  disc(paint, 0, 0, GLASS);
  chute(paint, palette);
}

function leg(paint: Paint, { ring: [light, body, shade] }: Palette, side: number): void {
  within(paint, () => {
    paint.scale(side, 1);
    paint.fillStyle = linearFill(paint, 52, 60, 96, 124, [light, [0.4, body], [1, shade]]);
    paint.beginPath();
    paint.moveTo(60, 62);
    paint.lineTo(78, 54);
    paint.lineTo(98, 122);
    paint.lineTo(78, 122);
    paint.closePath();
    paint.fill();
    paint.fillStyle = shade;
    rounded(paint, 68, 120, 40, 6, 3);
  });
}

/** The mouth below the drum, from which balls fall. */
function chute(paint: Paint, { ring: [light, body, shade], inside }: Palette): void {
  paint.fillStyle = linearFill(paint, -24, 0, 24, 0, [shade, [0.3, light], [0.6, body], [1, shade]]);
  paint.beginPath();
  paint.moveTo(-26, GLASS - 4);
  paint.lineTo(26, GLASS - 4);
  paint.lineTo(20, CHUTE_Y + 12);
  paint.lineTo(-20, CHUTE_Y + 12);
  paint.closePath();
  paint.fill();
  paint.fillStyle = inside[1];
  rounded(paint, -14, GLASS - 2, 28, CHUTE_Y + 8 - GLASS, 8);
}

/** What is in front of the balls: reflections, the spokes of the cage, and the hub. */
export function paintDrumFront(paint: Paint, palette: Palette): void {
  const {
    ring: [light, body, shade],
    glass,
  } = palette;
  within(paint, () => {
    paint.globalAlpha = 0.5;
    paint.lineWidth = 2.2;
    for (const squeeze of [0.36, 0.74]) {
      paint.strokeStyle = linearFill(paint, -GLASS, 0, GLASS, 0, [body, light, shade]);
      paint.beginPath();
      paint.ellipse(0, 0, GLASS * squeeze, GLASS, 0, 0, Math.PI * 2);
      paint.stroke();
    }
    paint.beginPath();
    paint.moveTo(-GLASS, 0);
    paint.lineTo(GLASS, 0);
    paint.stroke();
  });
  paint.fillStyle = radialFill(paint, 0, 0, GLASS, [
    [0, `${glass}00`],
    [0.78, `${glass}00`],
    [1, `${glass}38`],
  ]);
  disc(paint, 0, 0, GLASS);
  within(paint, () => {
    paint.beginPath();
    paint.arc(0, 0, GLASS - 5, 0, Math.PI * 2);
    paint.clip();
    paint.fillStyle = linearFill(paint, -GLASS, -GLASS, -10, 20, [
      `${glass}88`,
      [0.7, `${glass}14`],
      [1, `${glass}00`],
    ]);
    paint.beginPath();
    paint.ellipse(-30, -46, 46, 26, -0.6, 0, Math.PI * 2);
    paint.fill();
  });
  for (const x of [-RING + 5, RING - 5]) {
    paint.fillStyle = radialFill(paint, x - 2, -2, 9, [light, [0.5, body], [1, shade]]);
    disc(paint, x, 0, 8);
  }
}

/** Where the numbers come to rest; the origin is the middle of all numbers. */
export function paintBeds(paint: Paint, { bed, bedEdge, shadow }: Palette): void {
  paint.translate(0, -GATHER.fromY);
  for (const { x, y } of CUPS) {
    within(paint, () => {
      paint.translate(x, y + BALL - 1);
      paint.scale(1, 0.24);
      paint.fillStyle = radialFill(paint, 0, 0, 40, [
        `${shadow}b0`,
        [0.6, `${shadow}50`],
        [1, `${shadow}00`],
      ]);
      disc(paint, 0, 0, 40);
    });
    paint.fillStyle = `${bed}a8`;
    disc(paint, x, y, BALL - 1);
    paint.strokeStyle = `${bedEdge}a0`;
    paint.lineWidth = 1.6;
    paint.setLineDash([4, 4]);
    paint.beginPath();
    paint.arc(x, y, BALL - 1, 0, Math.PI * 2);
    paint.stroke();
    paint.setLineDash([]);
  }
  for (const { x, y } of FLAPS) {
    paint.fillStyle = `${shadow}60`;
    rounded(paint, x - FLAP.width / 2, y - FLAP.height / 2 + 5, FLAP.width, FLAP.height, 13);
  }
}
