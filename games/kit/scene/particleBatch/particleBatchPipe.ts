import { ExtensionType, extensions, type InstructionSet, type Renderer, type RenderPipe } from 'pixi.js';
import { PARTICLE_BATCH, type ParticleBatchView } from './ParticleBatchView';

/**
 * How a renderer draws batches: each particle goes into the batch of the sprites around it. Pixi gives pipes to a
 * renderer when it is created, so this file is loaded with the stage and not with the first scene that draws a batch.
 */
class ParticleBatchPipe implements RenderPipe<ParticleBatchView> {
  static readonly extension = { type: [ExtensionType.WebGLPipes], name: PARTICLE_BATCH } as const;
  readonly #renderer: Renderer;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  addRenderable(view: ParticleBatchView, instructions: InstructionSet): void {
    view.hasMoved();
    const { batch } = this.#renderer.renderPipes;
    for (const element of view.elements) {
      element.update();
      batch.addToBatch(element, instructions);
    }
  }

  /** Only changed particles are packed again. */
  updateRenderable(view: ParticleBatchView): void {
    const hasMoved = view.hasMoved();
    const { elements } = view;
    for (let index = 0; index < elements.length; index += 1) {
      const element = elements[index];
      if (element === undefined || !(hasMoved || element.isStale)) continue;
      element.update();
      element._batcher.updateElement(element);
    }
  }

  /** True if the batches must be rebuilt. */
  validateRenderable({ elements }: ParticleBatchView): boolean {
    for (let index = 0; index < elements.length; index += 1) if (elements[index]?.fits === false) return true;
    return false;
  }

  destroy(): void {
    // The pipe holds no resources.
  }
}

extensions.add(ParticleBatchPipe);
