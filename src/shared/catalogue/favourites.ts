import { atom } from 'jotai';
import * as z from 'zod/mini';
import { stored } from '../storage/storage';
import { storedAtom } from '../store/storedAtom';

const favouritesItem = stored('favoriteGames', z.array(z.string()), () => [] as string[]);
const keptAtom = storedAtom(favouritesItem);

/** Keys of the favourite games, newest first; see {@link keyOf}. */
export const favouritesAtom = atom((get): readonly string[] => get(keptAtom));

/** Adds or removes a key. */
export const toggleFavouriteAtom = atom(null, (get, set, key: string) => {
  const keys = get(keptAtom);
  set(keptAtom, keys.includes(key) ? keys.filter((other) => other !== key) : [key, ...keys]);
});
