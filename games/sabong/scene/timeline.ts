import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import type { Won } from '../../kit/scene/light/celebration';
import { type Handlers, layOut, ScoreSheet } from '../../kit/scene/motion/timeline';
import type { Timeline, Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { type Bird, event, type SabongEvent } from '../rules/events';
import type { Side } from '../rules/matchups';
import { DECIDED_MS, POINTS_MS } from '../rules/story';
import { LAUNCHES_MS } from './bird/contest';

/** The timeline of a contest, as far as it is known. Times in ms since betting opened. */
export interface Plan extends Timeline {
  /** Null if nothing is posted. */
  readonly card: number | null;
  /** When betting closes; null if nothing is posted. */
  readonly closesAtMs: number | null;
  /** When the contest began: with a public number later than betting closed. Null before. */
  readonly closedMs: number | null;
  /** The winner of each exchange so far. */
  readonly points: readonly (Bird | null)[];
  readonly decided: { readonly atMs: number; readonly winner: Side } | null;
  /** The player's own result; null while it is not known, and without a bet. */
  readonly own: Won | null;
}

const SHOWS: Readonly<Record<WinTier, string>> = {
  loss: 'lossMs',
  returned: 'returnedMs',
  small: 'smallMs',
  big: 'bigMs',
  mega: 'megaMs',
};

class ContestScore extends ScoreSheet {
  card: number | null = null;
  closesAtMs: number | null = null;
  closedMs: number | null = null;
  readonly points: (Bird | null)[] = [];
  decided: Plan['decided'] = null;
  own: Won | null = null;

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

/** The crowd's sound is made of overlapping clips. */
function murmur(score: ContestScore, fromMs: number, toMs: number, volume: number): void {
  for (let atMs = fromMs; atMs < toMs; atMs += score.ms('murmurMs')) score.cue('murmur', atMs, volume);
}

const handlers: Handlers<SabongEvent, ContestScore> = {
  cardPosted({ atMs, card, closesAtMs }, score) {
    score.beat('cardPosted', atMs);
    score.card = card;
    score.closesAtMs = closesAtMs;
    murmur(score, atMs, closesAtMs, 0.5);
    score.cue('cluck', atMs + 2_600, 0.6);
    score.cue('cluck', atMs + 6_900, 0.5, 0.88);
  },
  betsClosed({ atMs }, score) {
    score.beat('betsClosed', atMs);
    score.closedMs ??= atMs;
    score.cue('gong', atMs);
    LAUNCHES_MS.forEach((launchMs, index) => {
      score.cue('flap', atMs + launchMs, index === 0 ? 0.6 : 0.9);
      score.cue('flap', atMs + launchMs + 150, index === 0 ? 0.4 : 0.7, 1.1);
    });
    const last = POINTS_MS.at(-1) ?? DECIDED_MS;
    score.cue('roll', atMs + last - score.ms('rollMs'), 0.7);
  },
  exchange({ atMs, point }, score) {
    score.beat('exchange', atMs);
    score.points.push(point);
    score.cue('clash', atMs);
    if (point !== null) score.cue('point', atMs + 90, 0.8, point === 'pula' ? 1 : 0.841);
  },
  decided({ atMs, winner }, score) {
    score.beat('decided', atMs);
    score.decided ??= { atMs, winner };
    score.cue('cheer', atMs + 180, winner === 'draw' ? 0.5 : 1);
    if (winner === 'draw') score.cue('draw', atMs + score.ms('bowMs'));
    else score.cue('crow', atMs + score.ms('crowMs'), 1, winner === 'meron' ? 1 : 0.9);
  },
  sidePaid({ atMs }, score) {
    score.beat('sidePaid', atMs);
  },
  roundSettled({ atMs, tier }, score) {
    score.beat('roundSettled', atMs);
    const resultMs = atMs + score.ms('ownMs');
    score.own = { tier, resultMs, endMs: resultMs + score.ms(SHOWS[tier]) };
    score.cue(tier, resultMs);
  },
};

/** Lays a contest out as far as its events are known. Throws for an unknown event. */
export function planOf(wire: readonly Json[], tuning: Tuning, reducedMotion: boolean): Plan {
  const events = wire.map((json) => z.decode(event, json as never));
  const score = layOut(events, handlers, new ContestScore(tuning, reducedMotion));
  const { card, closesAtMs, closedMs, points, decided, own } = score;
  return {
    ...score.finish(),
    resultMs: decided?.atMs ?? Number.POSITIVE_INFINITY,
    endMs: decided === null ? Number.POSITIVE_INFINITY : decided.atMs + tuned(tuning, 'endMs'),
    card,
    closesAtMs,
    closedMs,
    points,
    decided,
    own,
  };
}

export const timeline = (events: readonly Json[], tuning: Tuning, reducedMotion: boolean): Timeline =>
  planOf(events, tuning, reducedMotion);
