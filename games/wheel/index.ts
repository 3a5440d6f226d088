import type { LoyaltyCard } from '../kit/card';

/** The loyalty wheel. It stands on a page of its own, not among the games of the lobby. */
export const wheel: LoyaltyCard = {
  name: 'wheel',
  scene: async () => (await import('./scene/module')).scene,
  board: async () => (await import('./board/index')).board,
  sound: async () => (await import('./sound/index')).sound,
  words: async (language) => (await import('./words/index')).words(language),
  moments: async () => (await import('./scene/moments')).moments,
};
