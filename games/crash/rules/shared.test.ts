import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { multiplier } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { E, hundredthsOf } from './point';
import { crashShared } from './shared';
import { multiplierText } from './times';

const ride = (h: bigint): Json => ({ h: `${h}`, multiplier: multiplierText(hundredthsOf(h)) });
const fare: Json = { stake: '100.00', target: '2.00', cashOuts: [] };
const { cashOut } = crashShared;
if (cashOut === null) throw new Error('the game has no cash-out');

describe('the shared round', () => {
  it('opens, departs when betting closes, and ends when the multiplier gets there', () => {
    expect(crashShared.opening(null)).toEqual([{ type: 'bettingOpened', atMs: 0, closesAtMs: 6_000 }]);
    expect(crashShared.timeline(ride(E / 2n), null)).toEqual([
      { type: 'departed', atMs: 6_000 },
      { type: 'crashed', atMs: 6_000 + 6_831, multiplier: '1.98' },
    ]);
    expect(crashShared.timeline(ride(0n), null).map(({ atMs }) => atMs)).toEqual([6_000, 6_000]);
    expect(crashShared.timeline(ride(E - 1n), null).at(-1)).toEqual({
      type: 'crashed',
      atMs: 98_104,
      multiplier: '10000.00',
    });
  });

  it('has only events that the rules know', () => {
    for (const announced of [...crashShared.opening(null), ...crashShared.timeline(ride(E / 3n), null)]) {
      expect(z.safeDecode(crashShared.rules.event, announced as never).success).toBe(true);
    }
  });
});

describe('a cash-out', () => {
  it('is worth the multiplier at its time', () => {
    expect(cashOut.multiplierAt(8_700)).toEqual({ numerator: 238n, denominator: 100n });
    expect(cashOut.automaticMs(fare)).toBe(6_932);
  });

  it('is always worth less than the end: also in the last ms before it', () => {
    for (let lot = 100n; lot < 1_000n; lot += 1n) {
      const h = (E * lot) / 1_000n;
      const endMs = (crashShared.timeline(ride(h), null).at(-1)?.atMs ?? 0) - crashShared.bettingMs;
      if (endMs === 0) continue;
      expect(cashOut.multiplierAt(endMs - 1).numerator).toBeLessThan(hundredthsOf(h));
    }
  });

  it('keeps the rest in the round, until nothing is left', () => {
    const once = cashOut.end(fare, 'half', multiplier(150n, 100n));
    expect(once).toEqual({
      ...(fare as object),
      cashOuts: [{ part: 'half', multiplier: '1.50', runningMs: 4_055 }],
    });
    expect(cashOut.isOver(once)).toBe(false);
    const twice = cashOut.end(once, 'all', multiplier(200n, 100n));
    expect(cashOut.isOver(twice)).toBe(true);
    expect(
      crashShared.rules.settle(z.decode(crashShared.rules.bet, twice as never), { h: 0n, hundredths: 250n }),
    ).toMatchObject({
      payoutCentavos: 7_500n + 10_000n,
    });
  });
});

describe('a fare', () => {
  const out: Json = {
    ...(fare as object),
    cashOuts: [
      { part: 'half', multiplier: '1.50', runningMs: 4_055 },
      { part: 'all', multiplier: '1.80', runningMs: 5_878 },
    ],
  };

  it('joins without cash-outs', () => {
    expect(crashShared.accepts(fare, null)).toBe(true);
    expect(crashShared.accepts(out, null)).toBe(false);
    expect(cashOut.joined(out)).toEqual(fare);
  });

  it('is repeated as it is, and seen without its target', () => {
    expect(crashShared.repeated(fare)).toEqual(fare);
    expect(crashShared.seen(fare)).toEqual({ cashOuts: [] });
    expect(crashShared.seen(out)).toEqual({ cashOuts: [{ part: 'half' }, { part: 'all' }] });
    expect(crashShared.group(fare)).toBeNull();
  });

  it('has been paid what its cash-outs are worth, the last of which has a time', () => {
    expect(cashOut.paidCentavos(fare)).toBe(0n);
    expect(cashOut.paidCentavos(out)).toBe(7_500n + 9_000n);
    expect(cashOut.lastMs(fare)).toBe(0);
    expect(cashOut.lastMs(out)).toBe(5_878);
    expect(cashOut.target(fare)).toEqual({ numerator: 200n, denominator: 100n });
  });

  it('is told when it hops off', () => {
    expect(cashOut.event({ seat: 3, atMs: 9_000, multiplier: '1.50' })).toEqual({
      type: 'hoppedOff',
      atMs: 9_000,
      seat: 3,
      multiplier: '1.50',
    });
    expect(crashShared.roundMultiplier?.(ride(E / 2n))).toBe('1.98');
  });
});
