import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../i18n/i18n';
import { afterLayers } from '../../../ui/sheet/backStack';
import { drawnGame } from '../ownGames';
import { openGamesAtom, useShownKeys } from './catalogue';
import { filterIn, filterQuery, finderOf, type GameFilter } from './gameFilter';

/** Browsers refuse an address that changes with every key: it follows what is typed when one pauses. */
const ADDRESS_AFTER_MS = 250;

/**
 * What is looked for, which the address says as well. The page goes by what was chosen last: the address follows
 * later, and whatever is chosen meanwhile must not be built upon an old one.
 */
function useFilter() {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => filterIn(new URLSearchParams(location.search)), [location.search]);
  const [filter, setFilter] = useState(asked);
  const latest = useRef(filter);
  /** What the address will say when it has followed; null when it has. */
  const awaited = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const query = filterQuery(asked);
    if (awaited.current !== null) {
      if (awaited.current === query) awaited.current = null;
      return;
    }
    // An address that changed without us, as by going back, is followed.
    if (filterQuery(latest.current) === query) return;
    latest.current = asked;
    setFilter(asked);
  }, [location, asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = () => {
    const query = filterQuery(latest.current);
    awaited.current = query;
    afterLayers(() => navigate({ search: query }, { replace: true }));
  };
  const change = (part: Partial<GameFilter>) => {
    latest.current = { ...latest.current, ...part };
    setFilter(latest.current);
    clearTimeout(timer.current);
    const isTyped = Object.keys(part).every((name) => name === 'text');
    awaited.current = filterQuery(latest.current);
    if (isTyped) timer.current = setTimeout(tell, ADDRESS_AFTER_MS);
    else tell();
  };
  return { filter, change };
}

/** What is looked for among all games, and what is found. */
export function useAllGames() {
  const { t } = useTranslation();
  const games = useAtomValue(openGamesAtom);
  const { filter, change } = useFilter();

  const { list } = filter;
  const shown = useShownKeys(list);

  const finder = useMemo(() => {
    const nameOf = (game: (typeof games)[number]) => {
      const own = drawnGame(game);
      return own === undefined ? game.gameName : t(`lobby.game.${own.name}`);
    };
    return finderOf(games, nameOf);
  }, [games, t]);
  const found = useMemo(() => finder.find(filter, shown.keys), [finder, filter, shown.keys]);
  return {
    games,
    found,
    filter,
    change,
    /** A list of the operator that is on its way, or did not come. */
    loadList: shown.retry,
    list: shown.state,
  } as const;
}
