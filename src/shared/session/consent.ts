import { atom } from 'jotai';
import { consentItem } from '../api/identity';
import { storedAtom } from '../store/storedAtom';

/** What the player agreed to share, item by item. Everything is off until it is switched on. */
export const consentsAtom = storedAtom(consentItem);

/** Whether usage data is shared for advertisements: the one switch of the registration form. */
export const consentAtom = atom(
  (get) => get(consentsAtom).advertising && get(consentsAtom).analytics,
  (get, set, shared: boolean) => {
    set(consentsAtom, { ...get(consentsAtom), advertising: shared, analytics: shared });
  },
);
