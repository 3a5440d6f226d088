import { clamp01 } from '../../kit/scene/motion/easing';
import { type Paint, polygon, sheet, within } from '../../kit/scene/paint/paint';
import { rotate, type Vector } from '../../kit/scene/space';
import { paintedFaces } from './art/faces';
import { SIDES, type Side } from './dice';
import type { Palette } from './palette';
import type { CubePose } from './pose';
import { DISTANCE, PITCH_COS, PITCH_SIN, projectPoint, scaleAt } from './projection';

/** The part of the booth that cubes can reach, in design px around the origin. */
export const STAGE_BOX = { left: -200, top: -170, right: 200, bottom: 90 };

const EYE: Readonly<Vector> = [0, PITCH_SIN * DISTANCE, PITCH_COS * DISTANCE];
const KEY: Readonly<Vector> = [-0.5585, 0.7579, 0.3391];

/** Cubes for devices without WebGL: each face is a flat picture with one shade, drawn into one canvas. */
export class PaintedCubes {
  readonly canvas: HTMLCanvasElement;
  readonly #paint: Paint;
  readonly #faces: readonly HTMLCanvasElement[];
  readonly #edge: string;

  constructor(palette: Palette, resolution: number) {
    const { canvas, paint } = sheet(
      STAGE_BOX.right - STAGE_BOX.left,
      STAGE_BOX.bottom - STAGE_BOX.top,
      resolution,
    );
    paint.translate(-STAGE_BOX.left, -STAGE_BOX.top);
    this.canvas = canvas;
    this.#paint = paint;
    this.#faces = paintedFaces(palette);
    this.#edge = palette.symbolEdge;
  }

  draw(cubes: readonly CubePose[], light: number): void {
    const paint = this.#paint;
    paint.clearRect(STAGE_BOX.left, STAGE_BOX.top, this.canvas.width, this.canvas.height);
    const ordered = cubes.toSorted(
      (a, b) => scaleAt(a.place[1], a.place[2]) - scaleAt(b.place[1], b.place[2]),
    );
    for (const cube of ordered) {
      paint.globalAlpha = cube.alpha;
      for (const side of SIDES) this.#drawSide(cube, side, light);
    }
    paint.globalAlpha = 1;
  }

  #drawSide(cube: CubePose, side: Side, light: number): void {
    const paint = this.#paint;
    const normal = rotate(cube.turn, side.normal);
    const right = rotate(cube.turn, side.right);
    const up = rotate(cube.turn, side.up);
    const middle = add(cube.place, normal, 1);
    const toEye = add(EYE, middle, -1);
    if (dot(normal, toEye) <= 0) return;
    const corner = (u: number, v: number) => projectPoint(add(add(middle, right, u), up, v));
    const [topLeft, topRight, bottomLeft] = [corner(-1, 1), corner(1, 1), corner(-1, -1)];
    const outline = [topLeft, topRight, corner(1, -1), bottomLeft];
    const picture = this.#faces[side.color];
    if (picture === undefined) return;
    // Draws the dark edge first: it rounds the corners and hides the seams between the faces.
    paint.lineJoin = 'round';
    paint.lineWidth = 3;
    paint.strokeStyle = this.#edge;
    polygon(paint, outline);
    paint.stroke();
    within(paint, () => {
      const size = picture.width;
      paint.transform(
        (topRight[0] - topLeft[0]) / size,
        (topRight[1] - topLeft[1]) / size,
        (bottomLeft[0] - topLeft[0]) / size,
        (bottomLeft[1] - topLeft[1]) / size,
        topLeft[0],
        topLeft[1],
      );
      paint.drawImage(picture, 0, 0);
    });
    const lit = 0.3 + 0.75 * Math.max(0, dot(normal, KEY)) * light + cube.glow * 0.3 * Math.max(0, normal[1]);
    polygon(paint, outline);
    paint.fillStyle =
      lit < 1 ? `rgba(12,4,6,${clamp01(1 - lit) * 0.8})` : `rgba(255,240,200,${clamp01(lit - 1)})`;
    paint.fill();
  }
}

const add = (a: Readonly<Vector>, b: Readonly<Vector>, times: number): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

const dot = (a: Readonly<Vector>, b: Readonly<Vector>): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
