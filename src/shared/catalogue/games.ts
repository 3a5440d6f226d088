import type { Game } from '../../../contract/config';

type GameKey = Pick<Game, 'gameProvider' | 'gameId'>;

/** Identifies a game in lists, favourites and recents: provider_gameId. */
export const keyOf = (game: GameKey): string => `${game.gameProvider}_${game.gameId}`;

/** The games of a list of keys, in its order; keys of games that no longer exist are skipped. */
export function gamesByKey(games: readonly Game[], keys: readonly string[]): readonly Game[] {
  const byKey = new Map(games.map((game) => [keyOf(game), game]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Our own game with an id, whatever its provider is called. */
export const ownGame = (games: readonly Game[], gameId: number): Game | undefined =>
  games.find((game) => game.isOwn && game.gameId === String(gameId));
