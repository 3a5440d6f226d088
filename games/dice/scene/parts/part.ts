import type { PosePublisher } from '../../../kit/scene/motion/posePublisher';
import type { Tuning } from '../../../kit/scene/scene';
import type { Art } from '../art/bake';
import type { Pose } from '../pose';

/** The properties of every part of the scene. */
export interface PartProps {
  readonly art: Art;
  readonly posePublisher: PosePublisher<Pose>;
  readonly tuning: Tuning;
}

/** The fixed point of zooming, in design px. */
export const ABOUT_Y = 0;
