import type { SharedGame } from './shared';

/** The time between two numbers of the public beacon, in ms: rounds open at a fixed place between them. */
const NUMBERS_EVERY_MS = 3_000;

/** When the next round opens, in ms since betting opened on a round that ended at `endMs`. */
export const nextOpensMs = (
  { resultMs, resultLeastMs }: Pick<SharedGame, 'resultMs' | 'resultLeastMs'>,
  endMs: number,
  hasPublicNumber: boolean,
): number =>
  hasPublicNumber
    ? Math.ceil((endMs + resultLeastMs) / NUMBERS_EVERY_MS) * NUMBERS_EVERY_MS
    : endMs + resultMs;
