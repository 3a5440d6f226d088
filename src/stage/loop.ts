import { type Application, type RenderGroup, UPDATE_PRIORITY } from 'pixi.js';
import { isContextLost } from './contextLoss';
import type { Meter } from './figures';

/** The loop sleeps when nothing has moved for this long, in ms. */
const STILL_MS = 3000;
/** The shortest time between frames of an idle scene of the low tier, in ms. */
const IDLE_LOW_FRAME_MS = 1000 / 31;

export interface LoopListener {
  /** After each frame: ms since the last one, and its CPU time in ms. */
  onFrame(intervalMs: number, workMs: number): void;
  /** The scene threw. The loop has stopped. */
  onBroken(error: unknown): void;
}

/**
 * Runs the application's frames: poses the scene, draws it, and sleeps when nothing moves. It drives Pixi's ticker by
 * hand, because the ticker notices neither errors nor an idle scene.
 */
export class Loop {
  readonly #app: Application;
  readonly #listener: LoopListener;
  #request: number | null = null;
  #wanted = false;
  /** A round is playing: something moves even if the tree does not show it, particles for example. */
  #playing = false;
  #sparing = false;
  #lastFrameMs = 0;
  #lastMovedMs = 0;
  #startedAtMs = 0;
  #meter: Meter | null = null;

  constructor(app: Application, listener: LoopListener) {
    this.#app = app;
    this.#listener = listener;
    app.ticker.add(this.#watchMovement, undefined, UPDATE_PRIORITY.LOW + 1);
  }

  /** Draws frames continuously, or not at all. */
  setWanted(wanted: boolean): void {
    this.#wanted = wanted;
    if (wanted) this.wake();
    else this.#cancel();
  }

  setPlaying(playing: boolean): void {
    this.#playing = playing;
    if (playing) this.wake();
  }

  /** Allows idle frames at half the rate. */
  setSparing(sparing: boolean): void {
    this.#sparing = sparing;
  }

  setMeter(meter: Meter | null): void {
    this.#meter = meter;
  }

  /** The scene is built: what that cost is not counted among its frames. */
  begin(): void {
    this.#meter?.reset();
    this.wake();
  }

  /** Something changed: run if the canvas is visible. */
  wake(): void {
    this.#lastMovedMs = performance.now();
    if (this.#wanted && this.#request === null) {
      this.#lastFrameMs = this.#lastMovedMs;
      this.#request = requestAnimationFrame(this.#onAnimationFrame);
    }
  }

  /** Poses and draws one frame now, whether the loop runs or not. */
  drawNow(): void {
    this.#draw(performance.now());
  }

  get running(): boolean {
    return this.#request !== null;
  }

  destroy(): void {
    this.setWanted(false);
    this.#app.ticker?.remove(this.#watchMovement);
  }

  readonly #watchMovement = (): void => {
    const group = this.#app.stage.renderGroup;
    if (this.#playing || group === null || group === undefined || hasMoved(group)) {
      this.#lastMovedMs = performance.now();
    }
  };

  readonly #onAnimationFrame = (nowMs: number): void => {
    this.#request = requestAnimationFrame(this.#onAnimationFrame);
    const intervalMs = nowMs - this.#lastFrameMs;
    if (this.#sparing && !this.#playing && intervalMs < IDLE_LOW_FRAME_MS) return;
    this.#lastFrameMs = nowMs;
    if (!this.#draw(nowMs)) return;
    const workMs = performance.now() - this.#startedAtMs;
    this.#meter?.frame(workMs, intervalMs);
    this.#listener.onFrame(intervalMs, workMs);
    if (performance.now() - this.#lastMovedMs > STILL_MS) this.#cancel();
  };

  #draw(nowMs: number): boolean {
    this.#startedAtMs = performance.now();
    try {
      // The ticker ignores a time that is not later than its last one.
      this.#app.ticker.update(Math.max(nowMs, this.#app.ticker.lastTime + 1));
      return true;
    } catch (error) {
      // The loss will be reported in a moment, and another scene is built when the context is back.
      if (isContextLost(this.#app)) return false;
      this.setWanted(false);
      this.#listener.onBroken(error);
      return false;
    }
  }

  #cancel(): void {
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
  }
}

/** Whether something in the tree changed since it was last drawn. Reads what Pixi is about to upload. */
function hasMoved(group: RenderGroup): boolean {
  if (group.structureDidChange || group.childrenRenderablesToUpdate.index > 0) return true;
  for (const depth in group.childrenToUpdate) {
    if ((group.childrenToUpdate[depth]?.index ?? 0) > 0) return true;
  }
  return group.renderGroupChildren.some(hasMoved);
}
