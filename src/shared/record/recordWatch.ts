import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type RecordBreak, recordBreakAtom } from '../play/recordBreak';
import { openPopup } from '../popups/popups';
import { readAtom } from '../store/store';
import { whenIdle } from '../whenIdle';
import { type Announced, checkAnnounced } from './logWatch';

/** Compares the public log with what this device holds of it and with what is announced, once nothing else is loading. */
export function watchRecord(announced: Announced): void {
  whenIdle()
    .then(() => checkAnnounced(announced))
    // Without a network nothing can be compared; the next announcement tries again.
    .catch(() => undefined);
}

const show = (found: RecordBreak): void => openPopup('recordBreak', { found }, 0);

/** Shows the notice of a break in the public record, on a page that takes money on the word of the record. */
export function useRecordNotice(): void {
  const found = useAtomValue(recordBreakAtom);
  useEffect(() => {
    if (found !== null) show(found);
  }, [found]);
}

/** Whether nothing is bought until the player has read the notice, which is shown then. */
export function isHeldByBreak(): boolean {
  const found = readAtom(recordBreakAtom);
  if (found !== null) show(found);
  return found !== null;
}
