import { it } from 'vitest';
import { OPERATIONS, prove, SEEDS, TIMEOUT_MS } from './simulation/prove';

const LAST = SEEDS / 2;

it(
  `the first ${LAST} seeds of ${OPERATIONS} operations break no invariant, and a seed replays identically`,
  () => prove(1, LAST),
  TIMEOUT_MS,
);
