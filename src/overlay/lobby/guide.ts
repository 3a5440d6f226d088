import { atom } from 'jotai';
import * as z from 'zod/mini';
import { stored } from '../../shared/storage/storage';
import { storedAtom } from '../../shared/store/storedAtom';

const keptAtom = storedAtom(stored('guideSeen', z.boolean(), () => false));

/** Whether the first steps were opened or declined on this device: they are offered once. */
export const guideSeenAtom = atom((get) => get(keptAtom));

/** Stops offering them. */
export const guideDoneAtom = atom(null, (_get, set) => set(keptAtom, true));
