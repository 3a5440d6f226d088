import type { Shape } from './shape';

/**
 * One of a batch. Its fields may be set freely: the batch compares all of them at once. Every number starts as NaN, a
 * floating-point value: the JavaScript engine would otherwise allocate each number that is set.
 */
export class Particle {
  /** May change to another of the same kind: whole, or with the same number of corners. */
  shape: Shape;
  x = Number.NaN;
  y = Number.NaN;
  rotation = Number.NaN;
  scaleX = Number.NaN;
  scaleY = Number.NaN;
  /** At 0 the particle is not drawn. */
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
