import { atom } from 'jotai';
import type { SkinName } from '../../../contract/skins';
import { isString, listOf } from '../storage/guards';
import { storedAs } from '../storage/item';
import { storedAtom } from '../store/storedAtom';

/** How many recent games a skin keeps and shows: the black-gold lobby has room for two more. */
export const recentsMax = (skin: SkinName): number => (skin === 'bg24' ? 5 : 3);

const recentsItem = storedAs<readonly string[]>('recentGames', listOf(isString), () => []);
const keptAtom = storedAtom(recentsItem);

/** Keys of the games opened last, newest first. */
export const recentsAtom = atom((get): readonly string[] => get(keptAtom));

/** Adds a game that was opened in a skin. */
export const addRecentAtom = atom(null, (get, set, { key, skin }: { key: string; skin: SkinName }) => {
  const others = get(keptAtom).filter((other) => other !== key);
  set(keptAtom, [key, ...others].slice(0, recentsMax(skin)));
});
