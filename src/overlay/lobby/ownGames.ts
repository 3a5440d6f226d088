import type { Game } from '../../../contract/config';
import { ownGame } from '../../shared/catalogue/games';

/** One of our own games as shown in the lobby. */
export interface OwnGame {
  readonly id: number;
  /** The name of its tile and its string key. */
  readonly name: string;
  readonly hot?: boolean;
  readonly hasDemo?: boolean;
}

/** In shelf order. */
const OWN_GAMES: readonly OwnGame[] = [
  { id: 10001, name: 'color', hot: true, hasDemo: true },
  { id: 10003, name: 'crash', hasDemo: true },
  { id: 10006, name: 'sabong' },
  { id: 10005, name: 'dice', hasDemo: true },
  { id: 10002, name: 'ring', hasDemo: true },
  { id: 10004, name: 'scratch', hasDemo: true },
];

export interface ShelvedGame extends OwnGame {
  /** The game as the server lists it; null if it does not list it yet. */
  readonly listed: Game | null;
}

/** The shelf of our own games: playable ones first, then announced ones. */
export function shelved(games: readonly Game[]): readonly ShelvedGame[] {
  const all = OWN_GAMES.map((game) => ({ ...game, listed: ownGame(games, game.id) ?? null }));
  return [...all.filter(({ listed }) => listed !== null), ...all.filter(({ listed }) => listed === null)];
}

/** Our own game for a listed game; undefined for a studio's game. */
export const drawnGame = (game: Game): OwnGame | undefined =>
  game.isOwn ? OWN_GAMES.find(({ id }) => String(id) === game.gameId) : undefined;

/** The address of the game's demo. */
export const demoAddress = (game: OwnGame): string => `/games/og?id=${game.id}&mode=demo`;
