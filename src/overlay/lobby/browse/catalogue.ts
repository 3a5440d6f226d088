import { atom } from 'jotai';
import { type ContentAttribute, configCalls, type Game } from '../../../../contract/config';
import { send } from '../../../shared/api/api';
import { gamesByKey, keyOf } from '../../../shared/catalogue/games';
import { allGamesAtom, frontGameAtom } from '../../../shared/config/config';
import { isOpenPage } from '../../../shared/navigation/openPages';
import { changeAtom } from '../../../shared/store/store';

/** A game is shown as a door only where its page is open. */
const opens = ({ gameUrl }: Game): boolean => isOpenPage(gameUrl.split('?')[0] ?? '');

/** Every game that can be opened: the house's own first, then those of its studios. */
export const openGamesAtom = atom((get): readonly Game[] => get(allGamesAtom).filter(opens));

/** The shelves of the front page by their TYPE, with the games on them. Shelves without any are left out. */
export const platesAtom = atom((get): ReadonlyMap<string, readonly Game[]> => {
  const games = get(openGamesAtom);
  const shelves = (get(frontGameAtom)?.parts ?? []).map(
    ({ TYPE, games: keys }) => [TYPE, gamesByKey(games, keys.map(keyOf))] as const,
  );
  return new Map(shelves.filter(([, shelf]) => shelf.length > 0));
});

const shownAtom = atom<Partial<Record<ContentAttribute, ReadonlySet<string>>>>({});

/** Keys of the games on each list of the house; a list that was not loaded yet is missing. */
export const shownKeysAtom = atom((get) => get(shownAtom));

/** Loads a list of the house. Throws an ApiError. */
export async function loadShown(contentAttr: ContentAttribute): Promise<void> {
  const { games } = await send(configCalls.shownGames, { contentAttr }, { noLoginRedirect: true });
  changeAtom(shownAtom, (before) => ({ ...before, [contentAttr]: new Set(games.map(keyOf)) }));
}
