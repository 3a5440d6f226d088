import type { PosePublisher } from '../../../kit/scene/motion/posePublisher';
import type { Tuning } from '../../../kit/scene/scene';
import { TICKET } from '../../foil/panels';
import type { Stroke } from '../../foil/strokes';
import type { Art } from '../art/bake';
import type { Pose } from '../pose';

/** The properties of every part of the scene. */
export interface PartProps {
  readonly art: Art;
  readonly posePublisher: PosePublisher<Pose>;
  readonly tuning: Tuning;
}

/** The strokes of a round; parts that show them call this once per frame. */
export interface StrokeSource {
  strokesOf(roundId: string): readonly Stroke[];
}

/** The fixed point of rotation and zoom: the centre of the ticket, in design px. */
export const ABOUT = { x: TICKET.width / 2, y: TICKET.height / 2 } as const;

interface Plane {
  readonly position: { set(x: number, y: number): void };
  readonly pivot: { set(x: number, y: number): void };
  readonly scale: { set(x: number, y: number): void };
  rotation: number;
  alpha: number;
}

/** Places a plane at the ticket, as seen by the camera. */
export function ride(plane: Plane, { ticket, shot }: Pose): void {
  const scale = ticket.scale * shot.zoom;
  plane.pivot.set(ABOUT.x, ABOUT.y);
  plane.position.set(ABOUT.x + ticket.x + shot.x, ABOUT.y + ticket.y + shot.y);
  plane.scale.set(scale, scale);
  plane.rotation = ticket.turn;
  plane.alpha = ticket.alpha;
}
