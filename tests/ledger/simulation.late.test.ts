import { it } from 'vitest';
import { OPERATIONS, runSeeds, SEEDS, TIMEOUT_MS } from './simulation/runSeeds';

const FIRST = SEEDS / 2 + 1;

it(
  `the seeds from ${FIRST} to ${SEEDS} of ${OPERATIONS} operations break no invariant, and a seed replays identically`,
  () => runSeeds(FIRST, SEEDS),
  TIMEOUT_MS,
);
