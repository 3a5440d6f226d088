import type { Stagehand } from '../../../kit/scene/motion/stagehand';
import type { Tuning } from '../../../kit/scene/scene';
import type { Art } from '../art/bake';
import type { Pose } from '../pose';

/** What every part of the scene is given. */
export interface PartProps {
  readonly art: Art;
  readonly stagehand: Stagehand<Pose>;
  readonly tuning: Tuning;
}

/** The point that zooming keeps in place, in design px. */
export const ABOUT_Y = 0;
