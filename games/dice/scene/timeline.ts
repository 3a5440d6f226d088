import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import { type Handlers, layOut, ScoreSheet } from '../../kit/scene/motion/timeline';
import type { Timeline, Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { type DiceEvent, event } from '../rules/events';
import type { Mode } from '../rules/mode';

/** A round laid out in time, from which the scene poses itself at any moment. */
export interface Plan extends Timeline {
  readonly mode: Mode;
  /** What the dice show, left to right. */
  readonly dice: readonly number[];
  readonly tier: WinTier;
  /** When the cover begins to lift; until then it shakes. */
  readonly liftMs: number;
  /** When each die comes to rest. */
  readonly stopsMs: readonly number[];
  /** When the number is shown, and the dice of a win light up. */
  readonly numberMs: number;
}

class DiceScore extends ScoreSheet {
  mode: Mode = 'percent';
  dice: readonly number[] = [];
  tier: WinTier = 'loss';
  won = 0;

  constructor(
    readonly tuning: Tuning,
    readonly reduced: boolean,
  ) {
    super();
  }

  ms(name: string): number {
    return this.reduced ? 0 : tuned(this.tuning, name);
  }

  get liftMs(): number {
    return this.ms('shakeMs');
  }

  stopMs(die: number): number {
    return this.liftMs + this.ms('turnMs') + die * this.ms('turnGapMs');
  }

  get numberMs(): number {
    return this.reduced ? tuned(this.tuning, 'fadeMs') : tuned(this.tuning, 'numberMs');
  }

  get settledMs(): number {
    return this.numberMs + (this.won > 0 ? this.ms('settleGapMs') : 0);
  }
}

const TIER_LENGTH: Readonly<Record<WinTier, string>> = {
  loss: 'lossMs',
  returned: 'returnedMs',
  small: 'smallMs',
  big: 'bigMs',
  mega: 'megaMs',
};

/** How often the dice rattle under the cover. */
export const RATTLES = 3;
/** Each rattle is a little higher, so that the last one can be heard as the end. */
const RATTLE_RATES = [0.96, 1, 1.05];
const CLICK_RATES = [1.06, 1, 1.1, 0.94];

const handlers: Handlers<DiceEvent, DiceScore> = {
  coverClosed({ mode }, score) {
    score.mode = mode;
    score.beat('coverClosed', 0);
    if (score.reduced) return;
    for (let rattle = 0; rattle < RATTLES; rattle += 1) {
      score.cue('rattle', 60 + rattle * score.ms('rattleGapMs'), 1, RATTLE_RATES[rattle] ?? 1);
    }
    score.cue('lift', score.liftMs);
  },
  diceStopped({ dice }, score) {
    score.dice = dice;
    score.beat('diceStopped', score.numberMs);
    score.cue('number', score.numberMs);
    if (score.reduced) return;
    for (const die of dice.keys()) score.cue('click', score.stopMs(die), 1, CLICK_RATES[die] ?? 1);
  },
  positionWon(_event, score) {
    score.won += 1;
    score.beat('positionWon', score.numberMs);
  },
  roundSettled({ tier }, score) {
    const atMs = score.settledMs;
    score.beat('roundSettled', atMs);
    score.cue(tier, atMs);
    score.tier = tier;
    score.resultMs = atMs;
    score.until(atMs + score.ms(TIER_LENGTH[tier]));
  },
};

const DICE_OF: Readonly<Record<Mode, number>> = { percent: 4, seven: 2 };

/** Lays a round out. Throws for an unknown event, and for a round without its dice. */
export function planOf(wire: readonly Json[], tuning: Tuning, reducedMotion: boolean): Plan {
  const events = wire.map((json) => z.decode(event, json as never));
  const score = layOut(events, handlers, new DiceScore(tuning, reducedMotion));
  if (score.dice.length !== DICE_OF[score.mode]) throw new Error('the events do not contain all dice');
  return {
    ...score.finish(),
    mode: score.mode,
    dice: score.dice,
    tier: score.tier,
    liftMs: score.liftMs,
    stopsMs: score.dice.map((_, die) => score.stopMs(die)),
    numberMs: score.numberMs,
  };
}

export const timeline = (events: readonly Json[], tuning: Tuning, reducedMotion: boolean): Timeline =>
  planOf(events, tuning, reducedMotion);
