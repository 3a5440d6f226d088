import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import { bet, cut, maxPayoutCentavos } from './bet';
import { crashRules } from './play';
import { pointOf } from './point';

const placed = (target: string, cashOuts: readonly Json[] = [], stake = '100.00') =>
  z.decode(bet, { stake, target, cashOuts } as never);

/** A round that ends at exactly this many hundredths. */
const ending = (hundredths: bigint) => ({ ...pointOf(0n), hundredths });

const paid = (fare: ReturnType<typeof placed>, hundredths: bigint) =>
  crashRules.settle(fare, ending(hundredths)).payoutCentavos;

describe('a bet', () => {
  it('pays exactly its target if the round gets so far, and nothing a hundredth below it', () => {
    expect(paid(placed('2.00'), 200n)).toBe(20_000n);
    expect(paid(placed('2.00'), 5_000n)).toBe(20_000n);
    expect(paid(placed('2.00'), 199n)).toBe(0n);
  });

  it('pays its cash-outs, each part floored to the centavo', () => {
    const half = { part: 'half', multiplier: '1.55', runningMs: 4_400 };
    const all = { part: 'all', multiplier: '2.38', runningMs: 8_700 };
    const fare = placed('5.00', [half, all], '1.01');
    expect(cut(fare).ended.map(({ stake }) => stake)).toEqual([51n, 50n]);
    expect(paid(fare, 239n)).toBe(79n + 119n);
    expect(paid(placed('5.00', [half], '1.01'), 239n)).toBe(79n);
    expect(paid(placed('5.00', [half], '1.01'), 500n)).toBe(79n + 250n);
  });

  it('has its own events, in order, with the times of the table', () => {
    const fare = placed('2.00', [{ part: 'half', multiplier: '1.50', runningMs: 4_060 }]);
    expect(crashRules.settle(fare, ending(300n)).events).toEqual([
      { type: 'bettingOpened', atMs: 0, closesAtMs: 6_000 },
      { type: 'departed', atMs: 6_000 },
      { type: 'hoppedOff', atMs: 10_060, seat: 0, multiplier: 150n, payout: 7_500n },
      { type: 'hoppedOff', atMs: 12_932, seat: 0, multiplier: 200n, payout: 10_000n },
      { type: 'crashed', atMs: 16_987, multiplier: 300n },
      { type: 'roundSettled', atMs: 16_987, stake: 10_000n, payout: 17_500n, tier: 'small' },
    ]);
  });

  it('is cashed out at 10,000, where the round ends', () => {
    expect(paid(placed('10000.00', [], '1.00'), 99n * 2n ** 52n)).toBe(1_000_000n);
    expect(maxPayoutCentavos(placed('10000.00'))).toBe(100_000_000n);
  });

  it.each<[string, Json]>([
    ['a target that is no gain', { stake: '5', target: '1.00', cashOuts: [] }],
    ['a target beyond the last stop', { stake: '5', target: '10000.01', cashOuts: [] }],
    ['a target in another notation', { stake: '5', target: '2.0', cashOuts: [] }],
    ['less than a peso', { stake: '0.99', target: '2.00', cashOuts: [] }],
    ...(
      [
        ['more than the flight showed', [{ part: 'all', multiplier: '2.01', runningMs: 6_932 }]],
        ['more than the target', [{ part: 'all', multiplier: '3.01', runningMs: 20_000 }]],
        ['a negative time', [{ part: 'all', multiplier: '1.00', runningMs: -1 }]],
        [
          'what does not ride any more',
          [
            { part: 'all', multiplier: '1.50', runningMs: 6_000 },
            { part: 'half', multiplier: '1.60', runningMs: 7_000 },
          ],
        ],
        [
          'times out of order',
          [
            { part: 'half', multiplier: '1.50', runningMs: 6_000 },
            { part: 'half', multiplier: '1.20', runningMs: 5_000 },
          ],
        ],
      ] as const
    ).map(([name, cashOuts]): [string, Json] => [name, { stake: '5', target: '3.00', cashOuts }]),
  ])('is refused with %s', (_, wire) => {
    expect(z.safeDecode(bet, wire as never).success).toBe(false);
  });
});
