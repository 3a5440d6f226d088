import * as z from 'zod/mini';
import type { Json } from '../../../../../games/kit/rules/round';
import { type Handlers, layOut, ScoreSheet } from '../../../../../games/kit/scene/motion/timeline';
import type { SceneModule, Timeline, Tuning } from '../../../../../games/kit/scene/scene';
import { tuned } from '../../../../../games/kit/scene/tuning';
import { type DrawEvent, drawEvent } from '../events';

/** A ticket on its way out of the drum. Times in ms since the start of the show. */
interface DrawnTicket {
  readonly number: number;
  readonly isMain: boolean;
  readonly isOwn: boolean;
  /** It leaves the drum. */
  readonly startMs: number;
  /** Its number can be read. */
  readonly shownMs: number;
}

/** A draw laid out in time. */
export interface Plan extends Timeline {
  readonly drawn: readonly DrawnTicket[];
  /** The drum comes to rest from here on. */
  readonly restMs: number;
  readonly tier: 'small' | 'big';
}

class DrawScore extends ScoreSheet {
  readonly drawn: DrawnTicket[] = [];
  nextMs = 0;
  tier: Plan['tier'] = 'small';

  constructor(
    readonly tuning: Tuning,
    readonly reduced: boolean,
  ) {
    super();
  }

  ms(name: string): number {
    return tuned(this.tuning, name);
  }
}

const handlers: Handlers<DrawEvent, DrawScore> = {
  drumTurned(_event, score) {
    score.beat('drumTurned', 0);
    score.nextMs = score.reduced ? score.ms('fadeMs') : score.ms('stirMs');
  },
  ticketDrawn({ number, place, isOwn }, score) {
    const isMain = place === 0;
    const startMs = score.nextMs + (isMain && !score.reduced ? score.ms('mainDelayMs') : 0);
    const shownMs = startMs + (score.reduced ? score.ms('fadeMs') : score.ms('riseMs') + score.ms('flipMs'));
    score.drawn.push({ number, isMain, isOwn, startMs, shownMs });
    score.beat('ticketDrawn', shownMs);
    if (!isMain) score.cue('returned', shownMs);
    score.nextMs = score.reduced
      ? startMs + score.ms('stepMs')
      : shownMs + score.ms('holdMs') + score.ms('leaveMs');
  },
  drawEnded({ isWon }, score) {
    const atMs = score.drawn.at(-1)?.shownMs ?? score.nextMs;
    score.tier = isWon ? 'big' : 'small';
    score.resultMs = atMs;
    score.beat('drawEnded', atMs);
    score.cue(score.tier, atMs);
    score.until(atMs + (score.reduced ? 0 : score.ms('endMs')));
  },
};

/** Lays a draw out. Throws for an unknown event. */
export function planOf(wire: readonly Json[], tuning: Tuning, reducedMotion: boolean): Plan {
  const events = wire.map((json) => z.decode(drawEvent, json as never));
  const score = layOut(events, handlers, new DrawScore(tuning, reducedMotion));
  const { drawn, tier } = score;
  const restMs = (drawn.at(-1)?.startMs ?? score.nextMs) + tuned(tuning, 'riseMs');
  return { ...score.finish(), drawn, tier, restMs };
}

export const timeline: SceneModule['timeline'] = (events, tuning, reducedMotion) =>
  planOf(events, tuning, reducedMotion);
