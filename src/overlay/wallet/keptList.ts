import type { InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type KeptList, type KeptReplies, keepRecords, keptRecords } from '../../shared/records/keptRecords';

/**
 * The options by which a list begins with what this device has kept of it, as old as it is: with a network it is loaded
 * again at once.
 */
export function kept<List extends KeptList>(list: List, uid: number | null) {
  const last = keptRecords(list, uid);
  if (last === null) return {};
  const initialData: InfiniteData<KeptReplies[List], string | null> = {
    pages: [last.reply],
    pageParams: [null],
  };
  return { initialData, initialDataUpdatedAt: last.loadedAtMs };
}

/** Keeps the first page on the device whenever it has been loaded; nothing while it is undefined. */
export function useKeeping<List extends KeptList>(
  list: List,
  uid: number | null,
  reply: KeptReplies[List] | undefined,
  loadedAtMs: number,
): void {
  useEffect(() => {
    if (uid !== null && reply !== undefined) keepRecords(list, uid, { loadedAtMs, reply });
  }, [list, uid, reply, loadedAtMs]);
}
