import { rulebook } from '../games/allGames';
import { type Centavos, centavos } from '../games/kit/rules/money';

/** The largest exception, in pesos. */
const PESOS_MAX = 10_000_000;

/**
 * Games with a limit of their own for the most that one bet may return, in whole pesos by name. The text has one number
 * for each, as in `scratch=1000000,dice=50000`, and may be empty; null if it is not of this form.
 */
export function parseExposures(text: string): Readonly<Record<string, number>> | null {
  const pairs = text === '' ? [] : text.split(',').map((exception) => exception.split('='));
  return pairs.every(isExposure)
    ? Object.fromEntries(pairs.map(([name = '', pesos]) => [name, Number(pesos)]))
    : null;
}

const isExposure = ([name = '', pesos = '', ...rest]: readonly string[]): boolean =>
  name in rulebook && /^[1-9][0-9]{0,7}$/.test(pesos) && Number(pesos) <= PESOS_MAX && rest.length === 0;

interface Limits {
  readonly exposureMaxCentavos: Centavos;
  readonly exposureMaxPesos: Readonly<Record<string, number>>;
}

/** The most that one bet of a game may return. */
export function exposureMaxOf({ exposureMaxCentavos, exposureMaxPesos }: Limits, game: string): Centavos {
  const pesos = exposureMaxPesos[game];
  return pesos === undefined ? exposureMaxCentavos : centavos(BigInt(pesos) * 100n);
}
