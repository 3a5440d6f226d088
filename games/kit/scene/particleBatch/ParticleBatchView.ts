import { Matrix, ViewContainer, type ViewContainerOptions } from 'pixi.js';
import { BatchElement } from './batchElement';
import type { Particle } from './particle';

/** The name of the render pipe that draws batches. */
export const PARTICLE_BATCH = 'particleBatch';

interface ParticleBatchOptions extends ViewContainerOptions {
  readonly particles?: readonly Particle[];
}

/**
 * Many small objects that move independently, as one display object: a display object each would cost several times as
 * much per frame. Drawn in one call with the sprites around it.
 */
export class ParticleBatchView extends ViewContainer {
  override readonly renderPipeId = PARTICLE_BATCH;
  readonly batched = true;
  /** The batch elements of the particles. */
  elements: readonly BatchElement[] = [];
  #particles: readonly Particle[] = [];
  readonly #transform = new Matrix(Number.NaN);
  #color = Number.NaN;
  #alpha = Number.NaN;

  constructor({ particles = [], ...options }: ParticleBatchOptions) {
    super({ label: 'ParticleBatch', ...options });
    this.particles = particles;
  }

  /** Named like the constructor's option: React sets a changed prop by the name it had at creation. */
  get particles(): readonly Particle[] {
    return this.#particles;
  }
  set particles(particles: readonly Particle[]) {
    if (particles === this.#particles) return;
    this.#particles = particles;
    this.elements = particles.map((particle) => new BatchElement(particle, this));
    const group = this.parentRenderGroup;
    if (group) group.structureDidChange = true;
    this.onViewUpdate();
  }

  /** Whether the whole batch has moved or changed its colour since the last call. */
  hasMoved(): boolean {
    const { groupTransform, groupColor, groupAlpha } = this;
    const hasMoved =
      groupColor !== this.#color ||
      groupAlpha !== this.#alpha ||
      groupTransform.a !== this.#transform.a ||
      groupTransform.b !== this.#transform.b ||
      groupTransform.c !== this.#transform.c ||
      groupTransform.d !== this.#transform.d ||
      groupTransform.tx !== this.#transform.tx ||
      groupTransform.ty !== this.#transform.ty;
    if (!hasMoved) return false;
    this.#transform.copyFrom(groupTransform);
    this.#color = groupColor;
    this.#alpha = groupAlpha;
    return true;
  }

  protected override updateBounds(): void {
    const bounds = this._bounds;
    bounds.clear();
    const matrix = new Matrix();
    for (const { shape, x, y, rotation, scaleX, scaleY, alpha } of this.#particles) {
      if (alpha <= 0) continue;
      matrix.setTransform(x, y, 0, 0, scaleX, scaleY, rotation, 0, 0);
      if (shape.bounds === null) bounds.addVertexData(shape.positions, 0, shape.positions.length, matrix);
      else
        bounds.addFrame(shape.bounds.minX, shape.bounds.minY, shape.bounds.maxX, shape.bounds.maxY, matrix);
    }
  }

  override destroy(...options: Parameters<ViewContainer['destroy']>): void {
    super.destroy(...options);
    this.elements = [];
  }
}
