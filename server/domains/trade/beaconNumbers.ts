import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context';
import type { BeaconSource } from '../../fairness/beaconSource';
import { withOwnSignal } from '../../fairness/ownSignal';
import { type StoredSegment, storeSegmentSignature, unsignedSegment } from './segments';

const LOOK_EVERY_MS = 500;
/** How long one question waits for the relays. */
const ASK_MS = 5_000;

export interface NumberParts {
  readonly context: Context;
  readonly beacon: BeaconSource;
  readonly nowMs: () => number;
  readonly onInvalid: (relay: string) => void;
}

/** Fetches the numbers of announced segments when they are due, one after another, until the signal aborts. */
export async function fetchNumbers(parts: NumberParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const segment = await unsignedSegment(parts.context.db, parts.nowMs());
    if (segment === null || !(await fetchNumber(parts, segment, signal))) {
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Asks the relays for the number of a segment, and stores it; false where none sends it in time. */
export async function fetchNumber(
  { context, beacon, onInvalid }: NumberParts,
  { segment, chainHash, beaconRound }: StoredSegment,
  signal: AbortSignal,
): Promise<boolean> {
  // A number of a beacon that is no longer in use can only be handed in.
  if (beacon.network.chainHash !== chainHash) return false;
  const signature = await withOwnSignal(signal, (over) => {
    const either = AbortSignal.any([over.signal, AbortSignal.timeout(ASK_MS)]);
    return beacon.publishedSignature(beaconRound, either, { onInvalid }).catch((error) => {
      if (either.aborted) return null;
      throw error;
    });
  });
  if (signature === null) return false;
  // Somebody else may have handed it in meanwhile: it is the same.
  await storeSegmentSignature(context.db, segment, signature);
  return true;
}
