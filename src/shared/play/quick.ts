import * as z from 'zod/mini';
import { stored } from '../storage/storage';
import { changeAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';

/** The share of its usual durations that a round of an instant game takes in quick mode. */
export const QUICK_SHARE = 0.4;

/** Whether the player has switched quick mode on. Stored on the device, for all instant games. */
export const quickAtom = storedAtom(stored('quickPlay', z.boolean(), () => false));

export const setQuick = (quick: boolean): void => changeAtom(quickAtom, quick);
