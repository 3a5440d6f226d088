import type { Shape } from './shape';

/** One of a crowd, as it is meant to stand. Told freely: the crowd looks at all of them at once. */
export interface Member {
  /** May change to another of the same kind: whole, or with as many corners. */
  shape: Shape;
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  /** At 0 nothing of it is drawn. */
  alpha: number;
  tint: number;
}

export const memberOf = (shape: Shape, rest: Partial<Member> = {}): Member => ({
  shape,
  x: 0,
  y: 0,
  rotation: 0,
  scaleX: 1,
  scaleY: 1,
  alpha: 1,
  tint: 0xffffff,
  ...rest,
});

export function scaleTo(member: Member, scale: number): void {
  member.scaleX = scale;
  member.scaleY = scale;
}
