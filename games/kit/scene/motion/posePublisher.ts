import { useLayoutEffect } from 'react';

/**
 * Publishes one pose to every part of a scene. Parts subscribe; the scene's one ticker callback publishes. Nothing goes
 * through React state, so a frame costs no render.
 */
export class PosePublisher<Pose> {
  /** An array that is copied on each change: iterating over a Set allocates in every frame. */
  #parts: readonly ((pose: Pose) => void)[] = [];

  /** Returns the function that unsubscribes. */
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

/** Passes poses to a part while it is mounted. `apply` must be stable between changes of the part. */
export function usePart<Pose>(posePublisher: PosePublisher<Pose>, apply: (pose: Pose) => void): void {
  useLayoutEffect(() => posePublisher.join(apply), [posePublisher, apply]);
}
