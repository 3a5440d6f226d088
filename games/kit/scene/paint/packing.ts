import { type Paint, sheet } from './paint';

/** A small picture of an atlas, drawn with its top left corner at 0, 0. Sizes in units. */
export interface Cell {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (paint: Paint) => void;
}

export interface Spot {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

export interface Packing {
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

/** Packs cells in rows, tallest first, with a gap so that none bleeds into its neighbour. Never crops a cell. */
export function pack(cells: readonly Cell[], width: number, gap: number): Packing {
  const spots: Spot[] = [];
  let x = gap;
  let y = gap;
  let rowHeight = 0;
  for (const cell of cells.toSorted((a, b) => b.height - a.height || b.width - a.width)) {
    if (cell.width + 2 * gap > width) throw new Error(`${cell.name} is wider than the atlas`);
    if (x + cell.width + gap > width) {
      x = gap;
      y += rowHeight + gap;
      rowHeight = 0;
    }
    spots.push({ cell, x, y });
    x += cell.width + gap;
    rowHeight = Math.max(rowHeight, cell.height);
  }
  return { spots, width, height: y + rowHeight + gap };
}

/** Paints a packing into one canvas. */
export function paintAtlas(packing: Packing, resolution: number): HTMLCanvasElement {
  const { canvas, paint } = sheet(packing.width, packing.height, resolution);
  for (const { cell, x, y } of packing.spots) {
    paint.save();
    paint.translate(x, y);
    paint.beginPath();
    paint.rect(-0.5, -0.5, cell.width + 1, cell.height + 1);
    paint.clip();
    cell.draw(paint);
    paint.restore();
  }
  return canvas;
}
