import type { ComponentType } from 'react';

/** Where the house's own games are played. */
export const GAME = '/games/og';

/** Known from the start: whoever opens a game in the lobby would wait for the list of all other pages on the way. */
export const loadGame = async (): Promise<ComponentType> =>
  (await import('../../overlay/play/GamePage')).GamePage;
