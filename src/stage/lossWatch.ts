import type { Timer } from '../shared/timer';

/** Browsers give a context back within a second or two of seeing the page again. */
export const GIVEN_BACK_MS = 10_000;

/** Tells when a lost graphics context does not come back while somebody looks at the page. */
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
      // A phone takes the context away behind another app, and returns it with the page.
      if (this.#isVisible()) this.#onGone();
      else this.lost();
    });
  }

  /** It is back, or nobody waits for it any more. */
  over(): void {
    this.#cancel();
  }
}
