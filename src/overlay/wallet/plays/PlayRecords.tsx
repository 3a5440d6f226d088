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

/** The names of games are in the game list, which may not be loaded yet. */
function useGameNames(): void {
  const isMissing = !useAtomValue(isListedAtom);
  // Without an answer their ids are shown, which tell them apart as well.
  useQuery({ ...gameListQuery, enabled: isMissing });
}
