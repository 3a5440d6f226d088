import type { Json } from '../rules/round';

/**
 * The state of the player's pointer over the stage, passed from the DOM that receives its events to the scene. It
 * changes many times a second, so it lives outside React: the DOM writes it, the scene reads it once per frame. Each
 * game defines its content.
 */
export class Hand {
  #content: Json;
  #version = 0;

  constructor(content: Json = null) {
    this.#content = content;
  }

  get content(): Json {
    return this.#content;
  }

  /** Incremented with every change, so that a reader can skip unchanged content. */
  get version(): number {
    return this.#version;
  }

  set(content: Json): void {
    this.#content = content;
    this.#version += 1;
  }
}
