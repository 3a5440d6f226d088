import type { InstantCard } from '../../../games/kit/card';
import { manifest } from './rules/manifest';

/** What the app knows of the game; the rest is loaded when somebody opens it. */
export const newgame: InstantCard = {
  ...manifest,
  scene: async () => (await import('./scene/module')).scene,
  board: async () => (await import('./board/index')).board,
  sound: async () => (await import('./sound/index')).sound,
  words: async (language) => (await import('./words/index')).words(language),
  moments: async () => (await import('./scene/moments')).moments,
};
