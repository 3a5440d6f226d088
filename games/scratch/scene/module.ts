import type { SceneModule } from '../../kit/scene/scene';
import { Scene } from './Scene';
import { timeline } from './timeline';
import tuning from './tuning.json';

/** What the host loads when a player opens the scratch game. */
export const scene: SceneModule = {
  Scene,
  tuning,
  timeline,
  budget: { drawCalls: 20, particles: 80, textureMb: 16 },
};
