import { MARKETS, type MarketCode } from '../../../games/kit/rules/trade/markets';

/** The change of a price since the session opened, in hundredths of a percent, rounded. */
export function changeOf(market: MarketCode, openLevel: number, level: number): number {
  const { baseUnits } = MARKETS[market];
  return Math.round(((level - openLevel) * 10_000) / (baseUnits + openLevel));
}

/** A change with its sign, such as "+0.21%" and "−0.75%". */
export function changeText(hundredths: number): string {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '−' : '';
  return `${sign}${(Math.abs(hundredths) / 100).toFixed(2)}%`;
}

/** Whether a market's name or code has all words of a search. */
export function matches(market: MarketCode, search: string): boolean {
  const name = `${MARKETS[market].name} ${market}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
}
