import * as z from 'zod/mini';
import { stored } from '../storage/storage';
import { storedAtom } from '../store/storedAtom';

/** How the public record of shared rounds contradicted what this device had seen before. */
const recordBreak = z.object({
  game: z.string(),
  roundNumber: z.int(),
  /** log: the public log; chain: the chain of the table; round: what was announced of a round. */
  part: z.enum(['log', 'chain', 'round']),
  /** Which check it failed, for those who examine it. */
  kind: z.string(),
  expected: z.string(),
  found: z.string(),
  /** Unix time in ms, by the device's clock. */
  foundAtMs: z.number(),
});

export type RecordBreak = z.output<typeof recordBreak>;

/** The break that the player has not confirmed yet; no bet is placed in a shared round until then. */
export const recordBreakAtom = storedAtom(stored('fairnessBreak', z.nullable(recordBreak), () => null));
