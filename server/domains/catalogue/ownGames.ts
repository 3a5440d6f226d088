import type { ContentAttribute, Game } from '../../../contract/config';
import { isGameName, rulebook } from '../../../games/rulebook';
import type { Config } from '../../config';

/** The provider name of the product's own games. */
export const OWN_PROVIDER = 'OWN';

interface OwnGame {
  readonly name: string;
  readonly gameName: string;
  readonly gameType: string;
  /** The lists it stands in, besides the shelf of own games. */
  readonly content: readonly ContentAttribute[];
}

/** In the order of the lobby. One whose rules do not exist is listed nowhere. */
const OWN_GAMES: readonly OwnGame[] = [
  { name: 'color', gameName: 'Color Game', gameType: 'Arcade', content: ['TOP', 'HOT'] },
  { name: 'crash', gameName: 'Jeepney Jump', gameType: 'Arcade', content: ['TOP', 'HOT'] },
  { name: 'sabong', gameName: 'Sabong Bida', gameType: 'Sabong', content: ['TOP', 'HOT'] },
  { name: 'ring', gameName: 'Parol Ring', gameType: 'Arcade', content: ['NEW'] },
  { name: 'dice', gameName: 'Island Dice', gameType: 'Arcade', content: ['TOP'] },
  { name: 'scratch', gameName: 'Scratch Swerte', gameType: 'Arcade', content: ['NEW'] },
];

/** The own games that have rules and are switched on, in the order of the lobby. */
export const openGames = ({ ownGames }: Pick<Config, 'ownGames'>): readonly OwnGame[] =>
  OWN_GAMES.filter(({ name }) => isGameName(name) && ownGames.includes(name));

/** A game as the wire knows it; its id is the one of the rulebook. */
export function gameOf({ name, gameName, gameType }: OwnGame): Game {
  const gameId = isGameName(name) ? String(rulebook[name].id) : '';
  return {
    gameProvider: OWN_PROVIDER,
    gameId,
    gameName,
    gameType,
    isOwn: true,
    gameUrl: `/games/og?id=${gameId}`,
    isHuidu: false,
  };
}
