import type { SceneModule } from '../../../../../games/kit/scene/scene';
import { Scene } from './Scene';
import { timeline } from './timeline';
import tuning from './tuning.json';

/** The show of a draw. */
export const scene: SceneModule = {
  Scene,
  tuning,
  timeline,
  budget: { drawCalls: 14, particles: 110, textureMb: 14 },
};
