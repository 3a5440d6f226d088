import { atom } from 'jotai';
import * as z from 'zod/mini';
import { publicConfigAtom } from '../config/config';
import { stored } from '../storage/storage';
import { storedAtom } from '../store/storedAtom';

/** How many recent games are kept: the black-gold lobby has room for two more. */
const KEPT = 3;
const KEPT_BLACK_GOLD = 5;

const recentsItem = stored('recentGames', z.array(z.string()), () => [] as string[]);
const keptAtom = storedAtom(recentsItem);

/** Keys of the games opened last, newest first. */
export const recentsAtom = atom((get): readonly string[] => get(keptAtom));

/** Adds a game that was opened. */
export const addRecentAtom = atom(null, (get, set, key: string) => {
  const most = (get(publicConfigAtom)?.skin ?? 'bg24') === 'bg24' ? KEPT_BLACK_GOLD : KEPT;
  set(keptAtom, [key, ...get(keptAtom).filter((other) => other !== key)].slice(0, most));
});
