import type { WinTier } from '../../rules/tier';
import { type Burst, emit, mostAlive, type Particle } from '../motion/emitter';
import type { Tuning } from '../scene';
import { tuned, tunedColor } from '../tuning';

/** The area in which particles fly, in design px around the origin of the action. */
export interface Sky {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where coins start, and the lowest point at which fireworks burst. */
  readonly ground: number;
  readonly horizon: number;
  readonly balance: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A firework is one picture that expands and fades. */
export interface Firework extends Point {
  readonly size: number;
  readonly tint: number;
  readonly atMs: number;
}

/** The particles that a round emits, all computed in advance. */
export interface Celebration {
  /** Dust, confetti, coins: drawn with normal blending. */
  readonly solid: readonly Particle[];
  /** Sparks: drawn with additive blending. */
  readonly light: readonly Particle[];
  readonly fireworks: readonly Firework[];
}

export const NOTHING: Celebration = { solid: [], light: [], fireworks: [] };

/** A burst, and whether it is drawn with normal or additive blending. */
export interface BurstEntry {
  readonly kind: 'solid' | 'light';
  readonly burst: Burst;
}

/** The part of a round's plan that a celebration depends on. */
export interface Won {
  readonly tier: WinTier;
  readonly resultMs: number;
  readonly endMs: number;
}

const NO_TINT: readonly number[] = [0xffffff];
/** Defaults for bursts, which override what they need. */
export const STILL = {
  drag: 0,
  spin: [0, 0],
  flutter: [0, 0],
  sway: 0,
  fadeIn: 0.05,
  fadeOut: 0.7,
  grow: 1,
  tints: NO_TINT,
  alpha: 1,
} as const;

/** Emits every burst, all thinned by the same factor so that at most `max` particles are alive at once. */
export function celebrate(
  throws: readonly BurstEntry[],
  max: number,
  fireworks: readonly Firework[],
): Celebration {
  const thinned = within(throws, max);
  const of = (kind: BurstEntry['kind']) =>
    thinned.filter((each) => each.kind === kind).flatMap(({ burst }) => emit(burst));
  return { solid: of('solid'), light: of('light'), fireworks };
}

function within(entries: readonly BurstEntry[], max: number): readonly BurstEntry[] {
  const thinned = (share: number) =>
    entries.map(({ kind, burst }) => ({ kind, burst: { ...burst, count: Math.ceil(burst.count * share) } }));
  for (let share = 1; share > 0.05; share -= 0.05) {
    const tried = thinned(share);
    if (mostAlive(tried.flatMap(({ burst }) => emit(burst))) <= max) return tried;
  }
  return [];
}

/**
 * The particles of a win: sparks from the winners, confetti and coins for a big one, more of both and rising sparks for
 * a mega one. None for a loss or a returned stake. Counts come from the tuning.
 */
export function winThrows(
  { tier, resultMs, endMs }: Won,
  winners: readonly Point[],
  tuning: Tuning,
  sky: Sky,
  confetti: readonly string[],
  seed: number,
): readonly BurstEntry[] {
  if (tier === 'loss' || tier === 'returned') return [];
  const throws: BurstEntry[] = [...sparks(winners, tuned(tuning, 'smallSparks'), resultMs, seed)];
  if (tier === 'big') {
    throws.push(confettiRain(tuned(tuning, 'bigConfetti'), resultMs, 700, sky, confetti, seed + 1));
    throws.push(coins(tuned(tuning, 'bigCoins'), resultMs + 150, 1000, sky, seed + 2));
  }
  if (tier === 'mega') {
    const spanMs = endMs - resultMs;
    throws.push(
      confettiRain(tuned(tuning, 'megaConfetti'), resultMs, spanMs - 1400, sky, confetti, seed + 1),
    );
    throws.push(coins(tuned(tuning, 'megaCoins'), resultMs + 200, spanMs - 1300, sky, seed + 2));
    throws.push(sparkRise(14, resultMs, spanMs - 1200, sky, seed + 3));
  }
  return throws;
}

function sparks(winners: readonly Point[], count: number, startMs: number, seed: number): BurstEntry[] {
  return winners.map(
    ({ x, y }, index): BurstEntry => ({
      kind: 'light',
      burst: {
        ...STILL,
        seed: seed + 64 + index,
        count: Math.ceil(count / winners.length),
        startMs: startMs + index * 60,
        spreadMs: 90,
        lifeMs: [420, 820],
        x: [x - 16, x + 16],
        y: [y - 6, y + 6],
        angle: [Math.PI * 1.12, Math.PI * 1.88],
        speed: [90, 240],
        gravity: 420,
        drag: 1.2,
        size: [0.3, 0.75],
        fadeOut: 0.5,
        grow: 0.4,
        frames: ['spark'],
        alpha: 1,
      },
    }),
  );
}

function confettiRain(
  count: number,
  startMs: number,
  spreadMs: number,
  sky: Sky,
  frames: readonly string[],
  seed: number,
): BurstEntry {
  return {
    kind: 'solid',
    burst: {
      ...STILL,
      seed,
      count,
      startMs,
      spreadMs,
      lifeMs: [1000, 1600],
      x: [sky.left, sky.right],
      y: [sky.top - 20, sky.top + 30],
      angle: [Math.PI * 0.3, Math.PI * 0.7],
      speed: [150, 420],
      gravity: 120,
      drag: 0.9,
      spin: [-3, 3],
      flutter: [4, 11],
      size: [0.6, 1.2],
      sway: 12,
      fadeOut: 0.86,
      frames,
    },
  };
}

/** Coins start at the ground and fly along the right edge to the balance; they never cross the middle. */
function coins(count: number, startMs: number, spreadMs: number, sky: Sky, seed: number): BurstEntry {
  return {
    kind: 'solid',
    burst: {
      ...STILL,
      seed,
      count,
      startMs,
      spreadMs,
      lifeMs: [820, 1150],
      x: [sky.right * 0.42, sky.right * 0.96],
      y: [sky.ground - 20, sky.ground + 20],
      angle: [Math.PI * 1.5, Math.PI * 1.6],
      speed: [0, 0],
      gravity: 0,
      spin: [-2.4, 2.4],
      flutter: [5, 9],
      size: [0.55, 1.1],
      fadeIn: 0.08,
      fadeOut: 0.88,
      grow: 0.42,
      frames: ['coin'],
      to: { x: sky.balance.x, y: sky.balance.y, bow: 0.22 },
    },
  };
}

function sparkRise(count: number, startMs: number, spreadMs: number, sky: Sky, seed: number): BurstEntry {
  return {
    kind: 'light',
    burst: {
      ...STILL,
      seed,
      count,
      startMs,
      spreadMs,
      lifeMs: [900, 1500],
      x: [sky.left * 0.8, sky.right * 0.8],
      y: [sky.ground - 30, sky.ground + 30],
      angle: [Math.PI * 1.4, Math.PI * 1.6],
      speed: [50, 140],
      gravity: -30,
      sway: 8,
      size: [0.2, 0.5],
      fadeIn: 0.2,
      fadeOut: 0.5,
      grow: 0.6,
      frames: ['spark'],
    },
  };
}

const FIREWORK_SPOTS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-0.7, 0.42, 1],
  [0.72, 0.34, 1.15],
  [0.58, 0.86, 0.8],
  [-0.72, 0.9, 0.75],
  [-0.34, 0.66, 0.85],
  [0.84, 0.6, 0.9],
];
/** The light that fireworks burst in, in turn. */
const FIREWORK_COLORS = ['rayColor', 'emberColor', 'haloColor'] as const;

/** Fireworks over the stage for a mega win; none otherwise. */
export function fireworksFor({ tier, resultMs, endMs }: Won, tuning: Tuning, sky: Sky): readonly Firework[] {
  if (tier !== 'mega') return [];
  const count = tuned(tuning, 'fireworks');
  const span = endMs - resultMs - 1500;
  return Array.from({ length: count }, (_, index) => {
    const [x, y, size] = FIREWORK_SPOTS[index % FIREWORK_SPOTS.length] ?? [0, 0, 1];
    return {
      x: x * sky.right,
      y: sky.horizon + y * (sky.top - sky.horizon),
      size,
      tint: tunedColor(tuning, FIREWORK_COLORS[index % FIREWORK_COLORS.length] ?? 'rayColor'),
      atMs: resultMs + 180 + (index * span) / count,
    };
  });
}
