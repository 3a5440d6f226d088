import type { Cell } from '../../../kit/scene/paint/packing';
import { wingOf } from '../bird/wing';
import { featherBox } from './quills';

/** The name of the near wing's cell while folded: one picture, because nothing moves in it. */
export const FOLDED_WING = 'foldedWing';

type Corner = readonly [x: number, y: number];
const RADIANS = Math.PI / 180;
/** Margin around it, so that its edge is soft. */
const AIR = 2;

const FEATHERS = wingOf('near').map(({ name, placement: { rest } }) => ({
  name,
  rest,
  box: featherBox(name),
}));

/** The corners of every feather, relative to the shoulder. */
const CORNERS = FEATHERS.flatMap(({ rest, box: [x, y, width, height] }) => {
  const [cos, sin] = [Math.cos(rest.angle * RADIANS), Math.sin(rest.angle * RADIANS)];
  return [x, x + width].flatMap((across) =>
    [y, y + height].map((along): Corner => {
      const [dx, dy] = [across * rest.across, along * rest.along];
      return [rest.x + dx * cos - dy * sin, rest.y + dx * sin + dy * cos];
    }),
  );
});
const reach = (axis: 0 | 1, of: (...values: number[]) => number) => of(...CORNERS.map((at) => at[axis]));
const LEFT = Math.floor(reach(0, Math.min)) - AIR;
const TOP = Math.floor(reach(1, Math.min)) - AIR;
const WIDTH = Math.ceil(reach(0, Math.max)) + AIR - LEFT;
const HEIGHT = Math.ceil(reach(1, Math.max)) + AIR - TOP;

/** The position of the shoulder in it. */
export const FOLDED_PIVOT = { x: -LEFT / WIDTH, y: -TOP / HEIGHT } as const;

/** The near wing folded, made of the feathers' own cells. */
export function foldedWing(cells: readonly Cell[]): Cell {
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  return {
    name: FOLDED_WING,
    width: WIDTH,
    height: HEIGHT,
    draw(paint) {
      paint.imageSmoothingQuality = 'high';
      paint.translate(-LEFT, -TOP);
      for (const { name, rest, box } of FEATHERS) {
        paint.save();
        paint.translate(rest.x, rest.y);
        paint.rotate(rest.angle * RADIANS);
        paint.scale(rest.across, rest.along);
        paint.translate(box[0], box[1]);
        byName.get(name)?.draw(paint);
        paint.restore();
      }
    },
  };
}
