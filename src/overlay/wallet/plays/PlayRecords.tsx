import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { gameListQuery, isListedAtom } from '../../../shared/catalogue/gameList';
import { PlayFilters } from './PlayFilters';
import { PlayList, useGameName } from './PlayList';
import { filterOf, type PlayFilter } from './plays';

/** The player's rounds in our own and in studios' games. The filter is in the address. */
export function PlayRecords() {
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const nameOf = useGameName();
  useGameNames();
  const change = (to: Partial<PlayFilter>) => {
    const { whose, range, game } = { ...filter, ...to };
    const next = new URLSearchParams({ show: 'plays', whose, since: range });
    if (game !== null) next.set('game', game);
    setQuery(next, { replace: true });
  };
  return (
    <>
      <PlayFilters
        filter={filter}
        gameName={filter.game === null ? null : nameOf(filter.game, null)}
        onChange={change}
      />
      <PlayList filter={filter} />
    </>
  );
}

/** Loads the game list for the names of games, if needed. */
function useGameNames(): void {
  const isMissing = !useAtomValue(isListedAtom);
  // Without a reply the ids are shown instead.
  useQuery({ ...gameListQuery, enabled: isMissing });
}
