import type { DemoAnswer, DemoRequest, Reading, Rng } from '../../../workers/rng/rng';
import type { TableNews } from '../../../workers/rng/tableNews';
import type { HeldPins, PinAnswer, PinBreak, ShownChain } from '../../../workers/verify/heldPins';
import type { ChainFacts, Check, RevealedRound, SharedRound, Verdict } from '../../../workers/verify/verify';
import { askedWorker } from './askedWorker';

export type {
  ChainFacts,
  Check,
  DemoAnswer,
  DemoRequest,
  HeldPins,
  PinAnswer,
  PinBreak,
  Reading,
  RevealedRound,
  SharedRound,
  ShownChain,
  TableNews,
  Verdict,
};

const rng = askedWorker<Rng>(
  'rng',
  () => new Worker(new URL('../../../workers/rng/worker.ts', import.meta.url), { type: 'module' }),
);

/** Calls the worker that draws and verifies. Rejects when the call throws there, and when it cannot be loaded. */
export const askRng = rng.ask;

/** Fetches the worker before it is needed, so that a check also works without a network. */
export const warmRng = rng.warm;
