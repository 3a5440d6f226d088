import { type MarketCode, placeOf } from '../../../games/kit/rules/trade/markets';

/** A little more than the longest order has ticks. */
const KEPT = 1_300;

/** The newest ticks of all markets, as far as they came over the connection. */
export class HeardTicks {
  readonly #levels = new Map<number, readonly number[]>();

  add(tick: number, levels: readonly number[]): void {
    this.#levels.set(tick, levels);
    for (const old of this.#levels.keys()) {
      if (old > tick - KEPT) break;
      this.#levels.delete(old);
    }
  }

  /** The level of a market at a tick; null if it was not heard. */
  levelAt(market: MarketCode, tick: number): number | null {
    return this.#levels.get(tick)?.[placeOf(market)] ?? null;
  }

  /** The levels of a market from one tick to another, both included; null if one of them was not heard. */
  run(market: MarketCode, fromTick: number, lastTick: number): number[] | null {
    const run: number[] = [];
    for (let tick = fromTick; tick <= lastTick; tick += 1) {
      const level = this.levelAt(market, tick);
      if (level === null) return null;
      run.push(level);
    }
    return run;
  }
}
