import { useLayoutEffect } from 'react';

/**
 * Carries one pose to every part of a scene. Parts register how they take a pose; the scene's one ticker
 * callback hands it round. Nothing goes through React state, so a frame costs no render.
 */
export class Stagehand<Pose> {
  /** A row, and another one after each change: walking along a set makes garbage in every frame. */
  #parts: readonly ((pose: Pose) => void)[] = [];

  /** Returns how to leave. */
  join(apply: (pose: Pose) => void): () => void {
    this.#parts = [...this.#parts, apply];
    return () => {
      this.#parts = this.#parts.filter((part) => part !== apply);
    };
  }

  show(pose: Pose): void {
    const parts = this.#parts;
    for (let index = 0; index < parts.length; index += 1) parts[index]?.(pose);
  }
}

/** Lets a part take poses while it is mounted. `apply` must be stable between changes of the part. */
export function usePart<Pose>(stagehand: Stagehand<Pose>, apply: (pose: Pose) => void): void {
  useLayoutEffect(() => stagehand.join(apply), [stagehand, apply]);
}
