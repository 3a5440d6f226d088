import { useAtomValue } from 'jotai';
import type { Address } from '../../../../contract/addresses';
import { allGamesAtom } from '../../../shared/catalogue/gameList';
import { gamesByKey } from '../../../shared/catalogue/games';
import { OWN_GAMES } from '../../../shared/catalogue/ownGames';
import { recentsAtom } from '../../../shared/catalogue/recents';

/** The `from` of cash-ins that begin in a game: our own, and a provider's. */
const IN_GAMES: readonly (string | null)[] = ['og', 'game'];

/** Where to play with the money: the game that the player came from, otherwise the first own game of the lobby. */
export function useNextGame(from: string | null): Address {
  const [newest] = useAtomValue(recentsAtom);
  const games = useAtomValue(allGamesAtom);
  const [left] = IN_GAMES.includes(from) && newest !== undefined ? gamesByKey(games, [newest]) : [];
  if (left?.gameUrl !== undefined) return left.isOwn ? `${left.gameUrl}&mode=real` : left.gameUrl;
  const [first] = games.length === 0 ? OWN_GAMES : OWN_GAMES.filter(({ id }) => isOpen(games, id));
  return first === undefined ? '/' : `/games/og?id=${first.id}&mode=real`;
}

const isOpen = (
  games: readonly { readonly isOwn: boolean; readonly gameId: string }[],
  id: number,
): boolean => games.some(({ isOwn, gameId }) => isOwn && gameId === String(id));
