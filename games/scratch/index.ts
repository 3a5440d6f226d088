import type { GameCard } from '../kit/card';

/** 10004, scratch. */
export const scratch: GameCard = {
  id: 10004,
  name: 'scratch',
  hasDemo: true,
  demoEntriesAtStart: 4,
  scene: async () => (await import('./scene/module')).scene,
  board: async () => (await import('./board/index')).board,
  sound: async () => (await import('./sound/index')).sound,
  words: async (language) => (await import('./words/index')).words(language),
  moments: async () => (await import('./scene/moments')).moments,
};
