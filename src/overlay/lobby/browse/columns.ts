import { useMemo } from 'react';
import { type TileGame, variantsIn } from '../../../../assets/art/tiles/plan';
import type { Game } from '../../../../contract/config';
import { useMedia } from '../../../shared/useMedia';
import { DESKTOP, WIDE } from '../../../theme/screens';

/** How a list of games is laid out. Apart from VirtualGrid, so that the lobby's shelves need no virtual scrolling. */

const tiles = new WeakMap<Game, TileGame>();

/** A game as the painter knows it; the same object each time. */
function tileOf(game: Game): TileGame {
  const known = tiles.get(game);
  if (known !== undefined) return known;
  const { gameProvider: provider, gameId: id, gameName: name, gameType: type } = game;
  const tile = { provider, id, name, type };
  tiles.set(game, tile);
  return tile;
}

/** Which picture each game shows, so that no two neighbours look alike. */
export const useVariants = (games: readonly Game[], columns: number): ((index: number) => number) =>
  useMemo(() => variantsIn(games, columns, tileOf), [games, columns]);

/** How many stand across: as browse.css lays the other lists. */
export function useColumns(): number {
  const wide = useMedia(WIDE);
  const zoomed = useMedia('(max-width: 280px)');
  return useMedia(DESKTOP) ? 7 : wide ? 5 : zoomed ? 2 : 3;
}
