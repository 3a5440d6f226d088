import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import { type Handlers, layOut, ScoreSheet } from '../../kit/scene/motion/timeline';
import type { Timeline, Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { type Color, CUBE_COUNT, type Cubes } from '../rules/colors';
import { type ColorEvent, event } from '../rules/events';

/** A round of three cubes laid out in time, from which the scene poses itself at any moment. */
export interface Plan extends Timeline {
  readonly cubes: Cubes;
  /** Which cubes are part of a win. */
  readonly matched: readonly boolean[];
  readonly tier: WinTier;
  readonly gateMs: number;
  readonly stopsMs: readonly number[];
  /** When the winning cubes light up; the celebration starts later, at `resultMs`. */
  readonly matchMs: number;
  /** When the bulbs' wave for three equal cubes starts; null for other rolls. */
  readonly waveMs: number | null;
}

class ColorScore extends ScoreSheet {
  readonly colors: Color[] = [];
  readonly won = new Set<Color>();
  everyCube = false;
  positions = 0;
  tier: WinTier = 'loss';
  waveMs: number | null = null;

  constructor(
    readonly tuning: Tuning,
    readonly reduced: boolean,
  ) {
    super();
  }

  ms(name: string): number {
    return this.reduced ? 0 : tuned(this.tuning, name);
  }

  stopMs(cube: number): number {
    return this.ms('stopFirstMs') + cube * this.ms('stopGapMs');
  }

  get isTriple(): boolean {
    return this.colors.length === CUBE_COUNT && new Set(this.colors).size === 1;
  }

  /** When everything that the cubes show has been shown. */
  settleMs(): number {
    if (this.reduced) return tuned(this.tuning, 'fadeMs');
    const wave = this.isTriple ? this.ms('waveMs') : 0;
    return this.ms('matchMs') + (this.positions > 0 ? this.ms('settleGapMs') : 0) + wave;
  }
}

const TIER_LENGTH: Readonly<Record<WinTier, string>> = {
  loss: 'lossMs',
  returned: 'returnedMs',
  small: 'smallMs',
  big: 'bigMs',
  mega: 'megaMs',
};

/** Falling pitch, so that the three stops can be distinguished by ear. */
const THUD_RATES = [1.08, 1, 0.92];

const handlers: Handlers<ColorEvent, ColorScore> = {
  gateOpened(_event, score) {
    score.beat('gateOpened', 0);
    score.cue('gate', 0);
    if (!score.reduced) score.cue('tumble', score.ms('gateMs'));
  },
  cubeStopped({ cube, color }, score) {
    const atMs = score.stopMs(cube);
    score.beat('cubeStopped', atMs);
    score.colors[cube] = color;
    if (!score.reduced) score.cue('thud', atMs, 1, THUD_RATES[cube] ?? 1);
    if (score.isTriple) score.waveMs = score.ms('matchMs');
  },
  positionWon({ kind, colors }, score) {
    const atMs = score.ms('matchMs') + Math.min(score.positions, 4) * score.ms('matchStaggerMs') * 0.5;
    score.beat('positionWon', atMs);
    if (score.positions < 4 && !score.reduced) score.cue('ding', atMs, 1, 1 + score.positions * 0.125);
    score.positions += 1;
    for (const color of colors) score.won.add(color);
    if (kind === 'anyTriple' || kind === 'allDifferent') score.everyCube = true;
  },
  roundSettled({ tier }, score) {
    const atMs = score.settleMs();
    score.beat('roundSettled', atMs);
    score.cue(tier, atMs);
    score.tier = tier;
    score.resultMs = atMs;
    score.until(atMs + score.ms(TIER_LENGTH[tier]));
  },
};

/** Lays a round out. Throws for an unknown event, and for a round without three cubes. */
export function planOf(wire: readonly Json[], tuning: Tuning, reducedMotion: boolean): Plan {
  const events = wire.map((json) => z.decode(event, json as never));
  const score = layOut(events, handlers, new ColorScore(tuning, reducedMotion));
  const [a, b, c] = score.colors;
  if (a === undefined || b === undefined || c === undefined)
    throw new Error('the events do not contain three cubes');
  const cubes: Cubes = [a, b, c];
  return {
    ...score.finish(),
    cubes,
    matched: cubes.map((color) => score.everyCube || score.won.has(color)),
    tier: score.tier,
    gateMs: score.ms('gateMs'),
    stopsMs: cubes.map((_, cube) => score.stopMs(cube)),
    matchMs: score.ms('matchMs'),
    waveMs: score.waveMs,
  };
}

export const timeline = (events: readonly Json[], tuning: Tuning, reducedMotion: boolean): Timeline =>
  planOf(events, tuning, reducedMotion);
