import type { InstructionSet, Renderer, RenderPipe } from 'pixi.js';
import type { CrowdView } from './CrowdView';

/** How a renderer draws crowds: each member goes into the batch of the pictures around it. */
class CrowdPipe implements RenderPipe<CrowdView> {
  readonly #renderer: Renderer;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  addRenderable(view: CrowdView, instructions: InstructionSet): void {
    view.hasMoved();
    const { batch } = this.#renderer.renderPipes;
    for (const element of view.elements) {
      element.lay();
      batch.addToBatch(element, instructions);
    }
  }

  /** Only what stands otherwise than before is packed anew. */
  updateRenderable(view: CrowdView): void {
    const hasMoved = view.hasMoved();
    const { elements } = view;
    for (let index = 0; index < elements.length; index += 1) {
      const element = elements[index];
      if (element === undefined || !(hasMoved || element.isStale)) continue;
      element.lay();
      element._batcher.updateElement(element);
    }
  }

  /** True where the picture must be laid out anew. */
  validateRenderable({ elements }: CrowdView): boolean {
    for (let index = 0; index < elements.length; index += 1) if (elements[index]?.fits === false) return true;
    return false;
  }

  destroy(): void {
    // It holds nothing of its own.
  }
}

/** Teaches a renderer to draw crowds, once. */
export function drawCrowds(renderer: Renderer): void {
  const pipes = renderer.renderPipes as unknown as Record<string, RenderPipe<CrowdView> | undefined>;
  pipes.crowd ??= new CrowdPipe(renderer);
}
