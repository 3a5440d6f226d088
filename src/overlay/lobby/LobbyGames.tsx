import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { onlineAtom } from '../../shared/online';
import type { Category } from './category';
import { ShelfSkeleton } from './LobbySkeleton';
import type { ShelvedGame } from './ownGames';
import { OriginalsShelf } from './Shelves';
import type { Browse } from './useBrowse';

interface LobbyGamesProps {
  category: Category;
  shelf: readonly ShelvedGame[];
  browse: Browse | null;
  /** Between our own games and the others. */
  strip?: ReactNode;
}

/**
 * The games of a lobby: our own and all shelves below them, or the chosen category. Until the shelves have loaded, a
 * skeleton holds their place, so that the footer does not jump.
 */
export function LobbyGames({ category, shelf, browse, strip }: LobbyGamesProps) {
  const online = useAtomValue(onlineAtom);
  if (category !== 'all') return browse && <browse.Chosen category={category} />;
  return (
    <>
      <OriginalsShelf shelf={shelf} browse={browse} />
      {strip}
      {browse ? <browse.Shelves /> : online && <ShelfSkeleton />}
    </>
  );
}
