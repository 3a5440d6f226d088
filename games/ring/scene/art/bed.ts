import { type Paint, radialFill, type Stop } from '../../../kit/scene/paint/paint';
import { RAIL_RADIUS, SEGMENT_TURN } from '../geometry';
import type { Palette } from '../palette';

/** Half the side of the bed's picture, in design px: the ring with its shadow. */
export const BED_HALF = 190;
const INNER = 118;
const OUTER = 171;
const CIRCLE = Math.PI * 2;

/** Metal around the circle; brightest at the upper left, where the key light is. */
export function metalFill(paint: Paint, stops: readonly Stop[]): CanvasGradient {
  const metal = paint.createConicGradient(-2.36, 0, 0);
  stops.forEach((stop, index) => {
    const [at, color] = typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : stop;
    metal.addColorStop(at, color);
  });
  return metal;
}

/** The dark hollow, the lacquered bed of the ring and its two rails, around 0, 0. */
export function paintBed(paint: Paint, palette: Palette): void {
  shadow(paint);
  paint.fillStyle = radialFill(paint, 0, 0, 122, palette.hollow);
  disc(paint, 120);
  const bed = paint.createRadialGradient(0, 0, INNER, 0, 0, OUTER + 1);
  for (const stop of palette.bed) if (typeof stop !== 'string') bed.addColorStop(stop[0], stop[1]);
  paint.fillStyle = bed;
  paint.beginPath();
  paint.arc(0, 0, OUTER, 0, CIRCLE);
  paint.arc(0, 0, INNER, 0, CIRCLE, true);
  paint.fill();
  studs(paint, palette);
  rail(paint, OUTER + 0.5, 5.5, palette);
  rail(paint, INNER + 3, 6.5, palette);
}

function disc(paint: Paint, radius: number): void {
  paint.beginPath();
  paint.arc(0, 0, radius, 0, CIRCLE);
  paint.fill();
}

function shadow(paint: Paint): void {
  const fall = paint.createRadialGradient(0, 8, OUTER - 12, 0, 8, BED_HALF - 8);
  fall.addColorStop(0, 'rgba(0,0,0,.7)');
  fall.addColorStop(0.5, 'rgba(0,0,0,.34)');
  fall.addColorStop(1, 'rgba(0,0,0,0)');
  paint.fillStyle = fall;
  paint.beginPath();
  paint.arc(0, 8, BED_HALF - 8, 0, CIRCLE);
  paint.arc(0, 0, INNER, 0, CIRCLE, true);
  paint.fill();
}

/** A dot under each place, on the rail under the blades. */
function studs(paint: Paint, { stud }: Palette): void {
  paint.fillStyle = stud;
  for (let index = 0; index < CIRCLE / SEGMENT_TURN; index += 1) {
    const angle = index * SEGMENT_TURN;
    paint.beginPath();
    paint.arc(Math.sin(angle) * (RAIL_RADIUS - 4), -Math.cos(angle) * (RAIL_RADIUS - 4), 0.95, 0, CIRCLE);
    paint.fill();
  }
}

function rail(paint: Paint, radius: number, width: number, palette: Palette): void {
  const circle = (from = 0, to = CIRCLE) => {
    paint.beginPath();
    paint.arc(0, 0, radius, from, to);
    paint.stroke();
  };
  paint.strokeStyle = palette.railEdge;
  paint.lineWidth = width + 2.4;
  circle();
  paint.strokeStyle = metalFill(paint, palette.rail);
  paint.lineWidth = width;
  circle();
  paint.strokeStyle = 'rgba(255,250,225,.5)';
  paint.lineWidth = 0.8;
  paint.beginPath();
  paint.arc(0, 0, radius + width * 0.22, Math.PI * 0.95, Math.PI * 1.6);
  paint.stroke();
}
