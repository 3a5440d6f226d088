import { atom } from 'jotai';
import * as z from 'zod/mini';
import type { SkinName } from '../../../contract/skins';
import { stored } from '../storage/storage';
import { storedAtom } from '../store/storedAtom';

/** How many recent games a skin keeps and shows: the black-gold lobby has room for two more. */
export const recentsMax = (skin: SkinName): number => (skin === 'bg24' ? 5 : 3);

const recentsItem = stored('recentGames', z.array(z.string()), () => [] as string[]);
const keptAtom = storedAtom(recentsItem);

/** Keys of the games opened last, newest first. */
export const recentsAtom = atom((get): readonly string[] => get(keptAtom));

/** Adds a game that was opened in a skin. */
export const addRecentAtom = atom(null, (get, set, { key, skin }: { key: string; skin: SkinName }) => {
  const others = get(keptAtom).filter((other) => other !== key);
  set(keptAtom, [key, ...others].slice(0, recentsMax(skin)));
});
