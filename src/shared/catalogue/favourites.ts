import { atom } from 'jotai';
import { isString, listOf } from '../storage/guards';
import { storedAs } from '../storage/item';
import { storedAtom } from '../store/storedAtom';

const favouritesItem = storedAs<readonly string[]>('favoriteGames', listOf(isString), () => []);
const keptAtom = storedAtom(favouritesItem);

/** Keys of the favourite games, newest first; see {@link keyOf}. */
export const favouritesAtom = atom((get): readonly string[] => get(keptAtom));

/** Adds or removes a key. */
export const toggleFavouriteAtom = atom(null, (get, set, key: string) => {
  const keys = get(keptAtom);
  set(keptAtom, keys.includes(key) ? keys.filter((other) => other !== key) : [key, ...keys]);
});
