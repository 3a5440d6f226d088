import { atom } from 'jotai';
import type { Stored } from '../storage/storage';

/** An atom that the device keeps: read when first used, written through, and followed across tabs. */
export function storedAtom<T>(item: Stored<T>) {
  const inMemory = atom<{ value: T } | null>(null);
  inMemory.onMount = (change) => item.onOutsideChange(() => change({ value: item.read() }));
  return atom(
    (get): T => (get(inMemory) ?? { value: item.read() }).value,
    (_get, set, value: T) => {
      item.write(value);
      set(inMemory, { value });
    },
  );
}
