import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import { type Handlers, layOut, ScoreSheet } from '../../kit/scene/motion/timeline';
import type { Timeline, Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { event, type RingEvent } from '../rules/events';
import { type Color, colorAt } from '../rules/segments';
import { passes, type Run, runOf, speedAt } from './run';

/** A round laid out in time, from which the scene poses itself at any moment. */
export interface Plan extends Timeline {
  readonly run: Run;
  /** Where the light stops. */
  readonly index: number;
  readonly color: Color;
  /** There was a bet on the colour. */
  readonly won: boolean;
  readonly tier: WinTier;
  /** When the light has stopped; the celebration starts later, at `resultMs`. */
  readonly stopMs: number;
}

/** Steps in which the light comes to the top under reduced motion. */
export const STEPS = 6;

class RingScore extends ScoreSheet {
  readonly run: Run;
  index: number | null = null;
  color: Color = 'grey';
  won = false;
  tier: WinTier = 'loss';

  constructor(
    readonly tuning: Tuning,
    readonly reduced: boolean,
  ) {
    super();
    this.run = runOf(tuning);
  }

  ms(name: string): number {
    return this.reduced ? 0 : tuned(this.tuning, name);
  }

  get stopMs(): number {
    return this.reduced ? STEPS * tuned(this.tuning, 'stepMs') : this.run.stopMs;
  }
}

const TIER_LENGTH: Readonly<Record<WinTier, string>> = {
  loss: 'lossMs',
  returned: 'returnedMs',
  small: 'smallMs',
  big: 'bigMs',
  mega: 'megaMs',
};

const handlers: Handlers<RingEvent, RingScore> = {
  ringSpun(_event, score) {
    score.beat('ringSpun', 0);
    score.cue('spin', 0);
  },
  segmentStopped({ index, color }, score) {
    const atMs = score.stopMs;
    score.beat('segmentStopped', atMs);
    score.index = index;
    score.color = color;
    if (score.reduced) {
      for (let step = 1; step < STEPS; step += 1)
        score.cue('tick', step * tuned(score.tuning, 'stepMs'), 0.7);
    } else ticks(score, index);
    score.cue(`chord-${color}`, atMs);
  },
  colorWon(_event, score) {
    const atMs = score.stopMs + score.ms('bloomMs') * 0.5;
    score.beat('colorWon', atMs);
    score.cue('shimmer', atMs);
    score.won = true;
  },
  roundSettled({ tier }, score) {
    const atMs = score.stopMs + score.ms(score.won ? 'settleGapMs' : 'lossGapMs');
    score.beat('roundSettled', atMs);
    score.cue(tier, atMs);
    score.tier = tier;
    score.resultMs = atMs;
    score.until(atMs + score.ms(TIER_LENGTH[tier]));
  },
};

/** One tick for each orange blade while it is fast, one for each blade where they can be told apart. */
function ticks(score: RingScore, stop: number): void {
  const gapMs = tuned(score.tuning, 'tickGapMs');
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const { atMs, index } of passes(score.run, stop)) {
    const speed = speedAt(score.run, atMs);
    if (atMs - lastMs < gapMs || (speed > 0.16 && colorAt(index) !== 'orange')) continue;
    lastMs = atMs;
    score.cue('tick', atMs, speed > 0.16 ? 0.45 : 0.8, 0.85 + 0.5 * Math.cbrt(speed));
  }
}

/** Lays a round out. Throws for an unknown event, and for a round without a stop. */
export function planOf(wire: readonly Json[], tuning: Tuning, reducedMotion: boolean): Plan {
  const events = wire.map((json) => z.decode(event, json as never));
  const score = layOut(events, handlers, new RingScore(tuning, reducedMotion));
  if (score.index === null) throw new Error('the events contain no stop');
  const { run, index, color, won, tier, stopMs } = score;
  return { ...score.finish(), run, index, color, won, tier, stopMs };
}

export const timeline = (events: readonly Json[], tuning: Tuning, reducedMotion: boolean): Timeline =>
  planOf(events, tuning, reducedMotion);
