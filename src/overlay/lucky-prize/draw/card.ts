import type { StageCard } from '../../../../games/kit/card';

/** The draw of the weekly lucky prize as the stage and the gallery show it. It is no game: it has no bet and no rules. */
export const luckyDraw: Pick<StageCard, 'name' | 'scene' | 'moments'> = {
  name: 'draw',
  scene: async () => (await import('./scene/module')).scene,
  moments: async () => (await import('./scene/moments')).moments,
};
