import { useEffect, useState } from 'react';
import { loyaltyWheel } from '../../../games/cards';
import type { Translate } from '../../../games/kit/card';
import type { StatisticsModule } from '../../../games/kit/statistics/module';
import { loadStatisticsWords } from '../../../games/kit/statistics/words/index';
import { useTranslation } from '../../i18n/i18n';
import { keepTrying } from '../../shared/loading/keepTrying';
import { pesos, wheelTranslation } from './useWheelParts';

interface WheelStatistics {
  readonly Statistics: StatisticsModule['Statistics'];
  readonly translate: Translate;
  readonly formatAmount: typeof pesos;
}

async function load(language: string): Promise<WheelStatistics> {
  const { words, Statistics } = await (await loyaltyWheel.board()).statistics();
  const [own, shared, wheel] = await Promise.all([
    words(language),
    loadStatisticsWords(language),
    loyaltyWheel.words(language),
  ]);
  return { Statistics, translate: wheelTranslation({ ...wheel, ...shared, ...own }), formatAmount: pesos };
}

/** The wheel's own view of past spins; null until it has loaded, which is tried until it succeeds. */
export function useWheelStatistics(): WheelStatistics | null {
  const { language } = useTranslation();
  const [loaded, setLoaded] = useState<WheelStatistics | null>(null);
  useEffect(
    () =>
      keepTrying(
        () => load(language),
        (result) => setLoaded(result),
      ),
    [language],
  );
  return loaded;
}
