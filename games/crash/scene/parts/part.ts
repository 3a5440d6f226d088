import type { PosePublisher } from '../../../kit/scene/motion/posePublisher';
import type { Tuning } from '../../../kit/scene/scene';
import type { Art } from '../art/bake';
import type { Layout } from '../layout';
import type { Pose } from '../pose';
import type { Plan } from '../timeline';

/** The properties of every part of the scene. */
export interface PartProps {
  readonly art: Art;
  readonly layout: Layout;
  readonly posePublisher: PosePublisher<Pose>;
  readonly tuning: Tuning;
  readonly plan: Plan | null;
}

/** `#rrggbb` as a number. */
export const tintOf = (color: string): number => Number.parseInt(color.slice(1), 16);
