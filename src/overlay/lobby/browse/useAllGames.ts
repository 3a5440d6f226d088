import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadShown, openGamesAtom, shownKeysAtom } from '../../../state/catalogue';
import { filterIn, filterQuery, finderOf, type GameFilter } from '../../../state/gameFilter';
import { useWords } from '../../../words/words';
import { drawnGame } from '../ownGames';

/** Browsers refuse an address that changes with every key: it follows what is typed when one pauses. */
const ADDRESS_AFTER_MS = 250;

/** What is looked for among all games, as the address says it, and what is found. */
export function useAllGames() {
  const { t } = useWords();
  const games = useAtomValue(openGamesAtom);
  const shown = useAtomValue(shownKeysAtom);
  const [query, setQuery] = useSearchParams();
  const asked = useMemo(() => filterIn(query), [query]);
  const [text, setText] = useState(asked.text);
  const filter = useMemo(() => ({ ...asked, text }), [asked, text]);
  const told = useRef(asked.text);
  const tell = useCallback(
    (next: GameFilter) => {
      told.current = next.text;
      setQuery(filterQuery(next).slice(1), { replace: true });
    },
    [setQuery],
  );
  // An address that changed without us, as by going back, is followed.
  useEffect(() => {
    if (asked.text === told.current) return;
    told.current = asked.text;
    setText(asked.text);
  }, [asked.text]);
  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(() => tell(filter), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, filter, tell]);
  const change = (part: Partial<GameFilter>) => {
    if (part.text !== undefined) setText(part.text);
    if (Object.keys(part).some((name) => name !== 'text')) tell({ ...filter, ...part });
  };

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
    change,
    /** A list of the house that is on its way, or did not come. */
    loadList,
    list: list === '' || shown[list] !== undefined ? 'known' : failed ? 'failed' : 'loading',
  } as const;
}
