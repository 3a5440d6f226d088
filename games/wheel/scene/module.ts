import type { SceneModule } from '../../kit/scene/scene';
import { Scene } from './Scene';
import { timeline } from './timeline';
import tuning from './tuning.json';

/** The scene of the wheel's page. */
export const scene: SceneModule = {
  Scene,
  tuning,
  timeline,
  budget: { drawCalls: 16, particles: 120, textureMb: 14 },
};
