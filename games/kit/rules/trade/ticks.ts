/** Tick K is at 500 K ms Unix time. */
export const TICK_MS = 500;
/** One seed decides this many ticks, 10 minutes, of all markets. */
export const SEGMENT_TICKS = 1_200;
export const SEGMENT_MS = TICK_MS * SEGMENT_TICKS;
/** The number of the beacon that decides a segment is due this long before the segment starts. */
export const BEACON_BEFORE_MS = 30_000;

const SEGMENTS_A_DAY = 144;
/** 05:00 to 05:10 in Manila, counted in UTC. */
const BREAK = 126;

export const tickTimeMs = (tick: number): number => tick * TICK_MS;
/** The last tick whose time has come. */
export const tickAt = (timeMs: number): number => Math.floor(timeMs / TICK_MS);
export const segmentOf = (tick: number): number => Math.floor(tick / SEGMENT_TICKS);
export const firstTickOf = (segment: number): number => segment * SEGMENT_TICKS;
export const lastTickOf = (segment: number): number => firstTickOf(segment + 1) - 1;
export const segmentStartMs = (segment: number): number => segment * SEGMENT_MS;

/** Whether a segment lies between two sessions: it has no ticks. */
export const isBreak = (segment: number): boolean => segment % SEGMENTS_A_DAY === BREAK;

/** The first segment of the session that a segment belongs to; for a break that of the session after it. */
export function sessionStartOf(segment: number): number {
  const day = Math.floor((segment - BREAK) / SEGMENTS_A_DAY);
  return day * SEGMENTS_A_DAY + BREAK + 1;
}

/** The break that ends the session of a segment; a break ends itself. */
export const breakAfter = (segment: number): number =>
  isBreak(segment) ? segment : sessionStartOf(segment) + SEGMENTS_A_DAY - 1;
