import { atom } from 'jotai';
import type { FrontGame, Game, PageData, PublicConfig } from '../../../contract/config';
import { withCalls } from '../api/withCalls';
import { setPublicConfig } from '../config/config';
import { previewBody } from '../config/preview';
import { firstQuery } from '../query/firstQuery';
import { persisted } from '../query/persisted';
import { queryAtom } from '../query/queryAtom';
import { queryClient } from '../query/queryClient';
import { dataOf, fetchNow, type ReadQuery } from '../query/readQuery';
import { loggedInAtom, uidAtom } from '../session/session';
import { isString, listOf, objectOf, orNull, recordOf } from '../storage/guards';
import { CACHE_KEPT_MS, storedAs } from '../storage/item';
import { changeAtom, readAtom, watchAtom } from '../store/store';
import { gamesInOrder, type KeyedGames } from './gamesInOrder';
import { isFrontGame, isGame } from './listGuards';
import { readPageData } from './pageData';

/** For this time, in ms, shelves and games are not loaded again when a page shows them. */
export const GAMES_STALE_MS = 5 * 60_000;

/** The data embedded in this page; null where there is none, as in development. */
const pageDataAtom = atom<PageData | null>(null);

/** The shelves and banners of the lobby. */
export const frontGameQuery: ReadQuery<FrontGame | null> = persisted(
  {
    queryKey: ['frontGame'],
    enabled: true,
    staleTime: GAMES_STALE_MS,
    async queryFn() {
      const { front_game } = await withCalls(({ send, config }) =>
        send(config.front, { key: 'front_game', ...previewBody() }),
      );
      return front_game ?? { parts: [], banners: [], promos: [] };
    },
  },
  storedAs('frontGame', orNull(isFrontGame), () => null, { keptMs: CACHE_KEPT_MS }),
);

const keptFrontAtom = queryAtom(() => frontGameQuery);

/** Whether the lobby's shelves are loaded, and not only the banners embedded in the page. */
export const hasShelvesAtom = atom((get) => get(keptFrontAtom) !== null);

/** The lobby's shelves and banners; until the server answers, those of the last visit, else the page's banners. */
export const frontGameAtom = atom((get): FrontGame | null => {
  const front = get(keptFrontAtom);
  const embedded = get(pageDataAtom);
  return front === null && embedded !== null ? { parts: [], banners: embedded.banners, promos: [] } : front;
});

interface GameList extends KeyedGames {
  readonly version: string;
}

const isGameList = objectOf<GameList>({
  version: isString,
  allGames: recordOf(listOf(isGame)),
  order: listOf(isString),
});

/**
 * Every game that the caller may see. The request names the known version; the server sends a list only for another
 * one.
 */
export const gameListQuery: ReadQuery<GameList | null> = persisted(
  {
    queryKey: ['allGames'],
    enabled: true,
    staleTime: GAMES_STALE_MS,
    async queryFn() {
      const known = dataOf(gameListQuery) ?? null;
      const body = { version: known?.version ?? '', ...previewBody() };
      const { version, allGames, order } = await withCalls(({ send, config }) =>
        send(config.allGames, body, { noLoginRedirect: true }),
      );
      return allGames === null ? known : { version, allGames, order };
    },
  },
  storedAs('allGames', orNull(isGameList), () => null, { keptMs: CACHE_KEPT_MS }),
);

const gameListAtom = queryAtom(() => gameListQuery);

const listedAtom = atom((get) => {
  const list = get(gameListAtom);
  return list === null ? null : gamesInOrder(list);
});

// A member may see games that a guest does not, and the other way round.
watchAtom(loggedInAtom, () => {
  for (const { queryKey } of [frontGameQuery, gameListQuery])
    void queryClient.invalidateQueries({ queryKey });
});

/** Providers hidden from a player. */
const blackListQuery = (uid: number | null) =>
  firstQuery('hiddenProviders', uid, ({ send, config }) =>
    send(config.callerFront, { key: 'game_black_list' }, { noLoginRedirect: true, quiet: true }),
  );

const blackListAtom = queryAtom((get) => blackListQuery(get(uidAtom)));

const NONE_HIDDEN: readonly string[] = [];

/** Providers hidden from this caller; none for a guest. */
export const hiddenProvidersAtom = atom((get) => get(blackListAtom)?.hiddenProviders ?? NONE_HIDDEN);

/**
 * Every game the caller may see; until the server answers, the last visit's list, else our own games as embedded in the
 * page.
 */
export const allGamesAtom = atom((get): readonly Game[] => {
  const hidden = get(hiddenProvidersAtom);
  const known = get(listedAtom) ?? get(pageDataAtom)?.games ?? [];
  return known.filter(({ gameProvider }) => !hidden.includes(gameProvider));
});

/** Whether the full list is loaded, and not only the games embedded in the page. */
export const isListedAtom = atom((get) => get(gameListAtom) !== null);

/** Reads the data embedded in the page. Returns its configuration with the device's time; null without one. */
export function takePageData(): PublicConfig | null {
  const data = readPageData(document);
  if (data === null) return null;
  const config = { ...data.config, serverTime: new Date().toISOString() };
  changeAtom(pageDataAtom, data);
  setPublicConfig(config);
  return config;
}

/** Loads which providers are hidden from the player. Without an answer the last known list stays. Never rejects. */
export async function loadBlackList(): Promise<void> {
  const uid = readAtom(uidAtom);
  if (uid !== null) await fetchNow(blackListQuery(uid)).catch(() => null);
}
