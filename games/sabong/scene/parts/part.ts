import type { PosePublisher } from '../../../kit/scene/motion/posePublisher';
import type { Tuning } from '../../../kit/scene/scene';
import type { Art } from '../art/bake';
import type { Layout } from '../layout';
import type { Pose } from '../pose';

/** The properties of every part of the scene. */
export interface PartProps {
  readonly art: Art;
  readonly layout: Layout;
  readonly posePublisher: PosePublisher<Pose>;
  readonly tuning: Tuning;
}

/** `#rrggbb` as a number. */
export const tintOf = (color: string): number => Number.parseInt(color.slice(1), 16);

/** A bird's ground point, and its scale there. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** The position of a bird; the left one faces right. `out` is written and returned, so that frames allocate nothing. */
export function stand(layout: Layout, side: 0 | 1, x: number, near: number, out: Stand): Stand {
  out.x = (side === 0 ? -1 : 1) * x;
  out.y = layout.floor + near;
  out.scale = layout.birdScale * (1 + near * 0.006);
  return out;
}
