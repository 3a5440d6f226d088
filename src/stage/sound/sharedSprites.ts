import type { SoundModule } from '../../../games/kit/card';

/** The sprites that every game shares, each with its list of cues in a chunk of its own. */
export const sharedSprites: Readonly<Record<'ui' | 'wins', () => Promise<SoundModule>>> = {
  ui: async () => (await import('./uiSprite')).sound,
  wins: async () => (await import('./winsSprite')).sound,
};
