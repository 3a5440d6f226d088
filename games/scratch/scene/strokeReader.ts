import { hashText } from '../../kit/scene/motion/random';
import { type Piece, piecesOf, type Stroke } from '../foil/strokes';
import { BRUSHES } from './art/bits';

/** Design px between two stamps of the brush. */
const STAMP_PX = 4.5;

/** A position of the brush. */
export interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  readonly brush: number;
}

/** The positions of the brush along a segment of a stroke. The same segment always gives the same stamps. */
export function stampsOf({ x0, y0, x1, y1 }: Piece): readonly Stamp[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const count = Math.max(1, Math.ceil(length / STAMP_PX));
  const seed = hashText(`${x1},${y1}`);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    const mixed = Math.imul(seed ^ (index * 0x9e3779b9), 0x85ebca6b) >>> 0;
    return {
      x: x0 + (x1 - x0) * share,
      y: y0 + (y1 - y0) * share,
      turn: ((mixed & 1023) / 1023) * Math.PI * 2,
      size: 0.9 + 0.2 * (((mixed >>> 10) & 255) / 255),
      brush: (mixed >>> 18) % BRUSHES.length,
    };
  });
}

/** Remembers which strokes up to a time have been read, so that the next frame reads only new ones. */
export class StrokeReader {
  #strokes: readonly Stroke[] = [];
  #stroke = 0;
  #point = 0;
  #untilMs = Number.NEGATIVE_INFINITY;

  /**
   * The segments since the last call. `restart` means that earlier ones must be discarded: other strokes are shown, or
   * the clock went back.
   */
  read(strokes: readonly Stroke[], untilMs: number): { readonly restart: boolean; readonly pieces: Piece[] } {
    const restart = untilMs < this.#untilMs || !this.#continues(strokes);
    if (restart) {
      this.#stroke = 0;
      this.#point = 0;
    }
    this.#strokes = strokes;
    this.#untilMs = untilMs;
    const pieces: Piece[] = [];
    for (; this.#stroke < strokes.length; this.#stroke += 1, this.#point = 0) {
      for (const piece of piecesOf(strokes[this.#stroke] ?? [], this.#point)) {
        if (piece.atMs > untilMs) return { restart, pieces };
        pieces.push(piece);
        this.#point += 1;
      }
      // The last stroke may still grow.
      if (this.#stroke === strokes.length - 1) break;
    }
    return { restart, pieces };
  }

  /**
   * Whether the strokes still contain what was read before: earlier strokes unchanged, the last one the same or longer.
   */
  #continues(strokes: readonly Stroke[]): boolean {
    if (strokes === this.#strokes) return true;
    if (strokes.length < this.#strokes.length) return false;
    return this.#strokes.every((before, index) => {
      const after = strokes[index];
      return after === before || (after !== undefined && startsWith(after, before));
    });
  }
}

const startsWith = (longer: Stroke, shorter: Stroke): boolean =>
  longer.length >= shorter.length && shorter.every((number, index) => longer[index] === number);
