import type { Range } from '../cell';

/** The loop after its start or its end was set to a time; null where nothing is left of it. */
export function loopWith(
  loop: Range | null,
  edge: 'from' | 'to',
  atMs: number,
  lengthMs: number,
): Range | null {
  const fromMs = edge === 'from' ? atMs : (loop?.fromMs ?? 0);
  const toMs = edge === 'to' ? atMs : (loop?.toMs ?? lengthMs);
  const range = { fromMs: Math.round(fromMs), toMs: Math.round(toMs) };
  return range.toMs > range.fromMs ? range : null;
}
