import type { SceneModule } from '../../../../games/kit/scene/scene';
import { Scene } from './Scene';
import { timeline } from './timeline';
import tuning from './tuning.json';

export const scene: SceneModule = {
  Scene,
  tuning,
  timeline,
  budget: { drawCalls: 8, particles: 0, textureMb: 3 },
};
