import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadShown, openGamesAtom, shownKeysAtom } from '../../../state/catalogue';
import { filterIn, filterQuery, finderOf, type GameFilter } from '../../../state/gameFilter';
import { useWords } from '../../../words/words';
import { drawnGame } from '../ownGames';

/** Browsers refuse an address that changes with every key; it follows when one pauses. */
const ADDRESS_AFTER_MS = 250;

/** What is looked for among all games, as the address says it, and what is found. */
export function useAllGames() {
  const { t } = useWords();
  const games = useAtomValue(openGamesAtom);
  const shown = useAtomValue(shownKeysAtom);
  const [query, setQuery] = useSearchParams();
  const told = useRef(query.toString());
  const [filter, setFilter] = useState(() => filterIn(query));

  // An address that changed without us, as by going back, is followed.
  useEffect(() => {
    if (query.toString() === told.current) return;
    told.current = query.toString();
    setFilter(filterIn(query));
  }, [query]);
  useEffect(() => {
    const next = filterQuery(filter).slice(1);
    if (next === told.current) return;
    const timer = setTimeout(() => {
      told.current = next;
      setQuery(next, { replace: true });
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [filter, setQuery]);

  const { list } = filter;
  const [failed, setFailed] = useState(false);
  const loadList = useCallback(() => {
    if (list === '') return;
    setFailed(false);
    loadShown(list).catch(() => setFailed(true));
  }, [list]);
  useEffect(loadList, [loadList]);

  const finder = useMemo(() => {
    const nameOf = (game: (typeof games)[number]) => {
      const own = drawnGame(game);
      return own === undefined ? game.gameName : t(`lobby.game.${own.name}`);
    };
    return finderOf(games, nameOf);
  }, [games, t]);
  const found = useMemo(() => finder.find(filter, shown), [finder, filter, shown]);
  return {
    games,
    found,
    filter,
    change: (part: Partial<GameFilter>) => setFilter((before) => ({ ...before, ...part })),
    /** A list of the house that is on its way, or did not come. */
    loadList,
    list: list === '' || shown[list] !== undefined ? 'known' : failed ? 'failed' : 'loading',
  } as const;
}
