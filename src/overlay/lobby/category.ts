import type { GameType } from '../../../contract/gameTypes';

/** What a lobby shows: everything with our own games first, a player's own list, or a type of games. */
export type Category = 'all' | 'favourites' | 'recent' | GameType;
