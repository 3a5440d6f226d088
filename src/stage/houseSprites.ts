import type { SoundModule } from '../../games/kit/card';

/** The sprites every game shares. Each comes with its list of cues, in a chunk of its own. */
export const houseSprites: Readonly<Record<'ui' | 'wins', () => Promise<SoundModule>>> = {
  ui: async () => (await import('./uiSprite')).sound,
  wins: async () => (await import('./winsSprite')).sound,
};
