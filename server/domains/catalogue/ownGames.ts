import type { ContentAttribute, Game } from '../../../contract/config';
import { isGameName, rulebook } from '../../../games/rulebook';
import type { Config } from '../../config';

/** The provider name of the product's own games. */
export const OWN_PROVIDER = 'OWN';

interface OwnGame {
  readonly name: string;
  readonly gameName: string;
  readonly gameType: string;
  /** The lists it belongs to, besides the shelf of own games. */
  readonly content: readonly ContentAttribute[];
}

/** In the order of the lobby. Games without rules are not listed. */
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

/** A game in wire form; its id comes from the rulebook. */
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
