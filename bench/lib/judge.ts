import { appendFileSync } from 'node:fs';
import type { Spread } from './slices';

/** A figure beside its goal, as `npm run bench -- all` puts it into its report. */
export interface Judgement {
  readonly bench: string;
  readonly what: string;
  readonly unit: string;
  /** The median where it was measured in turns, with the middle half. */
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly goal: number;
  /** Whether larger figures are better. */
  readonly isLeast: boolean;
  readonly isMet: boolean;
}

interface Judging {
  readonly unit?: string;
  /** The goal is the least: larger figures are better. */
  readonly isLeast?: boolean;
  readonly digits?: number;
}

/** Where `npm run bench -- all` collects the figures: a line of JSON each. */
const COLLECTED = process.env.BENCH_FIGURES;

/** Compares a figure of a bench with its goal. Returns "meets", or "MISSES by" how much. */
export function judge(
  bench: string,
  what: string,
  figure: number | Spread,
  goal: number,
  { unit = '', isLeast = false, digits = 2 }: Judging = {},
): string {
  const {
    median: value,
    low,
    high,
  } = typeof figure === 'number' ? { median: figure, low: null, high: null } : figure;
  // Not a number is no figure, and so no goal met.
  const isMet = isLeast ? value >= goal : value <= goal;
  const judgement: Judgement = { bench, what, unit, value, low, high, goal, isLeast, isMet };
  if (COLLECTED !== undefined) appendFileSync(COLLECTED, `${JSON.stringify(judgement)}\n`);
  return isMet ? 'meets' : `MISSES by ${Math.abs(value - goal).toFixed(digits)}`;
}
