import type { ComponentType } from 'react';

/** The address of our own games. */
export const GAME = '/games/og';

/** Apart from the list of all other pages, so that a game opened in the lobby does not wait for that list. */
export const loadGame = async (): Promise<ComponentType> =>
  (await import('../../overlay/play/GamePage')).GamePage;
