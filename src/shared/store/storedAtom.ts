import { atom } from 'jotai';
import type { Stored } from '../storage/item';

/** An atom that is stored on the device: read when first used, written through, and updated from other tabs. */
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
