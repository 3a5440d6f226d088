import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { drawnGame, useOwnTexts } from '../../../shared/catalogue/ownGames';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { afterLayers } from '../../../ui/sheet/backStack';
import { openGamesAtom, useShownKeys } from './catalogue';
import { filterIn, filterQuery, finderOf, type GameFilter } from './gameFilter';

/** The address follows typing after a pause, because browsers limit how often it may change, in ms. */
const ADDRESS_AFTER_MS = 250;

/**
 * The filter, which is also in the address. The state changes at once and the address follows later, so a change made
 * meanwhile must not start from the old address.
 */
function useFilter() {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => filterIn(new URLSearchParams(location.search)), [location.search]);
  const [filter, setFilter] = useState(asked);
  const latest = useRef(filter);
  /** The query that is about to be written to the address; null if they are in sync. */
  const pendingQuery = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const query = filterQuery(asked);
    if (pendingQuery.current !== null) {
      if (pendingQuery.current === query) pendingQuery.current = null;
      return;
    }
    // The address was changed elsewhere, for example by going back: take its filter.
    if (filterQuery(latest.current) === query) return;
    latest.current = asked;
    setFilter(asked);
  }, [location, asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = () => {
    const query = filterQuery(latest.current);
    pendingQuery.current = query;
    afterLayers(() => navigate({ search: query }, { replace: true }));
  };
  const change = (part: Partial<GameFilter>) => {
    latest.current = { ...latest.current, ...part };
    setFilter(latest.current);
    clearTimeout(timer.current);
    const isTyped = Object.keys(part).every((name) => name === 'text');
    pendingQuery.current = filterQuery(latest.current);
    if (isTyped) timer.current = setTimeout(tell, ADDRESS_AFTER_MS);
    else tell();
  };
  return { filter, change };
}

/** The filter over all games, and its results. */
export function useAllGames() {
  const { titleOf } = useOwnTexts();
  const games = useAtomValue(openGamesAtom);
  const { filter, change } = useFilter();

  const { list } = filter;
  const shown = useShownKeys(list);

  const finder = useMemo(() => {
    const nameOf = (game: (typeof games)[number]) => {
      const own = drawnGame(game);
      return own === undefined ? game.gameName : titleOf(own.name);
    };
    return finderOf(games, nameOf);
  }, [games, titleOf]);
  const found = useMemo(() => finder.find(filter, shown.keys), [finder, filter, shown.keys]);
  return {
    games,
    found,
    filter,
    change,
    /** The state of the operator's list. */
    loadList: shown.retry,
    list: shown.state,
  } as const;
}
