/** Ten hours of the markets: what orders pay in them, and that no frame tells a client how its next order ends. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../../games/kit/rules/money';
import { MARKET_CODES, type MarketCode, placeOf } from '../../../games/kit/rules/trade/markets';
import {
  DIRECTIONS,
  type Direction,
  ORDER_SECONDS,
  type OrderSeconds,
  orderResult,
  orderTicks,
  winPayout,
} from '../../../games/kit/rules/trade/order';
import { levelsAfter, segmentSteps } from '../../../games/kit/rules/trade/steps';
import { firstTickOf, segmentStartMs, TICK_MS, tickAt } from '../../../games/kit/rules/trade/ticks';
import vectors from '../beacon/beaconVectors.json';
/** Worked out by an independent calculation in Python, from the published rules. */
import published from './tradeOrders.json';

const { chainHash } = vectors.networks.sandbox;
const FIRST = published.firstSegment;
const FIRST_TICK = firstTickOf(FIRST);
const TICKS = firstTickOf(FIRST + published.segments) - FIRST_TICK;

/** The levels of a market at each tick, from 0 on. */
function pathOf(code: MarketCode): readonly number[] {
  const serverSeed = new Uint8Array(32).fill(0x2a);
  const levels: number[] = [];
  for (let segment = FIRST; segment < FIRST + published.segments; segment += 1) {
    const randomness = createHash('sha256').update(String(segment)).digest('hex');
    const steps = segmentSteps(code, {
      segment,
      serverSeed,
      beacon: { chainHash, round: segment, randomness },
    });
    levels.push(...levelsAfter(levels.at(-1) ?? 0, steps));
  }
  return levels;
}

const paths = MARKET_CODES.map(pathOf);
const levelAt = (code: MarketCode, tick: number): number => {
  const level = paths[placeOf(code)]?.[tick - FIRST_TICK];
  if (level === undefined) throw new RangeError(`${code} has no tick ${tick}`);
  return level;
};

/** The numbers of the published orders: a generator that both languages have. */
function numbers(): () => number {
  let state = 20_281;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

const one = <Item>(items: readonly Item[], number: number): Item => {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

it('settles a hundred thousand orders as an independent calculation does', () => {
  const next = numbers();
  const digest = createHash('sha256');
  const sums = { won: 0, stakedCentavos: 0, paidCentavos: 0 };
  for (let order = 0; order < published.orders; order += 1) {
    const market = one(MARKET_CODES, next());
    const seconds: OrderSeconds = one(ORDER_SECONDS, next());
    const direction: Direction = one(DIRECTIONS, next());
    const stake = centavos(BigInt(10 + (next() % 4_991)) * 100n);
    const accepted = segmentStartMs(FIRST) + (next() % (published.segments * 600_000 - 302_000));
    const { entryTick, exitTick } = orderTicks(accepted, seconds);
    const [entry, exit] = [levelAt(market, entryTick), levelAt(market, exitTick)];
    const state = orderResult(direction, entry, exit);
    const payout = state === 'success' ? winPayout(stake) : 0n;
    sums.won += state === 'success' ? 1 : 0;
    sums.stakedCentavos += Number(stake);
    sums.paidCentavos += Number(payout);
    digest.update(
      `${market} ${direction} ${seconds} ${stake} ${accepted} ${entryTick} ${exitTick} ${entry} ${exit} ${state} ${payout}\n`,
    );
  }
  const { won, stakedCentavos, paidCentavos, sha256 } = published;
  expect(sums).toEqual({ won, stakedCentavos, paidCentavos });
  expect(digest.digest('hex')).toBe(sha256);
});

/** What a client knows when it sends an order: every frame up to a tick. */
interface Seen {
  readonly code: MarketCode;
  /** The last tick that it has seen, and those beyond it where a client is let cheat. */
  readonly tick: number;
}

/** Says whether the market will rise, from what was seen. */
type Strategy = (seen: Seen) => boolean;

const moved = ({ code, tick }: Seen, ticks: number): number =>
  levelAt(code, tick) - levelAt(code, Math.max(FIRST_TICK, tick - ticks));

/** Learns how a market went on after each pattern of the last eight steps. */
function learner(): Strategy & { readonly learn: (seen: Seen, isUp: boolean) => void } {
  const ups = new Map<string, number>();
  const patternOf = (seen: Seen) =>
    `${seen.code} ${Array.from({ length: 8 }, (_, back) =>
      moved({ ...seen, tick: seen.tick - back }, 1) > 0 ? 'u' : 'd',
    ).join('')}`;
  return Object.assign((seen: Seen) => (ups.get(patternOf(seen)) ?? 0) >= 0, {
    learn: (seen: Seen, isUp: boolean) => {
      const pattern = patternOf(seen);
      ups.set(pattern, (ups.get(pattern) ?? 0) + (isUp ? 1 : -1));
    },
  });
}

const STRATEGIES: Readonly<Record<string, () => Strategy>> = {
  'follows the last step': () => (seen) => moved(seen, 1) > 0,
  'follows the last 15 s': () => (seen) => moved(seen, 29) > 0,
  'follows the last five minutes': () => (seen) => moved(seen, 599) > 0,
  'goes against a run': () => (seen) => moved(seen, 5) < 0,
  'expects a return to the base': () => (seen) => levelAt(seen.code, seen.tick) < 0,
  'expects the opposite of a jump': () => (seen) => moved(seen, 1) < (moved(seen, 30) > 0 ? 30 : -30),
  'follows another market': () => (seen) =>
    moved({ ...seen, code: one(MARKET_CODES, placeOf(seen.code) + 1) }, 10) > 0,
  'follows all markets': () => (seen) =>
    MARKET_CODES.reduce((sum, code) => sum + Math.sign(moved({ ...seen, code }, 3)), 0) > 0,
  'reads the remainder of the level': () => (seen) => (levelAt(seen.code, seen.tick) & 2) === 0,
  'has learned patterns': learner,
};

/** From the newest frame to the acceptance of an order, in ms: before, at and after the border of the entry. */
const WAITS_MS = [0, 299, 300, 499] as const;

/** How far the orders of a client are from one half, in standard errors. Orders of a market follow each other. */
function advantage(make: () => Strategy, aheadTicks = 0): number {
  const strategy = make();
  const { learn } = strategy as Partial<ReturnType<typeof learner>>;
  let orders = 0;
  let won = 0;
  for (const code of MARKET_CODES) {
    let accepted = segmentStartMs(FIRST) + 600 * TICK_MS;
    for (;;) {
      accepted += one(WAITS_MS, orders);
      const { entryTick, exitTick } = orderTicks(accepted, 15);
      if (exitTick >= FIRST_TICK + TICKS) break;
      const seen = { code, tick: aheadTicks === 0 ? tickAt(accepted) : entryTick + aheadTicks };
      const result = orderResult(
        strategy(seen) ? 'up' : 'down',
        levelAt(code, entryTick),
        levelAt(code, exitTick),
      );
      orders += 1;
      if (result === 'success') won += 1;
      learn?.(seen, levelAt(code, exitTick) > levelAt(code, entryTick));
      accepted = (exitTick + 1) * TICK_MS;
    }
  }
  expect(orders).toBeGreaterThan(20_000);
  return (2 * won - orders) / Math.sqrt(orders);
}

describe('a client that sees every frame', () => {
  it.each(Object.entries(STRATEGIES))('wins as often as chance: %s', (_, make) => {
    expect(Math.abs(advantage(make))).toBeLessThan(4);
  });

  it('would win for certain more often if it saw one tick after its entry', () => {
    expect(advantage(() => (seen) => moved(seen, 1) > 0, 1)).toBeGreaterThan(10);
  });

  it('has not seen the tick of its entry, whenever its order is accepted', () => {
    for (let ms = 0; ms < 1_000; ms += 1) {
      const accepted = segmentStartMs(FIRST) + ms;
      for (const seconds of ORDER_SECONDS)
        expect(orderTicks(accepted, seconds).entryTick).toBeGreaterThan(tickAt(accepted + 200));
    }
  });
});
