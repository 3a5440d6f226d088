import { useSearchParams } from 'react-router-dom';
import { ServerLists } from '../ServerLists';
import { PlayFilters } from './PlayFilters';
import { PlayList, useGameName } from './PlayList';
import { filterOf, type PlayFilter } from './plays';

/** The player's rounds in games of the house and of its studios. What is asked for stands in the address. */
export function PlayRecords() {
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const nameOf = useGameName();
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
      <ServerLists>
        <PlayList filter={filter} />
      </ServerLists>
    </>
  );
}
