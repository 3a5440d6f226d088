import { between, mulberry32, type Random } from '../../../kit/scene/motion/random';
import type { Outline } from '../../../kit/scene/paint/outline';
import type { Cell } from '../../../kit/scene/paint/packing';
import {
  linearFill,
  type Paint,
  polygon,
  radialFill,
  type Stop,
  within,
} from '../../../kit/scene/paint/paint';
import { STAR_INNER, STAR_OUTER } from '../geometry';
import type { Cover, Palette } from '../palette';
import { metalFill } from './bed';

/** Half the side of the star's picture, in design px. */
export const STAR_HALF = STAR_OUTER + 9;
const FIFTH = (Math.PI * 2) / 5;
/** The direction of the light on the star. */
const KEY = -2.36;

type Point = readonly [number, number];
const at = (angle: number, radius: number): Point => [Math.cos(angle) * radius, Math.sin(angle) * radius];
const pointAngle = (index: number): number => -Math.PI / 2 + index * FIFTH;

/** The colours of a star; the flood's star is painted in greys and tinted. */
export interface StarPaint {
  readonly cover: Cover;
  readonly lit: readonly Stop[];
  readonly shade: readonly Stop[];
  readonly seam: string;
}

/** Ten facets around 0, 0, with light from the centre to the points. */
export function paintFacets(paint: Paint, star: StarPaint): void {
  const random = mulberry32(17);
  for (let index = 0; index < 5; index += 1) {
    const angle = pointAngle(index);
    const tip = at(angle, STAR_OUTER);
    for (const side of [-1, 1] as const) {
      const corner = at(angle + (side * FIFTH) / 2, STAR_INNER);
      const light = 0.5 + 0.5 * Math.cos(angle + side * 1.1 - KEY);
      facet(paint, [[0, 0], corner, tip], angle, light, star, random);
    }
  }
}

function facet(
  paint: Paint,
  points: readonly Point[],
  angle: number,
  light: number,
  { cover, lit, shade, seam }: StarPaint,
  random: Random,
): void {
  within(paint, () => {
    polygon(paint, points);
    paint.clip();
    paint.fillStyle = radialFill(paint, 0, 0, STAR_OUTER + 4, light > 0.5 ? lit : shade);
    paint.fillRect(-STAR_OUTER, -STAR_OUTER, STAR_OUTER * 2, STAR_OUTER * 2);
    paint.fillStyle = `rgba(30,6,10,${(0.3 * (1 - light)).toFixed(3)})`;
    paint.fillRect(-STAR_OUTER, -STAR_OUTER, STAR_OUTER * 2, STAR_OUTER * 2);
    paint.rotate(angle);
    COVERS[cover](paint, seam, random);
  });
}

type PaintCover = (paint: Paint, seam: string, random: Random) => void;

/** Panes of shell in a lattice, each slightly lighter or darker, with a bright edge and growth lines. */
const panes =
  (size: number, contrast: number): PaintCover =>
  (paint, seam, random) => {
    for (let u = -1; u * size < STAR_OUTER; u += 1) {
      for (let v = -5; v < 5; v += 1) {
        const x = u * size;
        const y = v * size;
        const tone = random();
        paint.fillStyle =
          tone < 0.5
            ? `rgba(255,255,255,${(0.05 + random() * 0.24 * contrast).toFixed(3)})`
            : `rgba(110,40,20,${(0.03 + random() * 0.13 * contrast).toFixed(3)})`;
        paint.beginPath();
        paint.roundRect(x + 0.7, y + 0.7, size - 1.4, size - 1.4, 2.6);
        paint.fill();
        paint.fillStyle = 'rgba(255,255,255,.3)';
        paint.fillRect(x + 1.6, y + 1.4, size - 4, 1);
        paint.strokeStyle = 'rgba(255,255,255,.1)';
        paint.lineWidth = 0.7;
        paint.beginPath();
        paint.arc(x + size * random() * 0.5, y + size * 1.2, size * 0.8, -1.6, -0.5);
        paint.stroke();
        paint.strokeStyle = seam;
        paint.lineWidth = 0.9;
        paint.beginPath();
        paint.roundRect(x + 0.4, y + 0.4, size - 0.8, size - 0.8, 2.6);
        paint.stroke();
      }
    }
  };

const COVERS: Readonly<Record<Cover, PaintCover>> = {
  capiz: panes(12.5, 1),
  shell: panes(15, 0.55),
  /** Folded paper: bands across the point, cut edges. */
  paper(paint, seam, random) {
    for (let band = 0; band < 9; band += 1) {
      const x = 12 + band * 12;
      paint.fillStyle =
        band % 2 === 0 ? 'rgba(255,255,255,.14)' : `rgba(120,10,50,${between(random, 0.03, 0.08)})`;
      paint.fillRect(x, -60, 12, 120);
      paint.fillStyle = seam;
      paint.fillRect(x, -60, 0.9, 120);
      paint.fillStyle = 'rgba(255,255,255,.4)';
      paint.fillRect(x + 0.9, -60, 0.8, 120);
    }
  },
  /** Dark glass with lines of light along its edges. */
  neon(paint, seam) {
    paint.strokeStyle = seam;
    for (const reach of [0.28, 0.46, 0.64, 0.82]) {
      for (const width of [3.4, 1]) {
        paint.lineWidth = width;
        paint.globalAlpha = width > 2 ? 0.45 : 1;
        paint.beginPath();
        const [x, y] = at(FIFTH / 2, STAR_INNER * reach);
        paint.moveTo(x, y);
        paint.lineTo(STAR_OUTER * reach, 0);
        paint.lineTo(x, -y);
        paint.stroke();
      }
    }
  },
};

/** The wires between the facets, and a bead on each point. */
export function paintWires(paint: Paint, palette: Palette): void {
  const metal = metalFill(paint, palette.rail);
  const line = (points: readonly Point[], width: number, closed: boolean) => {
    paint.lineJoin = 'round';
    paint.lineCap = 'round';
    paint.beginPath();
    for (const [x, y] of points) paint.lineTo(x, y);
    if (closed) paint.closePath();
    for (const [style, wide] of [
      [palette.wireEdge, width + 1.8],
      [metal, width],
      ['rgba(255,252,232,.75)', 0.7],
    ] as const) {
      paint.strokeStyle = style;
      paint.lineWidth = wide;
      paint.stroke();
    }
  };
  const outline: Point[] = [];
  for (let index = 0; index < 5; index += 1) {
    const angle = pointAngle(index);
    outline.push(at(angle, STAR_OUTER), at(angle + FIFTH / 2, STAR_INNER));
    line([[0, 0], at(angle, STAR_OUTER)], 1.8, false);
    line([[0, 0], at(angle + FIFTH / 2, STAR_INNER)], 1.2, false);
  }
  line(outline, 4, true);
  const [bright, gold] = palette.metal;
  for (let index = 0; index < 5; index += 1) {
    const [x, y] = at(pointAngle(index), STAR_OUTER + 1);
    paint.fillStyle = radialFill(paint, x - 1.5, y - 1.5, 6, ['#fff', bright, gold, [1, palette.tassel[2]]]);
    paint.beginPath();
    paint.arc(x, y, 4.6, 0, Math.PI * 2);
    paint.fill();
  }
}

export const FACET = 'facet';
const FACET_WIDTH = 28;
/** The part of the facet's cell that is painted: the triangle of tip, side corner and star centre. */
export const FACET_OUTLINE: Outline = [
  ...[0, 0.9, 1],
  ...[1 - (Math.cos(FIFTH / 2) * STAR_INNER) / STAR_OUTER, 0, 1],
  ...[1, 0.9, 1],
];

/** The left half of one lit facet, point upwards; for the pulse of light through the star. */
export const facetCell: Cell = {
  name: FACET,
  width: FACET_WIDTH,
  height: STAR_OUTER,
  draw(paint) {
    paint.translate(FACET_WIDTH, STAR_OUTER);
    const [x, y] = at(-Math.PI / 2 - FIFTH / 2, STAR_INNER);
    polygon(paint, [
      [0, 0],
      [x, y],
      [0, -STAR_OUTER + 3],
    ]);
    paint.fillStyle = linearFill(paint, 0, 0, 0, -STAR_OUTER, [
      'rgba(255,255,255,.15)',
      [0.35, 'rgba(255,255,255,.8)'],
      [0.75, 'rgba(255,255,255,.5)'],
      [1, 'rgba(255,255,255,.1)'],
    ]);
    paint.fill();
  },
};

export const TASSEL_PARTS = 5;
export const TASSEL_STEP = 9;
const TASSEL_WIDTH = 24;

/** A tassel in slices from its knot down, each with threads that overlap the next. */
export const tasselCells = ({ tassel, metal }: Palette): readonly Cell[] =>
  Array.from({ length: TASSEL_PARTS }, (_, part) => ({
    name: `tassel${part}`,
    width: TASSEL_WIDTH,
    height: TASSEL_STEP + 1,
    draw(paint: Paint) {
      paint.translate(TASSEL_WIDTH / 2, -part * TASSEL_STEP);
      for (let thread = 0; thread < 11; thread += 1) {
        const u = thread - 5;
        paint.strokeStyle = tassel[thread % 4] ?? tassel[0];
        paint.lineWidth = 1.5;
        paint.beginPath();
        paint.moveTo(0, 5);
        paint.quadraticCurveTo(u * 1.5, 20, u * 1.25, 44 - Math.abs(u) * 0.9);
        paint.stroke();
      }
      paint.fillStyle = radialFill(paint, -2, 4, 8, ['#fff', metal[0], metal[1], [1, tassel[2]]]);
      paint.beginPath();
      paint.arc(0, 6, 5.6, 0, Math.PI * 2);
      paint.fill();
    },
  }));
