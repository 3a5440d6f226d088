import type { Timer } from '../shared/timer';

/** Browsers restore a context within a second or two of showing the page again; this leaves ample room, in ms. */
export const GIVEN_BACK_MS = 10_000;

/** Reports when a lost graphics context does not return while the page is visible. */
export class LossWatch {
  readonly #timer: Timer;
  readonly #isVisible: () => boolean;
  readonly #onGone: () => void;
  #cancel: () => void = () => undefined;

  constructor(timer: Timer, isVisible: () => boolean, onGone: () => void) {
    this.#timer = timer;
    this.#isVisible = isVisible;
    this.#onGone = onGone;
  }

  lost(): void {
    this.#cancel();
    this.#cancel = this.#timer.after(GIVEN_BACK_MS, () => {
      // A phone drops the context of a page behind another app, and restores it with the page.
      if (this.#isVisible()) this.#onGone();
      else this.lost();
    });
  }

  /** The context is back, or no longer needed. */
  over(): void {
    this.#cancel();
  }
}
