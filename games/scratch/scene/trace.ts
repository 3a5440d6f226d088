import { emit, type Particle } from '../../kit/scene/motion/emitter';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { Coverage } from '../foil/coverage';
import { FIELD } from '../foil/panels';
import { lastPieceAt, type Piece, panelAt, type Stroke } from '../foil/strokes';
import { CRUMBS } from './art/bits';
import { StrokeReader } from './strokeReader';
import type { Plan } from './timeline';

/** The position of the coin at a moment, in design px of the field, and its alpha. */
export interface CoinPlace {
  x: number;
  y: number;
  alpha: number;
  /** It is flat at rest, and rocks with the strokes. */
  turn: number;
}

/** A coin that has not moved for this long fades out. */
const HOLD_MS = 420;
const FADE_MS = 260;

/** Crumbs that fall where foil is removed. Grows with the strokes; its list is always the same array. */
export class Crumbs {
  readonly particles: Particle[] = [];
  readonly #reader = new StrokeReader();
  #coverage = new Coverage();

  follow(strokes: readonly Stroke[], untilMs: number, plan: Plan, tuning: Tuning): void {
    const { restart, pieces } = this.#reader.read(strokes, untilMs);
    if (restart) {
      this.particles.length = 0;
      this.#coverage = new Coverage();
    }
    for (const piece of pieces) {
      const bared = this.#coverage.add(piece);
      if (bared > 0 && isCovered(piece, plan)) this.particles.push(...crumbsOf(piece, tuning));
    }
  }
}

/** Foil that was already removed leaves no crumbs. */
function isCovered({ x1, y1, atMs }: Piece, { opensMs }: Plan): boolean {
  const panel = panelAt(x1, y1);
  return panel !== null && (opensMs[panel] ?? Number.POSITIVE_INFINITY) >= atMs;
}

function crumbsOf({ x0, y0, x1, y1, fromMs, atMs }: Piece, tuning: Tuning): readonly Particle[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const along = Math.atan2(y1 - y0, x1 - x0);
  const lifeMs = tuned(tuning, 'crumbMs');
  const [left, right] = [Math.min(x0, x1) - 9, Math.max(x0, x1) + 9];
  const [top, bottom] = [Math.min(y0, y1) - 7, Math.max(y0, y1) + 9];
  return emit({
    seed: Math.round(x1 * 97 + y1 * 1013 + atMs),
    count: Math.max(1, Math.round((length * tuned(tuning, 'crumbsPer8Px')) / 8)),
    startMs: atMs,
    spreadMs: Math.min(30, atMs - fromMs),
    lifeMs: [lifeMs * 0.8, lifeMs * 1.4],
    x: [left + FIELD.x, right + FIELD.x],
    y: [top + FIELD.y, bottom + FIELD.y],
    angle: [along - 0.9, along + 0.9],
    speed: [20, 150],
    gravity: 760,
    drag: 1.2,
    spin: [-9, 9],
    flutter: [0, 7],
    size: [0.5, 1.25],
    sway: 2,
    fadeIn: 0.02,
    fadeOut: 0.6,
    grow: 0.9,
    tints: [0xffffff],
    frames: CRUMBS,
    alpha: 1,
  });
}

const found = { x0: 0, y0: 0, x1: 0, y1: 0, fromMs: 0, atMs: 0 };

/** Follows the strokes to a time; writes the position of the coin then. */
export function placeCoin(strokes: readonly Stroke[], nowMs: number, out: CoinPlace): void {
  out.alpha = 0;
  if (!lastPieceAt(strokes, nowMs, found)) return;
  const { x0, y0, x1, y1, fromMs, atMs } = found;
  const share = atMs > fromMs ? Math.min(1, (nowMs - fromMs) / (atMs - fromMs)) : 1;
  out.x = x0 + (x1 - x0) * share;
  out.y = y0 + (y1 - y0) * share;
  const idleMs = Math.max(0, nowMs - atMs - HOLD_MS);
  out.alpha = Math.max(0, 1 - idleMs / FADE_MS);
  out.turn = 0.12 * Math.sin((out.x + out.y) / 26);
}
