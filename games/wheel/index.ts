import type { LoyaltyCard } from '../kit/loyaltyCard';
import { manifest } from './rules/manifest';

/** The loyalty wheel. It has its own page and is not one of the lobby's games. */
export const wheel: LoyaltyCard = {
  ...manifest,
  scene: async () => (await import('./scene/module')).scene,
  board: async () => (await import('./board/index')).board,
  sound: async () => (await import('./sound/index')).sound,
  ambience: async () => (await import('./sound/bed')).bed,
  words: async (language) => (await import('./words/index')).words(language),
  moments: async () => (await import('./scene/moments')).moments,
};
