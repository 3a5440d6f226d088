import { ExtensionType, extensions, type WebGLRenderer } from 'pixi.js';

/**
 * A batch's shader tests for each pixel which of its textures is meant, one after the other; software rendering tests
 * all of them, and sixteen took a third of a frame. With four no scene needs more than two extra draw calls.
 */
const BATCH_TEXTURES_MAX = 4;

/** Limits batches to few textures, also after a lost context, when Pixi reads the device's own limit again. */
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
