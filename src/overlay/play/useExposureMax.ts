import { useAtomValue } from 'jotai';
import { AMOUNT_MAX, type Centavos, centavos } from '../../../games/kit/rules/money';
import { publicConfigAtom } from '../../shared/config/config';

/** The most that one bet of a game may return. */
export function useExposureMax(game: string): Centavos {
  const config = useAtomValue(publicConfigAtom);
  const own = config?.exposureMaxPesos[game];
  return own === undefined ? (config?.exposureMax ?? AMOUNT_MAX) : centavos(BigInt(own) * 100n);
}
