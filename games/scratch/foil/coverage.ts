import { PANEL_COUNT } from '../rules/card';
import { cornerOf, PANEL } from './panels';
import { BRUSH_PX, type Piece, piecesOf, type Stroke } from './strokes';

/** Cells along each side of a panel. */
export const GRID = 24;

/** A panel opens by itself once this share of it is bare. */
export const OPENS_AT = 0.55;

const CELL_X = PANEL.width / GRID;
const CELL_Y = PANEL.height / GRID;

/** How much of each panel's foil is removed, counted on a grid and never read from a picture. */
export class Coverage {
  readonly #cells = Array.from({ length: PANEL_COUNT }, () => new Uint8Array(GRID * GRID));
  readonly #bare = Array.from({ length: PANEL_COUNT }, () => 0);

  /** Removes the foil along a segment of a stroke. Returns how many cells became bare. */
  add(piece: Piece): number {
    let bared = 0;
    for (let panel = 0; panel < PANEL_COUNT; panel += 1) bared += this.#addTo(panel, piece);
    return bared;
  }

  /** The bare share of a panel, 0 to 1. */
  share(panel: number): number {
    return (this.#bare[panel] ?? 0) / (GRID * GRID);
  }

  #addTo(panel: number, { x0, y0, x1, y1 }: Piece): number {
    const corner = cornerOf(panel);
    const cells = this.#cells[panel];
    const left = Math.max(0, Math.floor((Math.min(x0, x1) - BRUSH_PX - corner.x) / CELL_X));
    const right = Math.min(GRID - 1, Math.floor((Math.max(x0, x1) + BRUSH_PX - corner.x) / CELL_X));
    const top = Math.max(0, Math.floor((Math.min(y0, y1) - BRUSH_PX - corner.y) / CELL_Y));
    const bottom = Math.min(GRID - 1, Math.floor((Math.max(y0, y1) + BRUSH_PX - corner.y) / CELL_Y));
    let bared = 0;
    if (cells === undefined) return bared;
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const index = row * GRID + column;
        const x = corner.x + (column + 0.5) * CELL_X;
        const y = corner.y + (row + 0.5) * CELL_Y;
        if (cells[index] === 1 || squareTo(x, y, x0, y0, x1, y1) > BRUSH_PX ** 2) continue;
        cells[index] = 1;
        bared += 1;
      }
    }
    this.#bare[panel] = (this.#bare[panel] ?? 0) + bared;
    return bared;
  }
}

export function coverageOf(strokes: readonly Stroke[]): Coverage {
  const coverage = new Coverage();
  for (const stroke of strokes) for (const piece of piecesOf(stroke)) coverage.add(piece);
  return coverage;
}

/** The square of the distance from a point to a line segment. */
function squareTo(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return (x - x0 - along * dx) ** 2 + (y - y0 - along * dy) ** 2;
}
