import type { ReactNode } from 'react';
import type { Category } from './category';
import type { ShelvedGame } from './ownGames';
import { OriginalsShelf } from './Shelves';
import type { Browse } from './useBrowse';

interface ShownProps {
  category: Category;
  shelf: readonly ShelvedGame[];
  browse: Browse | null;
  /** Stands between the house's own games and the others. */
  strip?: ReactNode;
}

/** What a lobby shows of its games: the house's own and all shelves below them, or what was chosen. */
export function Shown({ category, shelf, browse, strip }: ShownProps) {
  if (category !== 'all') return browse && <browse.Chosen category={category} />;
  return (
    <>
      <OriginalsShelf shelf={shelf} browse={browse} />
      {strip}
      {browse && <browse.Plates />}
    </>
  );
}
