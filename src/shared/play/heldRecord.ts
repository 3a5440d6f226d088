import * as z from 'zod/mini';
import { stored } from '../storage/storage';
import { readAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';
import type { Pins } from '../workers/roundCheck';

const hash = z.string();

/** What this device holds of the public record: it never changes unless the player confirms a break. */
const heldRecord = z.object({
  logStart: z.nullable(hash),
  head: z.nullable(z.object({ n: z.int(), hash })),
  chains: z.record(z.string(), hash),
  /** When each game's chain was first seen, Unix time in ms. */
  since: z.record(z.string(), z.number()),
  /** Breaks that the player has confirmed: the same one is not told again. */
  confirmed: z.array(z.string()),
});

export type HeldRecord = z.output<typeof heldRecord>;

const nothing = (): HeldRecord => ({ logStart: null, head: null, chains: {}, since: {}, confirmed: [] });

export const heldRecordAtom = storedAtom(stored('fairnessPins', heldRecord, nothing));

/** So many confirmed breaks are remembered. */
const CONFIRMED_KEPT = 20;

/** What is held once a break has been confirmed: nothing yet of the record as it is now. */
export const heldAfter = ({ confirmed }: HeldRecord, confirmedNow: string): HeldRecord => ({
  ...nothing(),
  confirmed: [...confirmed, confirmedNow].slice(-CONFIRMED_KEPT),
});

/** What this device holds of the log, as verifiers take it; null before it has read the log. */
export function pinsNow(): Pins | null {
  const { logStart, chains } = readAtom(heldRecordAtom);
  return logStart === null ? null : { log: logStart, chains: { ...chains } };
}
