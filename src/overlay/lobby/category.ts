import type { GameType } from '../../../contract/gameTypes';

/**
 * The category shown in a lobby: everything with our own games first, one of the player's lists, or a type of games.
 */
export type Category = 'all' | 'favourites' | 'recent' | GameType;
