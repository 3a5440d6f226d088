import { ExtensionType, extensions, type WebGLRenderer } from 'pixi.js';

/**
 * A batch's shader asks for each pixel which of its textures is meant, one after the other, and software that draws
 * asks them all: of sixteen that took a third of a frame. With four no scene needs more than two calls more.
 */
const BATCH_TEXTURES_MAX = 4;

/** Keeps batches to few textures, also after a context was lost: Pixi asks the card for its own limit anew. */
class FewTextures {
  static readonly extension = { type: [ExtensionType.WebGLSystem], name: 'fewTextures' } as const;
  readonly #renderer: WebGLRenderer;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  contextChange(): void {
    const { limits } = this.#renderer;
    limits.maxBatchableTextures = Math.min(limits.maxBatchableTextures, BATCH_TEXTURES_MAX);
  }

  destroy(): void {}
}

extensions.add(FewTextures);
