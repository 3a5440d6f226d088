import { it } from 'vitest';
import { OPERATIONS, prove, SEEDS, TIMEOUT_MS } from './simulation/prove';

const FIRST = SEEDS / 2 + 1;

it(
  `the seeds from ${FIRST} to ${SEEDS} of ${OPERATIONS} operations break no invariant, and a seed replays identically`,
  () => prove(FIRST, SEEDS),
  TIMEOUT_MS,
);
