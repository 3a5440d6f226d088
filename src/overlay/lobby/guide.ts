import { atom } from 'jotai';
import { isBoolean } from '../../shared/storage/guards';
import { storedAs } from '../../shared/storage/item';
import { storedAtom } from '../../shared/store/storedAtom';

const keptAtom = storedAtom(storedAs('guideSeen', isBoolean, () => false));

/** Whether the first steps were opened or declined on this device: they are offered once. */
export const guideSeenAtom = atom((get) => get(keptAtom));

/** Stops offering them. */
export const guideDoneAtom = atom(null, (_get, set) => set(keptAtom, true));
