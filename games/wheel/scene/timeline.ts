import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import { between, hashText, mulberry32 } from '../../kit/scene/motion/random';
import { type Handlers, layOut, ScoreSheet } from '../../kit/scene/motion/timeline';
import type { SceneModule, Timeline, Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { event, type WheelEvent } from '../rules/events';
import { wedgeIndex } from '../rules/prizes';
import { restsMs, tickTimes, turnAt } from './spin';

/** A spin laid out in time, from the moment its result is known. */
export interface Plan extends Timeline {
  /** The wedge it stops on, counted clockwise. */
  readonly wedge: number;
  /** The angle at which the wheel comes to rest, in turns. */
  readonly target: number;
  readonly tier: WinTier;
  /** Whether it stopped on the rarest prize. */
  readonly isJackpot: boolean;
  readonly stopMs: number;
}

/** The prize that takes the whole stage. */
const JACKPOT = 888;

const TIER_LENGTH: Readonly<Record<WinTier, string>> = {
  loss: 'lossMs',
  returned: 'returnedMs',
  small: 'smallMs',
  big: 'bigMs',
  mega: 'megaMs',
};

class WheelScore extends ScoreSheet {
  wedge = 0;
  target = 0;
  isJackpot = false;
  tier: WinTier = 'loss';

  constructor(
    readonly tuning: Tuning,
    readonly reduced: boolean,
    readonly roundId: string,
  ) {
    super();
  }

  get stopMs(): number {
    if (!this.reduced) return restsMs(this.tuning);
    return tuned(this.tuning, 'fadeMs') + tuned(this.tuning, 'steps') * tuned(this.tuning, 'stepMs');
  }
}

/**
 * The pointer's position inside the wedge: different for each round, and never near a peg. In wedges past its middle.
 */
function offsetIn(roundId: string, share: number): number {
  return between(mulberry32(hashText(`place ${roundId}`)), -share, share) / 2;
}

/** The ticks get softer as the wheel slows down. */
function addTicks(score: WheelScore): void {
  const gapMs = tuned(score.tuning, 'tickGapMs');
  const landMs = tuned(score.tuning, 'landMs');
  const catchMs = tuned(score.tuning, 'catchMs');
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const atMs of tickTimes(score.tuning, score.target)) {
    if (atMs - lastMs < gapMs) continue;
    lastMs = atMs;
    const slowed = (atMs - catchMs) / landMs;
    score.cue('tick', atMs, 0.9 - 0.5 * slowed, 1.12 - 0.24 * slowed);
  }
}

const handlers: Handlers<WheelEvent, WheelScore> = {
  wheelReleased(_event, score) {
    score.beat('wheelReleased', 0);
    if (!score.reduced) score.cue('whir', 0, 0.9);
  },
  wedgeReached({ prize }, score) {
    score.wedge = wedgeIndex(prize);
    score.isJackpot = prize === JACKPOT;
    score.target = turnAt(score.wedge, offsetIn(score.roundId, tuned(score.tuning, 'offsetShare')));
    score.beat('wedgeReached', score.stopMs);
    if (!score.reduced) addTicks(score);
    score.cue('stop', score.stopMs);
  },
  positionWon(_event, score) {
    score.beat('positionWon', score.stopMs);
  },
  roundSettled({ tier }, score) {
    const atMs = score.stopMs + (score.reduced ? 0 : tuned(score.tuning, 'settleMs'));
    score.tier = tier;
    score.resultMs = atMs;
    score.beat('roundSettled', atMs);
    score.cue(tier, atMs);
    score.until(atMs + (score.reduced ? 0 : tuned(score.tuning, TIER_LENGTH[tier])));
  },
};

/** Lays a spin out; the round's id decides where inside the wedge it stops. Throws for an unknown event. */
export function planOf(wire: readonly Json[], tuning: Tuning, reducedMotion: boolean, roundId: string): Plan {
  const events = wire.map((json) => z.decode(event, json as never));
  const score = layOut(events, handlers, new WheelScore(tuning, reducedMotion, roundId));
  const { wedge, target, tier, isJackpot, stopMs } = score;
  return { ...score.finish(), wedge, target, tier, isJackpot, stopMs };
}

export const timeline: SceneModule['timeline'] = (events, tuning, reducedMotion, _acts, roundId = '') =>
  planOf(events, tuning, reducedMotion, roundId);
