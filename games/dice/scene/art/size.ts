import { mulberry32 } from '../../../kit/scene/motion/random';

/** The table's picture around the camera's target, in design px. */
export interface TableSize {
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
}

/** Numbers from -1 to 1 that a seed decides, for whoever covers the table. */
export function swayed(seed: number): () => number {
  const random = mulberry32(seed);
  return () => random() * 2 - 1;
}
