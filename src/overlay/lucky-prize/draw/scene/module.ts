import type { SceneModule } from '../../../../../games/kit/scene/scene';
import { Scene } from './Scene';
import { timeline } from './timeline';
import tuning from './tuning.json';

/** The scene of a draw. */
export const scene: SceneModule = {
  Scene,
  tuning,
  timeline,
  budget: { drawCalls: 12, particles: 120, textureMb: 12 },
};
