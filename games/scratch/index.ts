import type { GameCard } from '../kit/card';
import { manifest } from './rules/manifest';

/** 10004, scratch. */
export const scratch: GameCard = {
  ...manifest,
  scene: async () => (await import('./scene/module')).scene,
  board: async () => (await import('./board/index')).board,
  sound: async () => (await import('./sound/index')).sound,
  ambience: async () => (await import('./sound/bed')).bed,
  words: async (language) => (await import('./words/index')).words(language),
  moments: async () => (await import('./scene/moments')).moments,
};
