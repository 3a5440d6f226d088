import type { Range } from '../cell';

/** Browsers show a GIF frame of less than 20 ms for 100 ms; GIF counts in 10 ms. */
const GIF_STEP_MS = 10;
const GIF_FRAME_MIN_MS = 20;
/** A clip for a chat: longer ones have fewer frames per second rather than more megabytes. */
const FRAMES_MAX = 120;

/** A picture of a clip: its time in the round, and how long it stands. */
export interface ClipFrame {
  readonly atMs: number;
  readonly forMs: number;
}

/**
 * The frames of a GIF of a range: at most `perSecond`, and fewer where that were more than 120 frames. Each stands for a
 * multiple of 10 ms, all together for the length of the range to within one frame.
 */
export function gifFrames({ fromMs, toMs }: Range, perSecond = 20): readonly ClipFrame[] {
  const lengthMs = Math.max(0, toMs - fromMs);
  const leastMs = Math.max(1_000 / perSecond, lengthMs / FRAMES_MAX, GIF_FRAME_MIN_MS);
  const forMs = Math.ceil(leastMs / GIF_STEP_MS) * GIF_STEP_MS;
  const count = Math.max(1, Math.round(lengthMs / forMs));
  return Array.from({ length: count }, (_, index) => ({ atMs: fromMs + index * forMs, forMs }));
}

/** The frames of a WebM of a range: 30 a second. */
export function webmFrames({ fromMs, toMs }: Range): readonly ClipFrame[] {
  const forMs = 1_000 / 30;
  const count = Math.max(1, Math.round((toMs - fromMs) / forMs));
  return Array.from({ length: count }, (_, index) => ({ atMs: fromMs + index * forMs, forMs }));
}

/** The largest size of a clip, in px: phones at their own size, wide screens smaller. Even, as video needs it. */
export function clipSize(width: number, height: number, sideMax = 812): { width: number; height: number } {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  const even = (side: number) => 2 * Math.round((side * scale) / 2);
  return { width: even(width), height: even(height) };
}

/** What a clip shows: the loop if there is one, else the whole round. */
export const clipRange = (loop: Range | null, lengthMs: number): Range =>
  loop === null
    ? { fromMs: 0, toMs: lengthMs }
    : { fromMs: loop.fromMs, toMs: Math.min(loop.toMs, lengthMs) };
