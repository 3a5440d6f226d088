import * as z from 'zod/mini';
import type { Json } from '../../../../games/kit/rules/round';
import type { WinTier } from '../../../../games/kit/rules/tier';
import { type Handlers, layOut, ScoreSheet } from '../../../../games/kit/scene/motion/timeline';
import type { Timeline, Tuning } from '../../../../games/kit/scene/scene';
import { tuned } from '../../../../games/kit/scene/tuning';
import type { Side } from '../rules/bet';
import { event, type NewgameEvent } from '../rules/events';

/** A round laid out in time. */
export interface Plan extends Timeline {
  readonly side: Side;
  readonly tier: WinTier;
  /** When it lies still, in ms from the start. */
  readonly landedMs: number;
}

class TossScore extends ScoreSheet {
  side: Side = 'heads';
  tier: WinTier = 'loss';
  readonly landedMs: number;

  constructor(
    readonly tuning: Tuning,
    reduced: boolean,
  ) {
    super();
    this.landedMs = reduced ? 0 : tuned(tuning, 'tossMs');
  }
}

/** One handler for each type of event: an event without one does not compile. */
const handlers: Handlers<NewgameEvent, TossScore> = {
  tossed(_event, score) {
    score.beat('tossed', 0);
  },
  landed({ side }, score) {
    score.beat('landed', score.landedMs);
    score.side = side;
  },
  sideWon(_event, score) {
    score.beat('sideWon', score.landedMs);
  },
  roundSettled({ tier }, score) {
    score.resultMs = score.landedMs + tuned(score.tuning, 'settleGapMs');
    score.beat('roundSettled', score.resultMs);
    score.cue(tier, score.resultMs);
    score.tier = tier;
    score.until(score.resultMs + tuned(score.tuning, tier === 'loss' ? 'lossMs' : 'winMs'));
  },
};

/** Lays a round out. Throws on an event it does not know. */
export function planOf(wire: readonly Json[], tuning: Tuning, reducedMotion: boolean): Plan {
  const events = wire.map((json) => z.decode(event, json as never));
  const score = layOut(events, handlers, new TossScore(tuning, reducedMotion));
  const { side, tier, landedMs } = score;
  return { ...score.finish(), side, tier, landedMs };
}

export const timeline = (events: readonly Json[], tuning: Tuning, reducedMotion: boolean): Timeline =>
  planOf(events, tuning, reducedMotion);
