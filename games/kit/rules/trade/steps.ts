import { type BeaconNumber, drawsOf } from '../draw';
import { TRADE } from '../otherPlay';
import { MARKETS, type MarketCode, type MarketKind } from './markets';
import { SEGMENT_TICKS } from './ticks';

const WORD = 2 ** 32;

/** How many bits of a word are set. */
function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The step that a word of the draw gives, in units; always odd, and as likely up as down. */
export function step(kind: MarketKind, word: number): number {
  if (kind === 'smooth') return 2 * bitCount(word & 0x7fff_ffff) - 31;
  return (2 * bitCount(word & 0x7fff) - 15) * (((word >>> 15) & 63) === 0 ? 7 : 1);
}

/** What decides the steps of a segment. */
export interface SegmentSeeds {
  readonly segment: number;
  readonly serverSeed: Uint8Array;
  readonly beacon: BeaconNumber;
}

/** The steps of a market in a segment, one a tick. Throws a RangeError for seeds that are none. */
export function segmentSteps(code: MarketCode, { segment, serverSeed, beacon }: SegmentSeeds): number[] {
  const draw = drawsOf({ serverSeed, clientSeed: code })(TRADE, segment, beacon);
  const { kind } = MARKETS[code];
  return Array.from({ length: SEGMENT_TICKS }, () => step(kind, draw.uniform(WORD)));
}

/** The levels after each step, from the level before the first. */
export function levelsAfter(openLevel: number, steps: readonly number[]): number[] {
  let level = openLevel;
  return steps.map((one) => {
    level += one;
    return level;
  });
}

/** The level from which a session starts after one that ended at `lastLevel`: that, or 0 if the price is far from its base. */
export function sessionOpenLevel(baseUnits: number, lastLevel: number): number {
  const close = baseUnits + lastLevel;
  return 5 * close >= 4 * baseUnits && 4 * close <= 5 * baseUnits ? lastLevel : 0;
}
