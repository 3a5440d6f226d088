import { leavesOf } from './leaves';
import type { EndedRound, Fields, GameSecret, Received } from './traffic';

/** With fewer rounds nothing can be said. */
export const ROUNDS_LEAST = 50;
/** Standard deviations that thousands of honest fields do not reach by chance, and a leak in 50 rounds does. */
const CHANCE_SIGMA = 5.5;
/** Elements of a list, and messages of a kind in a round, that are looked at. */
export const NUMBERS_LOOKED_AT = 3;
/** A value that goes with the time as closely as this says nothing else: what is left is rounding. */
const TIME_DECIDES = 1e-6;
/** The database's clock is known to within a few ms. */
const CLOCKS_DIFFER_MS = 3;

/** A number sent in a round before its end, seen in each of the ways of `WAYS`. */
interface Sample {
  readonly values: readonly number[];
  /** The round's end as far as it is unknown when the number is sent. */
  readonly unknown: number;
  /** From the opening to the message, in ms: everybody knows it, and the unknown part does not depend on it. */
  readonly sinceMs: number;
}

/** A time may be sent as it is, from the opening, or from the message on. */
const WAYS = ['', ' since the opening', ' since it was sent'] as const;

/** Every number sent in a round before its end, by the place where it was sent. */
type Sent = ReadonlyMap<string, Sample>;

export interface Finding {
  readonly place: string;
  readonly sigma: number;
  readonly rounds: number;
}

/**
 * The numbers of all rounds so far, by place. What was received can be dropped once it is added, so that rounds may be
 * added for hours.
 */
export class Samples {
  readonly #places = new Map<string, Sample[]>();

  constructor(
    readonly secret: GameSecret,
    readonly pace: number,
  ) {}

  add(round: EndedRound): void {
    for (const [place, sample] of sentIn(round, this.secret, this.pace)) {
      const list = this.#places.get(place);
      if (list === undefined) this.#places.set(place, [sample]);
      else list.push(sample);
    }
  }

  /**
   * The places whose numbers go with the end of the round more than chance allows: the rank correlation over all rounds
   * of the first, second and third number sent there, by itself and without what goes with the time of the message. In
   * flight the time decides most of a multiplier, and the rest is what is unknown.
   */
  findings(): readonly Finding[] {
    const findings: Finding[] = [];
    for (const [place, list] of this.#places) {
      if (list.length < ROUNDS_LEAST) continue;
      const unknown = ranksOf(list.map((sample) => sample.unknown));
      const time = ranksOf(list.map((sample) => sample.sinceMs));
      for (const [index, way] of WAYS.entries()) {
        const value = ranksOf(list.map(({ values }) => values[index] ?? 0));
        const sigma = goesWith(value, unknown, time) * Math.sqrt(list.length - 2);
        if (sigma > CHANCE_SIGMA) findings.push({ place: `${place}${way}`, sigma, rounds: list.length });
      }
    }
    return findings.toSorted((a, b) => b.sigma - a.sigma);
  }
}

/** What `Samples` finds in rounds that are all there. */
export function predictors(
  rounds: readonly EndedRound[],
  secret: GameSecret,
  pace: number,
): readonly Finding[] {
  const samples = new Samples(secret, pace);
  for (const round of rounds) samples.add(round);
  return samples.findings();
}

/**
 * The rounds in which something must have been sent to be found, judged by where it was found most surely: a winner out of
 * three goes less closely with the drawn number than the number itself. Twice as many as would do on average, so that
 * chance decides nothing.
 */
export const roundsToShow = ({ sigma, rounds }: Finding): number =>
  Math.max(ROUNDS_LEAST, Math.ceil(2 * (CHANCE_SIGMA / sigma) ** 2 * (rounds - 1)) + 1);

/** When a message was sent at the latest. */
export function sentAtOf({ message, atMs }: Pick<Received, 'message' | 'atMs'>): number {
  const { serverTime } = message;
  const arrivedAtMs = atMs + CLOCKS_DIFFER_MS;
  // An answer to a call has no time of its own.
  return typeof serverTime === 'number' ? Math.min(serverTime, arrivedAtMs) : arrivedAtMs;
}

function sentIn(round: EndedRound, { unknown }: GameSecret, pace: number): Sent {
  const sent = new Map<string, Sample>();
  const counts = new Map<string, number>();
  for (const { frame, message, atMs } of round.before) {
    const sentAtMs = sentAtOf({ message, atMs });
    // It may have been sent after the end, just before the end itself was.
    if (sentAtMs >= round.endsAtMs) continue;
    const sinceMs = sentAtMs - round.openedAtMs;
    const target = unknown(round.outcome, sinceMs * pace);
    for (const [field, value] of numbersOf(frame, message)) {
      const count = (counts.get(field) ?? 0) + 1;
      counts.set(field, count);
      if (count > NUMBERS_LOOKED_AT) continue;
      const values = [value, value - round.openedAtMs, value - sentAtMs];
      sent.set(`${field}, ${count}`, { values, unknown: target, sinceMs });
    }
  }
  return sent;
}

/** Every number of a message: also those inside a text, the value of hex digits, and the lengths of texts and lists. */
function* numbersOf(frame: string, message: Fields): Generator<readonly [string, number]> {
  for (const { field, value } of leavesOf(frame, message, NUMBERS_LOOKED_AT)) {
    if (typeof value === 'number' || typeof value === 'boolean') yield [field, Number(value)];
    if (Array.isArray(value)) yield [`${field} length`, value.length];
    if (typeof value !== 'string') continue;
    yield [`${field} length`, value.length];
    if (/^[0-9a-f]{13,}$/.test(value)) yield [`${field} as hex`, Number.parseInt(value.slice(0, 13), 16)];
    const numbers = [...value.matchAll(/[0-9]+(?:\.[0-9]+)?/g)].slice(0, NUMBERS_LOOKED_AT);
    for (const [index, [digits]] of numbers.entries()) yield [`${field} number ${index}`, Number(digits)];
  }
}

/** How closely a value goes with the unknown: by itself, or without what both have in common with the time. */
function goesWith(value: readonly number[], unknown: readonly number[], time: readonly number[]): number {
  const ofValue = correlation(value, unknown);
  const ofTime = correlation(time, unknown);
  const valueOfTime = correlation(value, time);
  const left = (1 - ofTime ** 2) * (1 - valueOfTime ** 2);
  const withoutTime = left < TIME_DECIDES ? 0 : (ofValue - ofTime * valueOfTime) / Math.sqrt(left);
  return Math.max(Math.abs(ofValue), Math.abs(withoutTime));
}

/** The correlation of two lists of ranks (of values: Spearman's coefficient); 0 where all of a list are equal. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (one.length - 1) / 2;
  let [ab, aa, bb] = [0, 0, 0];
  for (let index = 0; index < one.length; index += 1) {
    const [x, y] = [(one[index] ?? 0) - mean, (other[index] ?? 0) - mean];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

/** The rank of each value from 0; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (let at = from; at <= to; at += 1) ranks[order[at] ?? 0] = (from + to) / 2;
    from = to + 1;
  }
  return ranks;
}
