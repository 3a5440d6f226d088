import { mix, smoothstep } from '../../../kit/scene/motion/easing';
import { hashText, mulberry32 } from '../../../kit/scene/motion/random';
import type { BirdPose } from './birdPose';
import { CORNER } from './contest';
import { type Key, trackAt } from './track';

/** What a bird does while betting is open: a loop of 9 s. The two are half a loop apart. */
const LOOP_MS = 9_000;
const LOOP: readonly Key[] = [
  { atMs: 0, shape: 'stand', x: CORNER },
  { atMs: 1_300, shape: 'stand', x: CORNER },
  { atMs: 1_700, shape: 'proud', x: CORNER - 3 },
  { atMs: 2_500, shape: 'strut', x: CORNER - 16 },
  { atMs: 2_900, shape: 'proud', x: CORNER - 17 },
  { atMs: 3_300, shape: 'peck', x: CORNER - 16 },
  { atMs: 3_480, shape: 'peck', x: CORNER - 16 },
  { atMs: 3_800, shape: 'stand', x: CORNER - 15 },
  { atMs: 4_600, shape: 'stand', x: CORNER - 2 },
  { atMs: 5_000, shape: 'ruffle', x: CORNER },
  { atMs: 5_700, shape: 'ruffle', x: CORNER },
  { atMs: 6_100, shape: 'proud', x: CORNER },
  { atMs: 6_500, shape: 'flap', x: CORNER },
  { atMs: 6_900, shape: 'flap', x: CORNER },
  { atMs: 7_150, shape: 'crow', x: CORNER },
  { atMs: 8_000, shape: 'crow', x: CORNER },
  { atMs: 8_400, shape: 'stand', x: CORNER },
  { atMs: LOOP_MS, shape: 'stand', x: CORNER },
];

/** Birds move their heads in jerks. */
const GLANCE_MS = 820;

/** A bird's recent head movements. Cached: they are needed twice in every frame. */
interface Glances {
  readonly seed: number;
  readonly steps: number[];
  readonly looks: number[];
}

/** A bird and its delayed tail read three steps at most. */
const KEPT = 4;

const glancesOf = (bird: string): Glances => ({
  seed: hashText(bird),
  steps: new Array<number>(KEPT).fill(Number.NaN),
  looks: new Array<number>(KEPT).fill(Number.NaN),
});
const GLANCES = { pula: glancesOf('pula'), asul: glancesOf('asul') } as const;

function glance(atMs: number, kept: Glances): number {
  const step = Math.floor(atMs / GLANCE_MS);
  return mix(lookAt(step, kept), lookAt(step + 1, kept), smoothstep(0.8, 0.96, atMs / GLANCE_MS - step));
}

function lookAt(step: number, { seed, steps, looks }: Glances): number {
  const slot = ((step % KEPT) + KEPT) % KEPT;
  if (steps[slot] !== step) {
    steps[slot] = step;
    looks[slot] = glanceAt(seed, step);
  }
  return looks[slot] ?? 0;
}

const glanceAt = (seed: number, step: number): number => mulberry32(seed + step * 7)() * 2 - 1;

/**
 * A bird while betting is open, at an absolute time. `pride` is positive for the favourite, which stands taller, and
 * negative for the underdog, which is watchful.
 */
export function waitingBird(
  bird: 'pula' | 'asul',
  atMs: number,
  pride: number,
  moves: boolean,
  out: BirdPose,
): BirdPose {
  const shifted = moves ? atMs + (bird === 'pula' ? 0 : LOOP_MS / 2) : 0;
  trackAt(LOOP, ((shifted % LOOP_MS) + LOOP_MS) % LOOP_MS, out);
  const looking = moves ? glance(atMs, GLANCES[bird]) : 0.2;
  const upright = 1 - smoothstep(20, 70, Math.abs(out.neckBase - 16) + Math.abs(out.head));
  out.head += 9 * looking * upright;
  out.neck += 4 * looking * upright;
  const breath = moves ? Math.sin((atMs / 2_300) * Math.PI * 2 + (bird === 'pula' ? 0 : 2)) : 0;
  out.sink += 1.1 * breath - 5 * pride;
  out.neckBase -= 16 * pride * upright;
  out.body -= 10 * pride;
  out.tail += 14 * pride;
  out.fan += 0.8 * Math.max(0, pride);
  out.flare = Math.max(0, out.flare + 1.2 * pride);
  return out;
}
