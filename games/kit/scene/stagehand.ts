import { useLayoutEffect } from 'react';

/**
 * Carries one pose to every part of a scene. Parts register how they take a pose; the scene's one ticker
 * callback hands it round. Nothing goes through React state, so a frame costs no render.
 */
export class Stagehand<Pose> {
  readonly #parts = new Set<(pose: Pose) => void>();

  /** Returns how to leave. */
  join(apply: (pose: Pose) => void): () => void {
    this.#parts.add(apply);
    return () => this.#parts.delete(apply);
  }

  show(pose: Pose): void {
    for (const apply of this.#parts) apply(pose);
  }
}

/** Lets a part take poses while it is mounted. `apply` must be stable between changes of the part. */
export function usePart<Pose>(stagehand: Stagehand<Pose>, apply: (pose: Pose) => void): void {
  useLayoutEffect(() => stagehand.join(apply), [stagehand, apply]);
}
