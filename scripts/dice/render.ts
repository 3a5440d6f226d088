import { unit, type Vec } from './space';
import type { Stage } from './stage';
import { Tracer } from './trace';

/** A picture with straight alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  /** The projection of the target, in px from the upper left corner. */
  readonly x: number;
  readonly y: number;
}

/**
 * Renders the die alone, or the body with its shadow on the ground as translucent black. `samples` is the number of
 * rays along a pixel's side.
 */
export function render(stage: Stage, what: 'die' | 'body', box: Box, samples: number): Picture {
  const { width, height } = box;
  const data = new Uint8ClampedArray(width * height * 4);
  const tracer = new Tracer(stage);
  const eye = eyeOf(stage);
  for (let j = 0; j < height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      const sum: [number, number, number, number] = [0, 0, 0, 0];
      for (let s = 0; s < samples * samples; s += 1) {
        const u = i + ((s % samples) + 0.5) / samples - box.x;
        const v = j + (Math.floor(s / samples) + 0.5) / samples - box.y;
        add(sum, stage, tracer, eye.at, eye.towards(u, v), what);
      }
      write(data, (j * width + i) * 4, sum, samples * samples);
    }
  }
  return { width, height, data };
}

function eyeOf({ camera }: Stage): { at: Vec; towards: (u: number, v: number) => Vec } {
  const pitch = (camera.pitchDegrees * Math.PI) / 180;
  const sin = Math.sin(pitch);
  const cos = Math.cos(pitch);
  const [x, y, z] = camera.target;
  const at: Vec = [x, y + sin * camera.distance, z + cos * camera.distance];
  const towards = (u: number, v: number): Vec => {
    const right = u / camera.pxPerUnit;
    const up = -v / camera.pxPerUnit;
    return unit([x + right - at[0], y + up * cos - at[1], z - up * sin - at[2]]);
  };
  return { at, towards };
}

/** Colours are summed with premultiplied alpha. Each is tone-mapped separately, so that bright edges stay smooth. */
function add(
  sum: [number, number, number, number],
  stage: Stage,
  tracer: Tracer,
  o: Vec,
  d: Vec,
  what: 'die' | 'body',
): void {
  if (what === 'die') {
    const light = tracer.dieAlone(o, d);
    if (light !== null) put(sum, light, stage.exposure);
    return;
  }
  const hit = tracer.firstHit(o, d);
  if (hit === 'ground' && stage.groundY !== null) {
    const t = (stage.groundY - o[1]) / d[1];
    const p: Vec = [o[0] + d[0] * t, stage.groundY, o[2] + d[2] * t];
    sum[3] += groundAlpha(stage, tracer, p);
    return;
  }
  if (hit === 'body') put(sum, tracer.look(o, d, 0), stage.exposure);
}

function put(sum: [number, number, number, number], light: readonly number[], exposure: number): void {
  for (const i of [0, 1, 2] as const) {
    const q = (light[i] ?? 0) * exposure;
    sum[i] += (q * (1 + q * 0.12)) / (1 + q * 0.62);
  }
  sum[3] += 1;
}

function groundAlpha(stage: Stage, tracer: Tracer, p: Vec): number {
  const { body, groundShade } = stage;
  if (body === null) return 0;
  const { rim } = body.profile;
  const outside = body.radius(p[0], p[2]) - rim.radius;
  const touch = 0.8 * Math.exp(-Math.max(0, outside - 0.1) * 1.6);
  const open = (1 - touch) * (0.25 + 0.75 * tracer.groundLight(p));
  return (1 - open) * groundShade * Math.exp(-Math.max(0, outside) * 0.9);
}

function write(data: Uint8ClampedArray, at: number, sum: readonly number[], samples: number): void {
  const alpha = (sum[3] ?? 0) / samples;
  if (alpha <= 0) return;
  for (const i of [0, 1, 2] as const) {
    const straight = (sum[i] ?? 0) / samples / alpha;
    data[at + i] = 255 * Math.min(1, straight * 1.12) ** (1 / 2.2);
  }
  data[at + 3] = 255 * alpha;
}

/** The bounding box of the visible part of a picture, in px from the upper left corner. */
export function bounds({ width, height, data }: Picture): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let j = 0; j < height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      if ((data[(j * width + i) * 4 + 3] ?? 0) < 3) continue;
      left = Math.min(left, i);
      right = Math.max(right, i + 1);
      top = Math.min(top, j);
      bottom = Math.max(bottom, j + 1);
    }
  }
  return { left, top, right, bottom };
}
