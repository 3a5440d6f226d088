import type { Side } from '../rules/matchups';

/** Cells from top to bottom on every road. */
export const ROAD_ROWS = 6;

/** One contest on the bead road. */
export interface Bead {
  readonly column: number;
  readonly row: number;
  readonly side: Side;
}

/** The bead road: every contest in order, down each column of six, oldest first. */
export const beadRoad = (winners: readonly Side[]): readonly Bead[] =>
  winners.map((side, index) => ({ column: Math.floor(index / ROAD_ROWS), row: index % ROAD_ROWS, side }));

/** One win on the big road, with the draws that followed it. */
export interface Stop {
  readonly column: number;
  readonly row: number;
  /** Null where draws came before the first win. */
  readonly side: 'meron' | 'wala' | null;
  readonly draws: number;
}

/**
 * The big road: a run of one side goes down a column, and turns right where the column ends or a cell is taken. The other
 * side begins in the first free cell of the top row. A draw takes no cell: it is marked on the win before it.
 */
export function bigRoad(winners: readonly Side[]): readonly Stop[] {
  const stops: Stop[] = [];
  const taken = new Set<string>();
  let runColumn = -1;
  let turned = false;
  for (const side of winners) {
    const last = stops.at(-1);
    if (side === 'draw') {
      if (last === undefined) stops.push({ column: 0, row: 0, side: null, draws: 1 });
      else stops[stops.length - 1] = { ...last, draws: last.draws + 1 };
      continue;
    }
    if (last !== undefined && last.side === null) {
      stops[0] = { ...last, side };
      taken.add('0 0');
      runColumn = 0;
      continue;
    }
    let { column, row } = last ?? { column: -1, row: 0 };
    if (last?.side === side) {
      const below = row + 1;
      turned ||= below >= ROAD_ROWS || taken.has(`${column} ${below}`);
      if (turned) column += 1;
      else row = below;
    } else {
      runColumn += 1;
      while (taken.has(`${runColumn} 0`)) runColumn += 1;
      [column, row, turned] = [runColumn, 0, false];
    }
    taken.add(`${column} ${row}`);
    stops.push({ column, row, side, draws: 0 });
  }
  return stops;
}

/** The longest run of a side without the other one winning; draws neither count nor end it. */
export function longestRun(winners: readonly Side[], side: 'meron' | 'wala'): number {
  let longest = 0;
  let run = 0;
  for (const winner of winners) {
    if (winner === 'draw') continue;
    run = winner === side ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
