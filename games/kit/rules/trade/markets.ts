/** How the steps of a market are drawn: see `steps.ts`. */
export type MarketKind = 'smooth' | 'lively';

/** The part of the list that a market belongs to. */
export type MarketTab = 'crypto' | 'currency';

/** A synthetic market: its prices are drawn, and follow nothing outside. */
export interface Market {
  readonly code: MarketCode;
  readonly name: string;
  readonly tab: MarketTab;
  readonly kind: MarketKind;
  /** One unit of the price, in millionths. */
  readonly unitMicros: number;
  /** The price at level 0, in units. */
  readonly baseUnits: number;
}

/** In this order in lists and in the levels of a tick. */
export const MARKET_CODES = [
  'KIDLAT',
  'SINAG',
  'BAGWIS',
  'ALON',
  'APOY',
  'AMIHAB',
  'PERKOR',
  'LUNBUG',
  'ULALUP',
  'ARWBWN',
] as const;

export type MarketCode = (typeof MARKET_CODES)[number];

const crypto = (code: MarketCode, name: string, unitMicros: number, baseUnits: number): Market => ({
  code,
  name,
  tab: 'crypto',
  kind: 'lively',
  unitMicros,
  baseUnits,
});
const currency = (code: MarketCode, name: string, unitMicros: number, baseUnits: number): Market => ({
  code,
  name,
  tab: 'currency',
  kind: 'smooth',
  unitMicros,
  baseUnits,
});

export const MARKETS: Readonly<Record<MarketCode, Market>> = {
  KIDLAT: crypto('KIDLAT', 'KIDLAT 100', 10_000, 128_000),
  SINAG: crypto('SINAG', 'SINAG 50', 10_000, 64_200),
  BAGWIS: crypto('BAGWIS', 'BAGWIS 20', 1_000, 41_500),
  ALON: crypto('ALON', 'ALON 10', 100, 98_000),
  APOY: crypto('APOY', 'APOY 75', 1_000_000, 36_000),
  AMIHAB: currency('AMIHAB', 'AMIHAN/HABAGAT', 10, 143_700),
  PERKOR: currency('PERKOR', 'PERLAS/KORAL', 100, 731_000),
  LUNBUG: currency('LUNBUG', 'LUNTIAN/BUGHAW', 1, 615_000),
  ULALUP: currency('ULALUP', 'ULAP/LUPA', 1_000, 212_500),
  ARWBWN: currency('ARWBWN', 'ARAW/BUWAN', 100, 184_000),
};

/** The place of a market in the levels of a tick. */
export const placeOf = (code: MarketCode): number => MARKET_CODES.indexOf(code);
