import type { PosePublisher } from '../../../kit/scene/motion/posePublisher';
import type { Tuning } from '../../../kit/scene/scene';
import type { Art } from '../art/bake';
import type { Layout } from '../layout';
import type { Pose } from '../pose';

/** The properties of every part of the picture. */
export interface PartProps {
  readonly art: Art;
  readonly layout: Layout;
  readonly posePublisher: PosePublisher<Pose>;
  readonly tuning: Tuning;
}
