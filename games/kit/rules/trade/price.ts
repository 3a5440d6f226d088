import { MARKETS, type MarketCode } from './markets';

const MICROS = 1_000_000;

/** The price at a level, in millionths. */
export function priceMicros(code: MarketCode, level: number): number {
  const { unitMicros, baseUnits } = MARKETS[code];
  return (baseUnits + level) * unitMicros;
}

/** How many decimals the prices of a market have. */
export const decimalsOf = (code: MarketCode): number => 7 - String(MARKETS[code].unitMicros).length;

/** The price at a level with all decimals of its market, such as "1,282.74". */
export function priceText(code: MarketCode, level: number): string {
  const micros = priceMicros(code, level);
  const decimals = decimalsOf(code);
  const whole = Math.floor(micros / MICROS);
  const part = String(micros - whole * MICROS).padStart(6, '0');
  const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return decimals === 0 ? grouped : `${grouped}.${part.slice(0, decimals)}`;
}
