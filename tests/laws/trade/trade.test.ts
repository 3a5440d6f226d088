/** The published examples of the trade area, and the laws that its rules must keep. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tradeCalls } from '../../../contract/trade';
import { randomnessOf } from '../../../games/kit/fairness/beaconNumber';
import { QUICKNET, roundFrom } from '../../../games/kit/fairness/network';
import { commitmentOf, seedFromHex } from '../../../games/kit/rules/draw';
import { centavos } from '../../../games/kit/rules/money';
import { CANDLE_SECONDS, candlesOf } from '../../../games/kit/rules/trade/candles';
import { MARKET_CODES, MARKETS, type MarketCode } from '../../../games/kit/rules/trade/markets';
import {
  type Direction,
  ORDER_SECONDS,
  type OrderSeconds,
  orderResult,
  orderTicks,
  winPayout,
} from '../../../games/kit/rules/trade/order';
import { priceText } from '../../../games/kit/rules/trade/price';
import { levelsAfter, segmentSteps, sessionOpenLevel, step } from '../../../games/kit/rules/trade/steps';
import {
  BEACON_BEFORE_MS,
  breakAfter,
  firstTickOf,
  isBreak,
  SEGMENT_TICKS,
  segmentOf,
  segmentStartMs,
  sessionStartOf,
  TICK_MS,
} from '../../../games/kit/rules/trade/ticks';
import vectors from './tradeVectors.json';

const seedsOf = (segment: number) => {
  const known = vectors.segments.find((one) => one.segment === segment);
  if (known === undefined) throw new Error(`there is no example of segment ${segment}`);
  const [chainHash = '', round] = known.beacon.split('/');
  const beacon = { chainHash, round: Number(round), randomness: randomnessOf(known.signature) };
  return { segment, serverSeed: seedFromHex(known.serverSeed), beacon };
};

/** The levels of both segments of a market, by tick. */
function levelAt(code: MarketCode, tick: number): number {
  const of = vectors.markets.filter(({ market }) => market === code);
  const segment = segmentOf(tick);
  const known = of.find((one) => one.segment === segment);
  if (known === undefined) throw new Error(`there is no example of ${code} in segment ${segment}`);
  const levels = levelsAfter(known.openLevel, segmentSteps(code, seedsOf(segment)));
  return levels[tick - firstTickOf(segment)] ?? Number.NaN;
}

describe('the published examples of the trade area', () => {
  it.each(vectors.segments)('segment $segment has its seed, beacon round and number', (one) => {
    expect(segmentStartMs(one.segment)).toBe(one.startsAt * 1_000);
    expect(roundFrom(QUICKNET, segmentStartMs(one.segment) - BEACON_BEFORE_MS)).toBe(one.beaconRound);
    expect(one.beacon.endsWith(`/${one.beaconRound}/${randomnessOf(one.signature)}`)).toBe(true);
  });

  it('the seeds lead back to the end of the chain', () => {
    const [first, second] = vectors.segments;
    expect(commitmentOf(seedFromHex(first?.serverSeed ?? ''))).toBe(vectors.chainEnd);
    expect(commitmentOf(seedFromHex(second?.serverSeed ?? ''))).toBe(first?.serverSeed);
  });

  it.each(vectors.markets)('$market walks in segment $segment as drawn', (one) => {
    const code = one.market as MarketCode;
    const steps = segmentSteps(code, seedsOf(one.segment));
    expect(steps.slice(0, 16)).toEqual(one.first16Steps);
    expect(createHash('sha256').update(steps.join(',')).digest('hex')).toBe(one.stepsSha256);
    const levels = levelsAfter(one.openLevel, steps);
    expect([levels.at(-1), Math.max(...levels), Math.min(...levels)]).toEqual([
      one.closeLevel,
      one.high,
      one.low,
    ]);
    expect(priceText(code, one.closeLevel)).toBe(one.closePrice);
    expect(candlesOf(firstTickOf(one.segment), levels, 60).slice(0, 2)).toEqual(one.candles60s);
  });

  it.each(vectors.orders)('$direction on $market for $seconds s ends as told', (one) => {
    const { entryTick, exitTick } = orderTicks(one.acceptedAtMs, one.seconds as OrderSeconds);
    expect([entryTick, exitTick]).toEqual([one.entryTick, one.exitTick]);
    const code = one.market as MarketCode;
    const [entry, exit] = [levelAt(code, entryTick), levelAt(code, exitTick)];
    expect([priceText(code, entry), priceText(code, exit)]).toEqual([one.entryPrice, one.exitPrice]);
    const result = orderResult(one.direction as Direction, entry, exit);
    expect(result).toBe(one.state);
    expect(result === 'success' ? winPayout(centavos(10_000n)) : 0n).toBe(
      BigInt(one.payoutCentavosOf100Pesos),
    );
  });

  it('steps, session starts, breaks and prices are those of the page', () => {
    for (const [word, smooth, lively] of vectors.steps) {
      const u = Number.parseInt(word as string, 16);
      expect([step('smooth', u), step('lively', u)]).toEqual([smooth, lively]);
    }
    for (const [base, last, open] of vectors.sessionStart) {
      expect(sessionOpenLevel(base as number, last as number)).toBe(open);
    }
    for (const [unix, is] of vectors.breaks) {
      expect(isBreak(Math.floor((unix as number) / 600))).toBe(is);
    }
    for (const [code, level, text] of vectors.prices) {
      expect(priceText(code as MarketCode, level as number)).toBe(text);
    }
  });
});

describe('the rules of the trade area', () => {
  it('have a step that is odd and as likely up as down, so that no order can tie and both sides win half', () => {
    for (const [kind, bits] of [
      ['smooth', 31],
      ['lively', 15],
    ] as const) {
      const mask = kind === 'smooth' ? 0x7fff_ffff : 0x7fff;
      for (let word = 1; word < 2 ** 21; word = word * 5 + 3) {
        const other = kind === 'smooth' ? ~word & mask : (word & ~mask) | (~word & mask);
        expect(step(kind, word) + step(kind, other)).toBe(0);
        expect(Math.abs(step(kind, word)) % 2).toBe(1);
        expect(Math.abs(step(kind, word))).toBeLessThanOrEqual(7 * bits);
      }
    }
    for (const seconds of ORDER_SECONDS) {
      for (let ms = 0; ms < 1_000; ms += 1) {
        const accepted = vectors.firstSegment * 600_000 + ms;
        const { entryTick, exitTick } = orderTicks(accepted, seconds);
        const starts = accepted + 200;
        expect((entryTick - 1) * TICK_MS <= starts && starts < entryTick * TICK_MS).toBe(true);
        const ends = starts + seconds * 1_000;
        expect(exitTick * TICK_MS <= ends && ends < (exitTick + 1) * TICK_MS).toBe(true);
        expect((exitTick - entryTick) % 2).toBe(1);
      }
    }
  });

  it('settle a hundred thousand orders without a tie, half of them won, 97.5 % returned', () => {
    // Of ten segments in a row: about as many orders as a check by chance of 4.5 standard errors needs.
    let orders = 0;
    let won = 0;
    const { serverSeed, beacon } = seedsOf(vectors.firstSegment);
    for (let segment = 3_000_000; segment < 3_000_010; segment += 1) {
      for (const code of MARKET_CODES) {
        const levels = levelsAfter(0, segmentSteps(code, { segment, serverSeed, beacon }));
        for (let entry = 0; entry + 29 < SEGMENT_TICKS; entry += 1) {
          const result = orderResult('up', levels[entry] ?? 0, levels[entry + 29] ?? 0);
          expect(result).not.toBe('tie');
          orders += 1;
          if (result === 'success') won += 1;
        }
      }
    }
    expect(orders).toBeGreaterThan(100_000);
    // Orders that overlap for 15 s count as one: 29 ticks of each other.
    const standardErrors = (2 * won - orders) / Math.sqrt(orders * 29);
    expect(Math.abs(standardErrors)).toBeLessThan(4.5);
  });

  it('have sessions from 05:10 to 05:00 in Manila', () => {
    const start = 127;
    expect(isBreak(start - 1)).toBe(true);
    expect([sessionStartOf(start), sessionStartOf(start + 142), sessionStartOf(start - 1)]).toEqual([
      start,
      start,
      start,
    ]);
    expect(breakAfter(start)).toBe(start + 143);
    expect(isBreak(breakAfter(start))).toBe(true);
    expect(sessionStartOf(start + 144)).toBe(start + 144);
  });

  it('count each tick in exactly one candle of each width', () => {
    const levels = Array.from({ length: SEGMENT_TICKS }, (_, at) => at);
    for (const seconds of CANDLE_SECONDS) {
      const candles = candlesOf(firstTickOf(vectors.firstSegment), levels, seconds);
      expect(candles).toHaveLength(600 / seconds);
      expect(candles.map(([at]) => at % seconds)).toEqual(candles.map(() => 0));
      expect(candles[0]?.slice(1)).toEqual([0, 2 * seconds - 1, 0, 2 * seconds - 1]);
    }
  });

  it('list every market of the page, and the contract takes no other', () => {
    expect(Object.keys(MARKETS)).toEqual([...MARKET_CODES]);
    expect(Object.values(MARKETS).map(({ tab }) => tab)).toEqual([
      ...Array.from({ length: 5 }, () => 'crypto'),
      ...Array.from({ length: 5 }, () => 'currency'),
    ]);
    expect(tradeCalls.order.money).toBe(true);
  });
});
