const STEPS_MS = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
const TICK_PX = 74;

/** The times written above the bar: round numbers with room between them. */
export function ticksOf(lengthMs: number, widthPx: number): readonly number[] {
  const wanted = (TICK_PX / Math.max(1, widthPx)) * lengthMs;
  const stepMs = STEPS_MS.find((step) => step >= wanted) ?? Math.ceil(wanted / 10_000) * 10_000;
  return Array.from({ length: Math.floor(lengthMs / stepMs) + 1 }, (_, index) => index * stepMs);
}
