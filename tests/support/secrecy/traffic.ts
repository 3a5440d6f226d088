import { BETTING_MS as CRASH_BETTING_MS } from '../../../games/crash/rules/play';
import { DECIDED_MS, BETTING_MS as SABONG_BETTING_MS } from '../../../games/sabong/rules/story';

/** A message as it arrived, of a socket or as the answer to a call. */
export interface Received {
  /** The message's type, or the call it answers: `message tick`, `answer of join`. */
  readonly frame: string;
  readonly text: string;
  readonly message: Fields;
  /** Unix time in ms. */
  readonly atMs: number;
}

export type Fields = { readonly [name: string]: unknown };

/** A round that has ended, with everything received between the end of the one before it and its own end. */
export interface EndedRound {
  readonly roundNumber: number;
  readonly outcome: Fields;
  readonly serverSeed: string;
  readonly openedAtMs: number;
  /** Unix time in ms. */
  readonly endsAtMs: number;
  readonly before: readonly Received[];
}

/** What the check knows of a game: when a round ends, and what of its outcome somebody could wish to know. */
export interface GameSecret {
  /** From opening to end, in ms at normal pace. */
  readonly lastsMs: (outcome: Fields) => number;
  /**
   * A number that is the same to everybody until the end: uniform, whatever is known at `sinceOpeningMs`, as long as
   * the round has not ended by then.
   */
  readonly unknown: (outcome: Fields, sinceOpeningMs: number) => number;
}

const flightMs = ({ multiplier }: Fields) => Math.log(Number(multiplier)) * 10_000;

export const SECRETS = {
  crash: {
    lastsMs: (outcome) => CRASH_BETTING_MS + flightMs(outcome),
    // Whoever has seen the multiplier reach x knows that it ends at x / u, with u uniform.
    unknown: (outcome, sinceMs) =>
      Math.exp(Math.max(0, sinceMs - CRASH_BETTING_MS) / 10_000) / Number(outcome.multiplier),
  },
  sabong: {
    lastsMs: () => SABONG_BETTING_MS + DECIDED_MS,
    unknown: ({ number }) => Number(number),
  },
} as const satisfies Readonly<Record<string, GameSecret>>;

export type GameName = keyof typeof SECRETS;

/** Splits what was received about one table into rounds. The first is left out: part of it was not heard. */
export function roundsOf(
  received: readonly Received[],
  { lastsMs }: GameSecret,
  pace: number,
): readonly EndedRound[] {
  const rounds: EndedRound[] = [];
  const openings = new Map<number, number>();
  const ends = new Set<number>();
  let before: Received[] = [];
  for (const entry of received) {
    const { type, round, ended } = entry.message;
    if (type !== undefined && isFields(round)) {
      openings.set(Number(round.roundNumber), Number(round.openedAt));
    }
    const isEnd = type === 'tick' && isFields(ended) && !ends.has(Number(ended.roundNumber));
    // Several sockets report each end; from the first message on it is public.
    if (!isEnd) {
      before.push(entry);
      continue;
    }
    const roundNumber = Number(ended.roundNumber);
    const openedAtMs = openings.get(roundNumber);
    const outcome = ended.outcome as Fields;
    if (openedAtMs !== undefined && ends.size > 0) {
      const endsAtMs = openedAtMs + lastsMs(outcome) / pace;
      const serverSeed = String(ended.serverSeed);
      rounds.push({ roundNumber, outcome, serverSeed, openedAtMs, endsAtMs, before });
    }
    ends.add(roundNumber);
    before = [];
  }
  return rounds;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
