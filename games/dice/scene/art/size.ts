import { mulberry32 } from '../../../kit/scene/motion/random';

/** The table's picture around the camera's target, in design px. */
export interface TableSize {
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
}

/** Seeded random numbers from -1 to 1, for the table covers. */
export function swayed(seed: number): () => number {
  const random = mulberry32(seed);
  return () => random() * 2 - 1;
}
