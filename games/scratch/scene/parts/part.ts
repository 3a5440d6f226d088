import type { Stagehand } from '../../../kit/scene/motion/stagehand';
import type { Tuning } from '../../../kit/scene/scene';
import { TICKET } from '../../foil/panels';
import type { Stroke } from '../../foil/strokes';
import type { Art } from '../art/bake';
import type { Pose } from '../pose';

/** What every part of the counter is given. */
export interface PartProps {
  readonly art: Art;
  readonly stagehand: Stagehand<Pose>;
  readonly tuning: Tuning;
}

/** Where the strokes of a round are found; parts that show them ask once a frame. */
export interface StrokeSource {
  strokesOf(roundId: string): readonly Stroke[];
}

/** The point about which a ticket turns and a zoom grows: the middle of the ticket, in design px. */
export const ABOUT = { x: TICKET.width / 2, y: TICKET.height / 2 } as const;

interface Plane {
  readonly position: { set(x: number, y: number): void };
  readonly pivot: { set(x: number, y: number): void };
  readonly scale: { set(x: number, y: number): void };
  rotation: number;
  alpha: number;
}

/** Puts a plane where the ticket is, as the shot sees it. */
export function ride(plane: Plane, { ticket, shot }: Pose): void {
  const scale = ticket.scale * shot.zoom;
  plane.pivot.set(ABOUT.x, ABOUT.y);
  plane.position.set(ABOUT.x + ticket.x + shot.x, ABOUT.y + ticket.y + shot.y);
  plane.scale.set(scale, scale);
  plane.rotation = ticket.turn;
  plane.alpha = ticket.alpha;
}
