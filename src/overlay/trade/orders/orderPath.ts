import type { TradeOrder } from '../../../../contract/trade';

/** The size of the picture, in its own units. */
export const PICTURE = { width: 320, height: 112 } as const;
/** Room around the line, for its dots. */
const EDGE = 8;
/** How much of the order's length is shown before it, and as much after it. */
const AROUND = 0.15;

type Ends = Pick<TradeOrder, 'entryTick' | 'exitTick'>;

/** The ticks that the picture shows. */
export function ticksAround({ entryTick, exitTick }: Ends): { fromTick: number; count: number } {
  const around = Math.ceil((exitTick - entryTick) * AROUND);
  return { fromTick: entryTick - around, count: exitTick - entryTick + 1 + 2 * around };
}

interface Run {
  readonly firstTick: number;
  readonly levels: readonly number[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface OrderPathShape {
  /** The parts of the line, as SVG paths. */
  readonly before: string;
  readonly during: string;
  readonly after: string;
  readonly entry: Spot;
  readonly exit: Spot;
}

/** The line of a price around an order; null where a tick of the order is missing. */
export function orderPathOf(order: Ends, runs: readonly Run[]): OrderPathShape | null {
  const { entryTick, exitTick } = order;
  const run = runs.find(
    ({ firstTick, levels }) => firstTick <= entryTick && firstTick + levels.length > exitTick,
  );
  if (run === undefined) return null;
  const { fromTick, count } = ticksAround(order);
  const low = Math.min(...run.levels);
  const span = Math.max(...run.levels) - low || 1;
  const spotOf = (tick: number): Spot => ({
    x: round(EDGE + ((tick - fromTick) / (count - 1)) * (PICTURE.width - 2 * EDGE)),
    y: round(
      PICTURE.height -
        EDGE -
        (((run.levels[tick - run.firstTick] ?? low) - low) / span) * (PICTURE.height - 2 * EDGE),
    ),
  });
  const line = (from: number, to: number): string => {
    const spots = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => spotOf(from + index));
    return spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  };
  return {
    before: line(Math.max(fromTick, run.firstTick), entryTick),
    during: line(entryTick, exitTick),
    after: line(exitTick, Math.min(fromTick + count, run.firstTick + run.levels.length) - 1),
    entry: spotOf(entryTick),
    exit: spotOf(exitTick),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
