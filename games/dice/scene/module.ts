import type { SceneModule } from '../../kit/scene/scene';
import { Scene } from './Scene';
import { timeline } from './timeline';
import tuning from './tuning.json';

/** What the host loads when a player opens the dice game. */
export const scene: SceneModule = {
  Scene,
  tuning,
  timeline,
  budget: { drawCalls: 18, particles: 60, textureMb: 12 },
};
