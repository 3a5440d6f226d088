import { between, mulberry32 } from './random';

type Range = readonly [low: number, high: number];

/** How a burst emits its particles. Lengths in px, angles in radians, speeds in px per second. */
export interface Burst {
  readonly seed: number;
  readonly count: number;
  readonly startMs: number;
  /** Births are spread over this time. */
  readonly spreadMs: number;
  readonly lifeMs: Range;
  readonly x: Range;
  readonly y: Range;
  /** 0 is to the right, a quarter turn is down. */
  readonly angle: Range;
  readonly speed: Range;
  readonly gravity: number;
  /** Exponent per second by which air slows it down; 0 is none. */
  readonly drag: number;
  readonly spin: Range;
  /** How fast a flat particle flips, in radians per second; 0 always faces the viewer. */
  readonly flutter: Range;
  readonly size: Range;
  /** Sideways sway in px. */
  readonly sway: number;
  /** Share of its life in which it fades in, and after which it fades out. */
  readonly fadeIn: number;
  readonly fadeOut: number;
  /** Size at the end of its life, relative to the start. */
  readonly grow: number;
  readonly tints: readonly number[];
  readonly frames: readonly string[];
  readonly alpha: number;
  /** Flies to this point and arrives at the end of its life, on a path that curves by a share of its length. */
  readonly to?: { readonly x: number; readonly y: number; readonly bow: number };
}

/** One particle, computed when it is created; its pose depends on the time alone. */
export interface Particle {
  readonly burst: Burst;
  readonly bornMs: number;
  readonly lifeMs: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly angle: number;
  readonly spin: number;
  readonly flutter: number;
  readonly phase: number;
  readonly size: number;
  readonly tint: number;
  readonly frame: string;
}

/** A particle at one moment. */
export interface ParticlePose {
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  alpha: number;
}

export const particlePose = (): ParticlePose => ({ x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 });

const pick = <T>(list: readonly T[], share: number, fallback: T): T =>
  list[Math.floor(share * list.length)] ?? fallback;

/** Computes every particle of a burst. The same burst always gives the same particles. */
export function emit(burst: Burst): readonly Particle[] {
  const random = mulberry32(burst.seed);
  const range = (of: Range) => between(random, of[0], of[1]);
  return Array.from({ length: burst.count }, (_, index): Particle => {
    const angle = range(burst.angle);
    const speed = range(burst.speed);
    return {
      burst,
      bornMs: burst.startMs + (burst.spreadMs * (index + random())) / burst.count,
      lifeMs: range(burst.lifeMs),
      x: range(burst.x),
      y: range(burst.y),
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      angle: random() * Math.PI * 2,
      spin: range(burst.spin),
      flutter: range(burst.flutter),
      phase: random() * Math.PI * 2,
      size: range(burst.size),
      tint: pick(burst.tints, random(), 0xffffff),
      frame: pick(burst.frames, random(), ''),
    };
  });
}

export const isAlive = (particle: Particle, nowMs: number): boolean =>
  nowMs >= particle.bornMs && nowMs < particle.bornMs + particle.lifeMs;

/** Writes the pose at a time at which the particle is alive. Closed form: times may be asked for in any order. */
export function poseParticle(particle: Particle, nowMs: number, out: ParticlePose): ParticlePose {
  const { burst } = particle;
  const seconds = (nowMs - particle.bornMs) / 1000;
  const share = (nowMs - particle.bornMs) / particle.lifeMs;
  const { drag, gravity } = burst;
  const reach = drag > 0 ? (1 - Math.exp(-drag * seconds)) / drag : seconds;
  const fall = drag > 0 ? (gravity * (seconds - reach)) / drag : (gravity * seconds * seconds) / 2;
  const sway = burst.sway * (Math.sin(particle.phase + seconds * 4) - Math.sin(particle.phase));
  out.x = particle.x + particle.vx * reach + sway;
  out.y = particle.y + particle.vy * reach + fall;
  if (burst.to !== undefined) fly(particle, burst.to, share, out);
  out.rotation = particle.angle + particle.spin * seconds;
  const size = particle.size * (1 + (burst.grow - 1) * share);
  out.scaleX = size;
  out.scaleY = particle.flutter === 0 ? size : size * Math.cos(particle.phase + particle.flutter * seconds);
  const rise = burst.fadeIn > 0 ? Math.min(1, share / burst.fadeIn) : 1;
  const decay = share > burst.fadeOut ? 1 - (share - burst.fadeOut) / (1 - burst.fadeOut) : 1;
  out.alpha = burst.alpha * rise * decay;
  return out;
}

function fly(
  particle: Particle,
  to: { x: number; y: number; bow: number },
  share: number,
  out: ParticlePose,
): void {
  const p = share * share * (2.2 - 1.2 * share);
  const bow = to.bow * (0.6 + 0.4 * Math.sin(particle.phase)) * 4 * p * (1 - p);
  const dx = to.x - particle.x;
  const dy = to.y - particle.y;
  out.x = particle.x + dx * p - dy * bow;
  out.y = particle.y + dy * p + dx * bow;
}

/** The most particles that are ever alive at once. */
export function mostAlive(particles: readonly Particle[]): number {
  const changes = particles
    .flatMap(({ bornMs, lifeMs }) => [
      { atMs: bornMs, by: 1 },
      { atMs: bornMs + lifeMs, by: -1 },
    ])
    .sort((a, b) => a.atMs - b.atMs || a.by - b.by);
  let alive = 0;
  let most = 0;
  for (const { by } of changes) {
    alive += by;
    most = Math.max(most, alive);
  }
  return most;
}
