import * as z from 'zod/mini';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { type WinTier, winTier } from '../../kit/rules/tier';
import type { Won } from '../../kit/scene/light/celebration';
import { type Handlers, layOut, ScoreSheet } from '../../kit/scene/motion/timeline';
import type { Timeline, Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { type CrashEvent, event } from '../rules/events';
import { FLIGHT_MAX_MS, GROWTH_MS, reachedMs } from '../rules/flight';
import { LANTERNS } from './art/bits';
import { honksMs } from './parade';

/** A cash-out. Times in ms since betting opened. */
export interface Hop {
  readonly atMs: number;
  readonly seat: number;
  readonly isMine: boolean;
}

/** How many of these, ordered by time, are not after `elapsedMs`. Called every frame, so it allocates nothing. */
export function countBy(hops: readonly { readonly atMs: number }[], elapsedMs: number): number {
  let from = 0;
  let to = hops.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((hops[middle]?.atMs ?? 0) <= elapsedMs) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The timeline of a round, as far as it is known. */
export interface Plan extends Timeline {
  /** When betting closes. A round with a public number departs later, when the number is there. */
  readonly closesAtMs: number | null;
  /** Null until it departs. */
  readonly departedMs: number | null;
  /** When each lantern is passed. */
  readonly lanternsMs: readonly number[];
  /** In order of time. */
  readonly hops: readonly Hop[];
  /** Null until the round ends. */
  readonly crashedMs: number | null;
  /** The player's own wins, each shown at its cash-out. */
  readonly wins: readonly Won[];
  /** The result of the player's ticket; null while it is not known, and without a ticket. */
  readonly tier: WinTier | null;
}

const NO_SHOW: Readonly<Record<WinTier, string>> = {
  loss: 'lossMs',
  returned: 'returnedMs',
  small: 'smallMs',
  big: 'bigMs',
  mega: 'megaMs',
};

/** Playback rates that raise the lanterns' note along the scale. */
const NOTE_RATES = [1, 1.122, 1.26, 1.498, 1.682, 2, 2.245];

class RideScore extends ScoreSheet {
  readonly hops: Hop[] = [];
  readonly wins: Won[] = [];
  closesAtMs: number | null = null;
  departedMs: number | null = null;
  crashedMs: number | null = null;
  tier: WinTier | null = null;

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

/** The tier of a cash-out: by its multiplier alone. */
const tierOf = (hundredths: bigint): WinTier => winTier(centavos(100n), centavos(hundredths));

const handlers: Handlers<CrashEvent, RideScore> = {
  bettingOpened({ atMs, closesAtMs }, score) {
    score.beat('bettingOpened', atMs);
    score.closesAtMs ??= closesAtMs;
  },
  departed({ atMs }, score) {
    score.beat('departed', atMs);
    score.departedMs ??= atMs;
    score.cue('horn', atMs);
  },
  hoppedOff({ atMs, seat, multiplier, payout, mine }, score) {
    score.beat('hoppedOff', atMs);
    const isMine = mine === true || payout !== undefined;
    score.hops.push({ atMs, seat, isMine });
    score.cue('hop', atMs, isMine ? 1 : 0.22, isMine ? 1 : 1.12);
    if (!isMine) return;
    const tier = tierOf(multiplier);
    score.cue(tier, atMs + 60);
    if (!score.reduced) {
      honksMs(tier, score.tuning).forEach((honkMs, index) => {
        score.cue('horn', atMs + honkMs, 0.5, index % 2 === 0 ? 1.12 : 1.26);
      });
    }
    score.wins.push({ tier, resultMs: atMs, endMs: atMs + score.ms(NO_SHOW[tier]) });
  },
  crashed({ atMs }, score) {
    score.beat('crashed', atMs);
    score.crashedMs ??= atMs;
    score.cue('steam', atMs);
    if (!score.reduced) score.cue('flap', atMs + score.ms('chuteMs'));
  },
  roundSettled({ tier }, score) {
    score.beat('roundSettled', score.crashedMs ?? 0);
    score.tier = tier;
    if (tier === 'loss') score.cue('loss', (score.crashedMs ?? 0) + 320);
  },
};

/** The engine as a series of sounds whose pitch follows the multiplier, over two octaves at most. */
function runEngine(score: RideScore, fromMs: number, toMs: number): void {
  const strokeMs = score.ms('engineMs');
  for (let atMs = fromMs; atMs < toMs; ) {
    const rate = Math.min(4, Math.exp((0.3 * (atMs - fromMs)) / GROWTH_MS));
    score.cue('engine', atMs, 0.5, rate);
    atMs += strokeMs / rate;
  }
}

/** Lays a round out as far as its events are known. Throws for an unknown event. */
export function planOf(wire: readonly Json[], tuning: Tuning, reducedMotion: boolean): Plan {
  const events = wire.map((json) => z.decode(event, json as never));
  const score = layOut(events, handlers, new RideScore(tuning, reducedMotion));
  const { closesAtMs, departedMs, crashedMs } = score;
  const lanternsMs = LANTERNS.map((times) => (departedMs ?? 0) + reachedMs(BigInt(times) * 100n));
  if (departedMs !== null) {
    const endMs = crashedMs ?? departedMs + FLIGHT_MAX_MS;
    runEngine(score, departedMs, endMs);
    lanternsMs.forEach((atMs, index) => {
      if (atMs < endMs) score.cue('note', atMs, 0.8, NOTE_RATES[index] ?? 2);
    });
  }
  return {
    ...score.finish(),
    resultMs: crashedMs ?? Number.POSITIVE_INFINITY,
    endMs: crashedMs === null ? Number.POSITIVE_INFINITY : crashedMs + tuned(tuning, 'endMs'),
    closesAtMs,
    departedMs,
    lanternsMs,
    hops: score.hops.toSorted((one, other) => one.atMs - other.atMs),
    crashedMs,
    wins: score.wins,
    tier: score.tier,
  };
}

export const timeline = (events: readonly Json[], tuning: Tuning, reducedMotion: boolean): Timeline =>
  planOf(events, tuning, reducedMotion);
