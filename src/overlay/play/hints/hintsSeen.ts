import * as z from 'zod/mini';
import { stored } from '../../../shared/storage/storage';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { storedAtom } from '../../../shared/store/storedAtom';

/** The games whose first hint has been shown on this device. */
export const hintsSeenAtom = storedAtom(stored('hintsSeen', z.array(z.string()), () => [] as string[]));

/** The hint of a game does not appear again. */
export function markHintSeen(game: string): void {
  const seen = readAtom(hintsSeenAtom);
  if (!seen.includes(game)) changeAtom(hintsSeenAtom, [...seen, game]);
}
