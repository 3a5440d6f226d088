import type { SettledRound } from '../../../../contract/play';
import type { DayResults, OwnOutcome } from '../../../../contract/statistics';
import { type Centavos, centavos } from '../../../../games/kit/rules/money';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Manila is this far ahead of UTC the whole year. */
const MANILA_MS = 8 * HOUR_MS;

/** More points than the line through a day is wide. */
const COURSE_MAX = 120;

type Played = Pick<SettledRound, 'stake' | 'payout' | 'createdAt'>;

/** 0:00 in Manila of the day of a time, both in ms since 1970. */
export const dayStartMs = (atMs: number): number =>
  Math.floor((atMs + MANILA_MS) / DAY_MS) * DAY_MS - MANILA_MS;

/** A day without a round. */
export const emptyDay = (nowMs: number): DayResults => ({
  since: new Date(dayStartMs(nowMs)).toISOString(),
  rounds: 0,
  staked: NOTHING,
  returned: NOTHING,
  course: [],
});

const NOTHING = 0n as Centavos;

/** The results with one more round. A round of a later day begins that day; one of an earlier day changes nothing. */
export function withRound(day: DayResults, { stake, payout, createdAt }: Played): DayResults {
  const sinceMs = Date.parse(day.since);
  const atMs = Date.parse(createdAt);
  if (atMs < sinceMs) return day;
  const before = atMs < sinceMs + DAY_MS ? day : emptyDay(atMs);
  const net = centavos(netOf(before) + payout - stake);
  // Every second point of a long day is left out; the last one stays.
  const kept =
    before.course.length < COURSE_MAX ? before.course : before.course.filter((_, index) => index % 2 === 1);
  return {
    since: before.since,
    rounds: before.rounds + 1,
    staked: centavos(before.staked + stake),
    returned: centavos(before.returned + payout),
    course: [...kept, net],
  };
}

/** Payouts less stakes. */
export const netOf = ({ staked, returned }: Pick<DayResults, 'staked' | 'returned'>): Centavos =>
  centavos(returned - staked);

/** The results of the day from rounds alone, newest first: those that the device has. */
export const dayOf = (rounds: readonly Played[], nowMs: number): DayResults =>
  rounds.toReversed().reduce(withRound, emptyDay(nowMs));

/** What the server counted, and up to which round. */
export interface Answered {
  readonly outcomes: readonly OwnOutcome[];
  readonly today: DayResults;
  readonly newest: string | null;
}

/** What the server counted with the rounds that the device has seen since, newest first. */
export function withNewer(answered: Answered, rounds: readonly SettledRound[], nowMs: number): Answered {
  const counted = answered.newest === null ? 0n : BigInt(answered.newest);
  const newer = rounds.filter(({ roundId }) => BigInt(roundId) > counted);
  const today = newer.toReversed().reduce(withRound, answered.today);
  return {
    outcomes: [
      ...newer.map(({ roundId, outcome, stake }) => ({ roundId, outcome, stake })),
      ...answered.outcomes,
    ],
    today: Date.parse(today.since) === dayStartMs(nowMs) ? today : emptyDay(nowMs),
    newest: newer[0]?.roundId ?? answered.newest,
  };
}

/** A round of a table, as its outcome is counted. */
interface TableOutcome {
  readonly roundNumber: number;
  readonly outcome: SettledRound['outcome'];
}

/** The outcomes that the server listed with those that the table has told since, newest first, each once. */
export function mergedOutcomes(
  listed: readonly TableOutcome[],
  live: readonly TableOutcome[],
): readonly TableOutcome[] {
  const byNumber = new Map([...listed, ...live].map((round) => [round.roundNumber, round]));
  return [...byNumber.values()].toSorted((a, b) => b.roundNumber - a.roundNumber);
}
