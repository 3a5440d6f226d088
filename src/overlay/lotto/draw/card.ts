import type { StageCard } from '../../../../games/kit/card';

/** The draw of lotto as the stage and the gallery show it. It is no game: there is nothing to bet on in it. */
export const lottoDraw: Pick<StageCard, 'name' | 'scene' | 'moments'> = {
  name: 'lotto',
  scene: async () => (await import('./scene/module')).scene,
  moments: async () => (await import('./scene/moments')).moments,
};
