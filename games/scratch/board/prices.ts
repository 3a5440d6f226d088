import { type Centavos, centavos } from '../../kit/rules/money';
import { PRIZES } from '../rules/prizes';

/** The prices of tickets in pesos. */
export const PRICES = [1, 5, 10, 20, 50, 100] as const;

const centavosOf = (pesos: number): Centavos => centavos(BigInt(pesos) * 100n);

/** The prices whose top prize stays within the exposure limit; the cheapest one in any case. */
export function pricesUpTo(exposureMaxCentavos: Centavos): readonly Centavos[] {
  const times = BigInt(PRIZES[0]?.pays ?? 1);
  const prices = PRICES.map(centavosOf);
  const sold = prices.filter((price) => price * times <= exposureMaxCentavos);
  return sold.length === 0 ? prices.slice(0, 1) : sold;
}

/** An exact amount in pesos, short enough for a narrow column: 500, 50K, 1M. Never rounded. */
export function shortPesos(pesos: number): string {
  if (pesos >= 1_000_000 && pesos % 100_000 === 0) return `${pesos / 1_000_000}M`;
  return pesos >= 10_000 && pesos % 1_000 === 0 ? `${pesos / 1_000}K` : pesos.toLocaleString('en');
}
