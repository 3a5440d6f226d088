import type { Shape } from './shape';

/**
 * One of a batch, as it is meant to stand. Told freely: the batch looks at all of them at once. Every number begins
 * as a fraction does, or the engine would make garbage of each one that is told.
 */
export class Particle {
  /** May change to another of the same kind: whole, or with as many corners. */
  shape: Shape;
  x = Number.NaN;
  y = Number.NaN;
  rotation = Number.NaN;
  scaleX = Number.NaN;
  scaleY = Number.NaN;
  /** At 0 nothing of it is drawn. */
  alpha = Number.NaN;
  tint = 0xffffff;

  constructor(shape: Shape) {
    this.shape = shape;
  }
}

const REST = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 } as const;

export const particleOf = (shape: Shape, rest: Partial<Particle> = {}): Particle =>
  Object.assign(new Particle(shape), REST, rest);

export function scaleTo(member: Particle, scale: number): void {
  member.scaleX = scale;
  member.scaleY = scale;
}
