import type { ComponentType } from 'react';

/** The path of our own games. */
export const GAME = '/games/og';

/** Separate from the list of all other pages, so that a game opened from the lobby does not wait for that list. */
export const loadGame = async (): Promise<ComponentType> =>
  (await import('../../overlay/play/GamePage')).GamePage;
