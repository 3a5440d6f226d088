import { describe, expect, it } from 'vitest';
import { atTheirTimes } from './timeline';

const BETTING_MS = 6_000;
const played = [
  { type: 'bettingOpened', atMs: 0, closesAtMs: BETTING_MS },
  { type: 'departed', atMs: BETTING_MS },
  { type: 'crashed', atMs: 10_055, multiplier: '1.50' },
  { type: 'roundSettled', stake: '20.00', payout: '0.00' },
];

describe('the events of a round that was played again', () => {
  it('are as much later as the round started, but for its opening', () => {
    expect(atTheirTimes(played, BETTING_MS, 2_512)).toEqual([
      played[0],
      { type: 'departed', atMs: 8_512 },
      { type: 'crashed', atMs: 12_567, multiplier: '1.50' },
      played[3],
    ]);
  });

  it('stay as they are where the round started at once', () => {
    expect(atTheirTimes(played, BETTING_MS, 0)).toBe(played);
  });
});
