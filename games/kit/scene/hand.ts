import type { Json } from '../rules/round';

/**
 * What the player's finger does over the stage, between the DOM that feels it and the scene that shows it.
 * It changes many times a second, so it lives outside React: whoever feels writes, the scene reads once a
 * frame. Its content is the game's own.
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

  /** Goes up with every change, so that a reader can tell whether to look again. */
  get version(): number {
    return this.#version;
  }

  hold(content: Json): void {
    this.#content = content;
    this.#version += 1;
  }
}
