import { it } from 'vitest';
import { OPERATIONS, runSeeds, SEEDS, TIMEOUT_MS } from './simulation/runSeeds';

const LAST = SEEDS / 2;

it(
  `the first ${LAST} seeds of ${OPERATIONS} operations break no invariant, and a seed replays identically`,
  () => runSeeds(1, LAST),
  TIMEOUT_MS,
);
