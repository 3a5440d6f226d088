import { describe, expect, it } from 'vitest';
import type { SettledRound } from '../../../../contract/play';
import { centavos } from '../../../../games/kit/rules/money';
import { dayOf, dayStartMs, emptyDay, mergedOutcomes, netOf, withNewer, withRound } from './statistics';

/** 0:00 in Manila of 3 March 2026. */
const MIDNIGHT = Date.parse('2026-03-02T16:00:00.000Z');
const NOON = MIDNIGHT + 12 * 3_600_000;

const played = (atMs: number, stake: bigint, payout: bigint, roundId = '1') =>
  ({
    roundId,
    outcome: [0, 1, 2],
    stake: centavos(stake),
    payout: centavos(payout),
    createdAt: new Date(atMs).toISOString(),
  }) as unknown as SettledRound;

describe('a day', () => {
  it('begins at 0:00 in Manila', () => {
    expect(dayStartMs(MIDNIGHT)).toBe(MIDNIGHT);
    expect(dayStartMs(MIDNIGHT - 1)).toBe(MIDNIGHT - 86_400_000);
    expect(dayStartMs(NOON)).toBe(MIDNIGHT);
  });

  it('adds up its rounds, and keeps the way of the net', () => {
    const day = dayOf(
      [played(NOON + 2, 1_000n, 0n), played(NOON + 1, 500n, 2_000n), played(NOON, 500n, 0n)],
      NOON,
    );
    expect(day).toEqual({
      since: new Date(MIDNIGHT).toISOString(),
      rounds: 3,
      staked: 2_000n,
      returned: 2_000n,
      course: [-500n, 1_000n, 0n],
    });
    expect(netOf(day)).toBe(0n);
  });

  it('leaves out the rounds of the day before, and ends with the first round of the next', () => {
    expect(dayOf([played(MIDNIGHT - 1, 500n, 0n)], NOON).rounds).toBe(0);
    const day = dayOf([played(NOON, 500n, 0n)], NOON);
    const next = withRound(day, played(MIDNIGHT + 86_400_000, 300n, 0n));
    expect(next).toMatchObject({ rounds: 1, staked: 300n, course: [-300n] });
    expect(next.since).toBe(new Date(MIDNIGHT + 86_400_000).toISOString());
  });

  it('thins the line of a long day, and keeps its end', () => {
    const rounds = Array.from({ length: 121 }, () => played(NOON, 100n, 0n));
    expect(dayOf(rounds, NOON).course.slice(-2)).toEqual([-12_000n, -12_100n]);
    expect(dayOf(rounds, NOON).course).toHaveLength(61);
    let day = emptyDay(NOON);
    for (let round = 0; round < 1_000; round += 1) day = withRound(day, played(NOON, 100n, 0n));
    expect(day.course.length).toBeLessThanOrEqual(121);
    expect(day.course.at(-1)).toBe(-100_000n);
    expect(day.course.every((net, index) => index === 0 || net < (day.course[index - 1] ?? 0n))).toBe(true);
  });
});

describe('what the server counted', () => {
  const answered = {
    outcomes: [{ roundId: '9', outcome: [1, 1, 1], stake: centavos(500n) }],
    today: { ...emptyDay(NOON), rounds: 1, staked: centavos(500n), course: [centavos(-500n)] },
    newest: '9',
  };

  it('is continued by the rounds since, each once', () => {
    const rounds = [
      played(NOON + 1, 200n, 900n, '10'),
      played(NOON, 500n, 0n, '9'),
      played(NOON, 1n, 1n, '8'),
    ];
    const merged = withNewer(answered, rounds, NOON);
    expect(merged.outcomes.map(({ roundId }) => roundId)).toEqual(['10', '9']);
    expect(merged.today).toMatchObject({ rounds: 2, staked: 700n, returned: 900n, course: [-500n, 200n] });
    expect(merged.newest).toBe('10');
  });

  it('is empty once the day has ended', () => {
    const tomorrow = MIDNIGHT + 86_400_000;
    expect(withNewer(answered, [], tomorrow).today).toEqual(emptyDay(tomorrow));
  });
});

it('the outcomes of a table are those of both sources, newest first, each once', () => {
  const round = (roundNumber: number) => ({ roundNumber, outcome: { number: roundNumber } });
  const merged = mergedOutcomes([round(4), round(3), round(2)], [round(6), round(5), round(4)]);
  expect(merged.map(({ roundNumber }) => roundNumber)).toEqual([6, 5, 4, 3, 2]);
});
