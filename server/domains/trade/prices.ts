import { setImmediate } from 'node:timers/promises';
import { beaconNumber } from '../../../games/kit/fairness/beaconNumber';
import { seedFromHex } from '../../../games/kit/rules/draw';
import { TRADE } from '../../../games/kit/rules/otherPlay';
import { type Candle, type CandleSeconds, candlesOf } from '../../../games/kit/rules/trade/candles';
import { MARKET_CODES, type MarketCode, placeOf } from '../../../games/kit/rules/trade/markets';
import { levelsAfter, segmentSteps } from '../../../games/kit/rules/trade/steps';
import { firstTickOf, isBreak, lastTickOf, segmentOf } from '../../../games/kit/rules/trade/ticks';
import type { Context } from '../../context';
import { ChainReader, chainOf } from '../live/chain';
import { levelsBetween, openLevels } from './levels';
import { type StoredSegment, segmentsBetween } from './segments';

/** A segment with a number, and where each market opened in it. */
interface Drawn {
  readonly row: StoredSegment;
  readonly serverSeed: Uint8Array;
  readonly open: readonly number[];
  /** Levels by market, worked out when they are asked for. */
  readonly levels: Map<MarketCode, readonly number[]>;
  readonly candles: Map<string, readonly Candle[]>;
}

/** Consecutive ticks. */
export interface Run {
  readonly firstTick: number;
  readonly levels: readonly number[];
}

/** Segments whose levels are kept: somewhat more than a session. */
const KEPT = 160;
/** How far back candles are looked for, in segments. */
const CANDLE_SEGMENTS = 152;
const TOLD_MS = 2_000;

type Ground = Pick<Context, 'db' | 'seals'>;

/**
 * The prices of all markets. The only code that reads the secret seeds of segments: it cuts every answer at the newest tick that
 * has been told, except what `untold` gives the leader.
 */
export class Prices {
  readonly #context: Ground;
  readonly #chain: ChainReader;
  readonly #drawn = new Map<number, Drawn>();
  #heard = { tick: -1, atMs: Number.NEGATIVE_INFINITY };

  constructor(context: Ground) {
    this.#context = context;
    this.#chain = new ChainReader(context.seals);
  }

  /** A process has told a tick. */
  hear(tick: number): void {
    this.#heard = { tick: Math.max(tick, this.#heard.tick), atMs: performance.now() };
  }

  /** What was heard may be old. */
  forgetHeard(): void {
    this.#heard = { ...this.#heard, atMs: Number.NEGATIVE_INFINITY };
  }

  /** The newest tick that has been told; null before the first. */
  async told(): Promise<number | null> {
    if (performance.now() - this.#heard.atMs < TOLD_MS) return this.#heard.tick;
    const [row] = await this.#context.db.query<{ tick: bigint | null }>({
      name: 'trade-told',
      text: 'SELECT tick FROM trade_told',
    });
    return row?.tick == null ? null : Number(row.tick);
  }

  /** For the leader alone: the levels of all markets at each tick of a segment whose number is known. */
  async untold(segment: number): Promise<readonly (readonly number[])[]> {
    const drawn = (await this.#load(segment, segment)).get(segment);
    if (drawn === undefined) throw new Error(`segment ${segment} has no number`);
    const byMarket = MARKET_CODES.map((code) => levelsIn(drawn, code));
    const [first = []] = byMarket;
    return first.map((_, at) => byMarket.map((levels) => levels[at] ?? 0));
  }

  /** For the leader alone: the seed of a segment, to reveal it. */
  async seedOf(segment: number): Promise<Uint8Array> {
    const { db } = this.#context;
    const chain = await chainOf(db, TRADE, segment);
    if (chain === null) throw new Error(`no chain covers segment ${segment}`);
    return this.#chain.seedOf(db, chain, segment);
  }

  /** Whether one of these segments is void. */
  async isVoid(...segments: readonly number[]): Promise<boolean> {
    for (const segment of new Set(segments)) {
      if (this.#drawn.has(segment)) continue;
      const [row] = await segmentsBetween(this.#context.db, segment, segment);
      if (row?.state === 'void') return true;
    }
    return false;
  }

  /** The levels of all markets at a tick; null for one without ticks, and for one that has not been told. */
  async levelsAt(tick: number): Promise<readonly number[] | null> {
    const told = await this.told();
    if (told === null || tick > told) return null;
    const segment = segmentOf(tick);
    const drawn = (await this.#load(segment, segment)).get(segment);
    if (drawn === undefined) return null;
    return MARKET_CODES.map((code) => levelsIn(drawn, code)[tick - firstTickOf(segment)] ?? 0);
  }

  /** The level of a market at a tick that has been told; null where there is none. */
  async levelAt(code: MarketCode, tick: number): Promise<number | null> {
    return (await this.levelsAt(tick))?.[placeOf(code)] ?? null;
  }

  /** Told ticks of a market from one on. */
  async ticks(
    code: MarketCode,
    fromTick: number,
    count: number,
  ): Promise<{ told: number | null; runs: Run[] }> {
    const told = await this.told();
    if (told === null) return { told, runs: [] };
    const runs: Run[] = [];
    const last = Math.min(told, fromTick + count - 1);
    const drawn = await this.#load(segmentOf(fromTick), segmentOf(last));
    for (let segment = segmentOf(fromTick); segment <= segmentOf(last); segment += 1) {
      const one = drawn.get(segment);
      if (one === undefined) continue;
      const first = firstTickOf(segment);
      const from = Math.max(first, fromTick);
      const levels = levelsIn(one, code).slice(from - first, last - first + 1);
      const before = runs.at(-1);
      if (before !== undefined && before.firstTick + before.levels.length === from) {
        runs[runs.length - 1] = { firstTick: before.firstTick, levels: [...before.levels, ...levels] };
      } else if (levels.length > 0) runs.push({ firstTick: from, levels });
    }
    return { told, runs };
  }

  /** Candles of told ticks that start before a time, in s, the oldest first. */
  async candles(
    code: MarketCode,
    seconds: CandleSeconds,
    { before, count }: { readonly before: number | undefined; readonly count: number },
  ): Promise<Candle[]> {
    const told = await this.told();
    if (told === null) return [];
    const endTick = Math.min(told, (before ?? Number.POSITIVE_INFINITY) * 2 - 1);
    const newest = segmentOf(endTick);
    const oldest = Math.max(newest - CANDLE_SEGMENTS, newest - Math.ceil((count * seconds) / 600) - 2);
    const drawn = await this.#load(oldest, newest);
    const found: Candle[] = [];
    for (let segment = newest; segment >= oldest && found.length < count; segment -= 1) {
      const one = drawn.get(segment);
      if (one === undefined) continue;
      found.unshift(...this.#candlesIn(one, code, seconds, endTick));
      // Working many segments out takes long.
      if (segment % 10 === 0) await setImmediate();
    }
    return found.slice(-count);
  }

  #candlesIn(drawn: Drawn, code: MarketCode, seconds: CandleSeconds, endTick: number): readonly Candle[] {
    const { segment } = drawn.row;
    const first = firstTickOf(segment);
    if (endTick < lastTickOf(segment)) {
      return candlesOf(first, levelsIn(drawn, code).slice(0, Math.max(0, endTick - first + 1)), seconds);
    }
    const key = `${code} ${seconds}`;
    const known = drawn.candles.get(key) ?? candlesOf(first, levelsIn(drawn, code), seconds);
    drawn.candles.set(key, known);
    return known;
  }

  /** The segments from one to another that have a number, by their own. */
  async #load(from: number, to: number): Promise<ReadonlyMap<number, Drawn>> {
    const wanted: number[] = [];
    for (let segment = from; segment <= to; segment += 1) {
      if (!isBreak(segment) && !this.#drawn.has(segment)) wanted.push(segment);
    }
    const [first, last] = [wanted[0], wanted.at(-1)];
    if (first !== undefined && last !== undefined) await this.#read(first, last);
    const found = new Map<number, Drawn>();
    for (let segment = from; segment <= to; segment += 1) {
      const drawn = this.#drawn.get(segment);
      if (drawn !== undefined) found.set(segment, drawn);
    }
    this.#forget();
    return found;
  }

  async #read(from: number, to: number): Promise<void> {
    const { db } = this.#context;
    const rows = await segmentsBetween(db, from, to);
    const over = await levelsBetween(db, from, to);
    for (const row of rows) {
      if (this.#drawn.has(row.segment) || row.signature === null) continue;
      const levels = over.filter(({ segment }) => segment === row.segment);
      const isOver = row.serverSeed !== null && levels.length > 0;
      // What opens a segment is known when all before it are over, which is when it can have ticks.
      const open = isOver
        ? MARKET_CODES.map((code) => levels.find(({ market }) => market === code)?.open ?? 0)
        : await this.#openOf(row.segment);
      if (open === null) continue;
      const serverSeed =
        row.serverSeed === null ? await this.seedOf(row.segment) : seedFromHex(row.serverSeed);
      this.#drawn.set(row.segment, { row, serverSeed, open, levels: new Map(), candles: new Map() });
    }
  }

  /** Where the markets open in a segment; null while one before it is not over. */
  async #openOf(segment: number): Promise<number[] | null> {
    const { db } = this.#context;
    const waiting = await db.query({
      name: 'trade-segments-before',
      text: `SELECT FROM trade_segments WHERE state = 'announced' AND segment < $1 LIMIT 1`,
      values: [segment],
    });
    return waiting.length > 0 ? null : openLevels(db, segment);
  }

  #forget(): void {
    for (const segment of this.#drawn.keys()) {
      if (this.#drawn.size <= KEPT) return;
      this.#drawn.delete(segment);
    }
  }
}

function levelsIn(drawn: Drawn, code: MarketCode): readonly number[] {
  const known = drawn.levels.get(code);
  if (known !== undefined) return known;
  const { row, serverSeed, open } = drawn;
  const beacon = beaconNumber(row, row.beaconRound, row.signature ?? '');
  const steps = segmentSteps(code, { segment: row.segment, serverSeed, beacon });
  const levels = levelsAfter(open[placeOf(code)] ?? 0, steps);
  drawn.levels.set(code, levels);
  return levels;
}
