import { ExtensionType, extensions, type InstructionSet, type Renderer, type RenderPipe } from 'pixi.js';
import { PARTICLE_BATCH, type ParticleBatchView } from './ParticleBatchView';

/**
 * How a renderer draws batches: each member goes into the batch of the pictures around it. Pixi hands pipes to a
 * renderer when that is made, so this file is loaded with the stage and not with the first scene that draws a batch.
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

  /** Only what stands otherwise than before is packed anew. */
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

  /** True where the picture must be laid out anew. */
  validateRenderable({ elements }: ParticleBatchView): boolean {
    for (let index = 0; index < elements.length; index += 1) if (elements[index]?.fits === false) return true;
    return false;
  }

  destroy(): void {
    // It holds nothing of its own.
  }
}

extensions.add(ParticleBatchPipe);
