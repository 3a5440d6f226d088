import { useQuery } from '@tanstack/react-query';
import { atom } from 'jotai';
import type { ReplyOf } from '../../../../contract/call';
import { type ContentAttribute, configCalls, type Game } from '../../../../contract/config';
import { allGamesAtom, frontGameAtom, GAMES_STALE_MS } from '../../../shared/catalogue/gameList';
import { gamesByKey, keyOf } from '../../../shared/catalogue/games';
import { isOpenPage } from '../../../shared/navigation/availablePages';
import { callQuery } from '../../../shared/query/callQuery';

/** A game is linked only where its page is available. */
const opens = ({ gameUrl }: Game): boolean => isOpenPage(gameUrl.split('?')[0] ?? '');

/** Every game that can be opened: our own first, then those of the studios. */
export const openGamesAtom = atom((get): readonly Game[] => get(allGamesAtom).filter(opens));

/** The shelves of the front page by type, with their games. Empty shelves are left out. */
export const shelvesAtom = atom((get): ReadonlyMap<string, readonly Game[]> => {
  const games = get(openGamesAtom);
  const shelves = (get(frontGameAtom)?.parts ?? []).map(
    ({ TYPE, games: keys }) => [TYPE, gamesByKey(games, keys.map(keyOf))] as const,
  );
  return new Map(shelves.filter(([, shelf]) => shelf.length > 0));
});

/** The games on a list of the operator: hot, new or top. */
const shownGamesQuery = (contentAttr: ContentAttribute) =>
  callQuery(configCalls.shownGames, { contentAttr }, { noLoginRedirect: true, staleTime: GAMES_STALE_MS });

const keysOf = ({ games }: ReplyOf<typeof configCalls.shownGames>): ReadonlySet<string> =>
  new Set(games.map(keyOf));

/** The keys of the games on one list of the operator; fetched when one is chosen. */
export function useShownKeys(list: ContentAttribute | '') {
  // Without a chosen list the query is disabled, so that its key does not matter.
  const { data, isError, isFetching, refetch } = useQuery({
    ...shownGamesQuery(list === '' ? 'HOT' : list),
    enabled: list !== '',
    select: keysOf,
  });
  const isFailed = isError && !isFetching;
  return {
    keys: list === '' ? undefined : data,
    state: list === '' || data !== undefined ? 'known' : isFailed ? 'failed' : 'loading',
    retry: () => void refetch(),
  } as const;
}
