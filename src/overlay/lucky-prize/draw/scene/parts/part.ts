import type { PosePublisher } from '../../../../../../games/kit/scene/motion/posePublisher';
import type { Art } from '../art/bake';
import type { Pose } from '../pose';

/** The properties of every part of the picture. */
export interface PartProps {
  readonly art: Art;
  readonly posePublisher: PosePublisher<Pose>;
}
