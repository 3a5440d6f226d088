import type { SceneModule } from '../../kit/scene/scene';
import { Scene } from './Scene';
import { timeline } from './timeline';
import tuning from './tuning.json';

/** What the host loads when a player opens sabong. */
export const scene: SceneModule = {
  Scene,
  tuning,
  timeline,
  budget: { drawCalls: 36, particles: 110, textureMb: 26 },
};
