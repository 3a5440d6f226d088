import type { Address } from '../../../contract/addresses';
import type { Game } from '../../../contract/config';
import { ownGame } from '../../shared/catalogue/games';
import { OWN_GAMES, type OwnGame } from '../../shared/catalogue/ownGames';

export interface ShelvedGame extends OwnGame {
  /** The game as the server lists it; null if it does not list it yet. */
  readonly listed: Game | null;
}

/** The shelf of our own games: playable ones first, then announced ones. */
export function shelfOf(games: readonly Game[]): readonly ShelvedGame[] {
  const all = OWN_GAMES.map((game) => ({ ...game, listed: ownGame(games, game.id) ?? null }));
  return [...all.filter(({ listed }) => listed !== null), ...all.filter(({ listed }) => listed === null)];
}

/** The address of the game's demo. */
export const demoAddress = (game: OwnGame): Address => `/games/og?id=${game.id}&mode=demo`;
