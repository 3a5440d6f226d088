import { MARKET_CODES, type MarketCode } from '../../games/kit/rules/trade/markets';
import { levelsAfter, type SegmentSeeds, segmentSteps } from '../../games/kit/rules/trade/steps';

/** Open, high, low and close of each market. */
export type SegmentLevels = Readonly<Record<string, readonly number[]>>;

/** The levels of a segment drawn again from where its markets opened; those of unknown markets are left out. */
export function segmentLevels(told: SegmentLevels, seeds: SegmentSeeds): SegmentLevels {
  const known = MARKET_CODES.filter((code) => told[code] !== undefined);
  return Object.fromEntries(known.map((code) => [code, drawnLevels(code, told[code]?.[0] ?? 0, seeds)]));
}

function drawnLevels(code: MarketCode, open: number, seeds: SegmentSeeds): readonly number[] {
  const path = levelsAfter(open, segmentSteps(code, seeds));
  return [open, Math.max(...path), Math.min(...path), path.at(-1) ?? open];
}
