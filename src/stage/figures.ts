import {
  type Application,
  type Container,
  ParticleContainer,
  type Renderer,
  type TextureSource,
} from 'pixi.js';
import { percentile } from './quality';
import { texturesOf } from './texturesOf';

/** The cost of the last frames. Null where the canvas renderer has no such figure. */
export interface Figures {
  readonly drawCalls: number | null;
  /** Buffers and textures uploaded in the last frame. */
  readonly uploads: number | null;
  readonly particles: number;
  /** MB of 10^6 bytes: all textures in graphics memory. */
  readonly textureMb: number;
  /** CPU time of a frame, 95th percentile of the last 120, in ms. */
  readonly workP95Ms: number;
  /** Time between frames, median of the last 120, in ms. */
  readonly intervalMs: number;
}

const SAMPLES = 120;
const BYTES_PER_PIXEL = 4;
const DRAW_CALLS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
const UPLOADS = ['bufferData', 'bufferSubData', 'texImage2D', 'texSubImage2D'] as const;

/**
 * Measures the cost of frames. Counting calls wraps the context's functions, so it is for the gallery and tests only.
 */
export class Meter {
  readonly #app: Application;
  readonly #counted: boolean;
  readonly #worksMs: number[] = [];
  readonly #intervalsMs: number[] = [];
  #drawCalls = 0;
  #uploads = 0;
  #lastDrawCalls = 0;
  #lastUploads = 0;

  constructor(app: Application) {
    this.#app = app;
    const gl = contextOf(app.renderer);
    this.#counted = gl !== null;
    if (gl === null) return;
    count(gl, DRAW_CALLS, () => {
      this.#drawCalls += 1;
    });
    count(gl, UPLOADS, () => {
      this.#uploads += 1;
    });
  }

  /** Drops the frames so far: those in which a scene is built say nothing about those in which it plays. */
  reset(): void {
    this.#worksMs.length = 0;
    this.#intervalsMs.length = 0;
  }

  /** Call at the end of each frame, with its CPU time and the time since the last one. */
  frame(workMs: number, intervalMs: number): void {
    push(this.#worksMs, workMs);
    push(this.#intervalsMs, intervalMs);
    this.#lastDrawCalls = this.#drawCalls;
    this.#lastUploads = this.#uploads;
    this.#drawCalls = 0;
    this.#uploads = 0;
  }

  read(): Figures {
    return {
      drawCalls: this.#counted ? this.#lastDrawCalls : null,
      uploads: this.#counted ? this.#lastUploads : null,
      particles: particlesIn(this.#app.stage),
      textureMb: texturesOf(this.#app.renderer).reduce((sum, source) => sum + bytesOf(source), 0) / 1e6,
      workP95Ms: percentile(this.#worksMs, 0.95),
      intervalMs: percentile(this.#intervalsMs, 0.5),
    };
  }
}

const bytesOf = ({ pixelWidth, pixelHeight }: TextureSource): number =>
  pixelWidth * pixelHeight * BYTES_PER_PIXEL;

/** Visible particles: those of particle containers, and sprites inside a container labelled `particles`. */
function particlesIn(container: Container): number {
  if (!container.visible) return 0;
  if (container instanceof ParticleContainer) {
    return container.particleChildren.filter(({ alpha }) => alpha > 0).length;
  }
  if (container.label === 'particles') {
    return container.children.filter(({ visible, alpha }) => visible && alpha > 0).length;
  }
  return container.children.reduce((sum, child) => sum + particlesIn(child), 0);
}

type Context = WebGL2RenderingContext;

const contextOf = (renderer: Renderer): Context | null =>
  'gl' in renderer ? (renderer.gl as Context) : null;

function count(gl: Context, names: readonly (keyof Context)[], onCall: () => void): void {
  for (const name of names) {
    const call = gl[name];
    if (typeof call !== 'function') continue;
    const counted = (...args: unknown[]): unknown => {
      onCall();
      return Reflect.apply(call, gl, args);
    };
    Object.defineProperty(gl, name, { value: counted, configurable: true });
  }
}

function push(samples: number[], value: number): void {
  samples.push(value);
  if (samples.length > SAMPLES) samples.shift();
}
