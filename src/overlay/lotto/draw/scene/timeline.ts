import * as z from 'zod/mini';
import type { LottoGame } from '../../../../../games/kit/fairness/lotto/lines';
import { type LottoShowEvent, lottoShowEvent } from '../../../../../games/kit/fairness/lotto/wireShow';
import type { Json } from '../../../../../games/kit/rules/round';
import type { WinTier } from '../../../../../games/kit/rules/tier';
import { type Handlers, layOut, ScoreSheet } from '../../../../../games/kit/scene/motion/timeline';
import type { SceneModule, Timeline, Tuning } from '../../../../../games/kit/scene/scene';
import { tuned } from '../../../../../games/kit/scene/tuning';

/** A number on its way to its place. */
export interface DrawnBall {
  readonly game: LottoGame;
  readonly place: number;
  readonly number: number;
  /** When it has come to rest. */
  readonly atMs: number;
}

/** The show of a draw laid out in time. */
export interface Plan extends Timeline {
  readonly drums: readonly { readonly game: LottoGame; readonly atMs: number }[];
  /** In the order in which they were drawn. */
  readonly balls: readonly DrawnBall[];
  /** When the numbers gather in the middle; Infinity without that event. */
  readonly shownMs: number;
  /** The best of the player's tickets. */
  readonly tier: WinTier;
}

const TIERS = { none: 'loss', win: 'small', big: 'big' } as const;
const RANK: readonly WinTier[] = ['loss', 'small', 'big'];

class DrawScore extends ScoreSheet {
  readonly drums: { game: LottoGame; atMs: number }[] = [];
  readonly balls: DrawnBall[] = [];
  shownMs = Number.POSITIVE_INFINITY;
  tier: WinTier = 'loss';

  /** `fromMs` is the time of an event that this show begins with: the full show's is 0. */
  constructor(
    readonly tuning: Tuning,
    readonly reduced: boolean,
    readonly fromMs: number,
  ) {
    super();
  }

  timeOf({ atMs }: { readonly atMs: number }): number {
    return Math.max(0, atMs - this.fromMs);
  }
}

const handlers: Handlers<LottoShowEvent, DrawScore> = {
  drumStarted(event, score) {
    const atMs = score.timeOf(event);
    score.drums.push({ game: event.game, atMs });
    score.beat('drumStarted', atMs);
  },
  ballDrawn(event, score) {
    const atMs = score.timeOf(event);
    const { game, place, number } = event;
    score.balls.push({ game, place, number, atMs });
    score.beat('ballDrawn', atMs);
    score.resultMs = atMs;
    if (score.reduced) return;
    score.cue('returned', atMs);
    score.until(atMs + tuned(score.tuning, 'afterMs'));
  },
  drawShown(event, score) {
    const atMs = score.timeOf(event);
    score.shownMs = atMs;
    score.resultMs = atMs;
    score.beat('drawShown', atMs);
    if (!score.reduced) score.until(atMs + tuned(score.tuning, 'gatherMs'));
  },
  ticketSettled(event, score) {
    const atMs = score.timeOf(event);
    const tier = TIERS[event.tier];
    score.beat('ticketSettled', atMs);
    if (RANK.indexOf(tier) <= RANK.indexOf(score.tier)) return;
    score.tier = tier;
    score.resultMs = atMs;
    score.cue(tier, atMs);
    if (!score.reduced) score.until(atMs + tuned(score.tuning, tier === 'big' ? 'bigMs' : 'smallMs'));
  },
};

/** Lays a show out. A part of a show begins with its first event; with reduced motion it begins at its end. */
export function planOf(wire: readonly Json[], tuning: Tuning, reducedMotion: boolean): Plan {
  const events = wire.map((json) => z.decode(lottoShowEvent, json as never));
  const [first] = events;
  const ends = events.findLast(({ type }) => type === 'drawShown' || type === 'ballDrawn') ?? first;
  const lead = first?.type === 'ballDrawn' ? tuned(tuning, 'leadMs') : 0;
  const fromMs = reducedMotion ? (ends?.atMs ?? 0) : (first?.atMs ?? 0) - lead;
  const score = layOut(events, handlers, new DrawScore(tuning, reducedMotion, fromMs));
  const { drums, balls, shownMs, tier } = score;
  return { ...score.finish(), drums, balls, shownMs, tier };
}

export const timeline: SceneModule['timeline'] = (events, tuning, reducedMotion) =>
  planOf(events, tuning, reducedMotion);
