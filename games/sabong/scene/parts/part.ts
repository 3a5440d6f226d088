import type { Tuning } from '../../../kit/scene/scene';
import type { Stagehand } from '../../../kit/scene/stagehand';
import type { Art } from '../art/bake';
import type { Layout } from '../layout';
import type { Pose } from '../pose';

/** What every part of the scene is given. */
export interface PartProps {
  readonly art: Art;
  readonly layout: Layout;
  readonly stagehand: Stagehand<Pose>;
  readonly tuning: Tuning;
}

/** `#rrggbb` as a number. */
export const tintOf = (color: string): number => Number.parseInt(color.slice(1), 16);

/** Where a bird's ground point is, and how large it is; the left bird faces right. */
export function stand(
  layout: Layout,
  side: 0 | 1,
  x: number,
  near: number,
): { x: number; y: number; scale: number } {
  return {
    x: (side === 0 ? -1 : 1) * x,
    y: layout.floor + near,
    scale: layout.birdScale * (1 + near * 0.006),
  };
}
