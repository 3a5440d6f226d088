import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import { type Handlers, layOut, ScoreSheet } from '../../kit/scene/motion/timeline';
import type { Timeline, Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { decidedMs, type OpenTimes, openTimes, pairMs } from '../foil/opened';
import { event, type ScratchEvent } from '../rules/events';
import type { Motif } from '../rules/prizes';

/** A ticket laid out in time, as far as the player has opened it. */
export interface Plan extends Timeline {
  readonly motifs: readonly Motif[];
  /** The three panels that match, ascending; null on a losing card. */
  readonly matched: readonly number[] | null;
  readonly tier: WinTier;
  /** When each panel opens; Infinity if no act opens it. */
  readonly opensMs: OpenTimes;
  /** When the second panel of each panel's motif opens; null if there is none. */
  readonly pairsMs: readonly (number | null)[];
  /** When all panels that decide the card are open; Infinity until then. */
  readonly decidedMs: number;
  readonly reduced: boolean;
}

class ScratchScore extends ScoreSheet {
  readonly opened: OpenTimes;
  motifs: readonly Motif[] = [];
  matched: readonly number[] | null = null;
  tier: WinTier = 'loss';

  constructor(
    readonly tuning: Tuning,
    readonly reduced: boolean,
    acts: readonly Json[],
  ) {
    super();
    this.opened = openTimes(acts, this.ms('revealGapMs'));
  }

  ms(name: string): number {
    return this.reduced ? 0 : tuned(this.tuning, name);
  }

  get decidedMs(): number {
    return decidedMs(this.opened, this.matched);
  }

  /** A sound at a time that may be infinite. */
  sound(name: string, atMs: number, rate = 1): void {
    if (Number.isFinite(atMs)) this.cue(name, atMs, 1, rate);
  }
}

const TIER_LENGTH: Readonly<Record<WinTier, string>> = {
  loss: 'lossMs',
  returned: 'returnedMs',
  small: 'smallMs',
  big: 'bigMs',
  mega: 'megaMs',
};

/** Rising steps of the scale, so that the three can be counted by ear. */
const NOTE_RATES = [1, 1.125, 1.5];

const handlers: Handlers<ScratchEvent, ScratchScore> = {
  ticketBought(_event, score) {
    score.beat('ticketBought', 0);
    score.cue('slide', 0);
  },
  panels({ motifs }, score) {
    score.beat('panels', 0);
    score.motifs = motifs;
    for (const atMs of score.opened) score.sound('pop', atMs);
  },
  matched({ panels }, score) {
    score.matched = panels;
    const atMs = score.decidedMs;
    score.beat('matched', atMs);
    panels.forEach((_, index) => {
      if (!score.reduced) score.sound('note', atMs + index * score.ms('noteGapMs'), NOTE_RATES[index]);
    });
  },
  roundSettled({ tier }, score) {
    const shownMs = score.reduced
      ? tuned(score.tuning, 'fadeMs')
      : score.matched === null
        ? score.ms('lossWaitMs')
        : score.ms('linkMs') + score.ms('settleMs');
    const atMs = score.decidedMs + shownMs;
    score.beat('roundSettled', atMs);
    score.sound(tier, atMs);
    score.tier = tier;
    score.resultMs = atMs;
    score.until(atMs + score.ms(TIER_LENGTH[tier]));
  },
};

/** Lays a ticket out. Throws for an unknown event, and for a round without panels. */
export function planOf(
  wire: readonly Json[],
  tuning: Tuning,
  reducedMotion: boolean,
  acts: readonly Json[] = [],
): Plan {
  const events = wire.map((json) => z.decode(event, json as never));
  const score = layOut(events, handlers, new ScratchScore(tuning, reducedMotion, acts));
  if (score.motifs.length === 0) throw new Error('the events contain no panels');
  const opensMs = withRest(score);
  return {
    ...score.finish(),
    motifs: score.motifs,
    matched: score.matched,
    tier: score.tier,
    opensMs,
    pairsMs: score.motifs.map((motif) => pairMs(score.motifs, opensMs, motif)),
    decidedMs: score.decidedMs,
    reduced: reducedMotion,
  };
}

/** Once the result is shown, the rest of the foil is removed: nothing stays hidden. */
function withRest(score: ScratchScore): OpenTimes {
  let nextMs = score.resultMs + score.ms('restWaitMs');
  return score.opened.map((atMs) => {
    if (atMs <= nextMs || !Number.isFinite(nextMs)) return atMs;
    const opensMs = nextMs;
    nextMs += score.ms('restGapMs');
    return opensMs;
  });
}

export const timeline = (
  events: readonly Json[],
  tuning: Tuning,
  reducedMotion: boolean,
  acts: readonly Json[] = [],
): Timeline => planOf(events, tuning, reducedMotion, acts);
