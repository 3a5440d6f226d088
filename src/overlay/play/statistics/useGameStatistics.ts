import { useEffect, useState } from 'react';
import type { GameCard, Translate } from '../../../../games/kit/card';
import type { StatisticsModule } from '../../../../games/kit/statistics/module';
import { loadStatisticsWords } from '../../../../games/kit/statistics/words/index';
import { loadKitWords } from '../../../../games/kit/words/load';
import { useTranslation } from '../../../i18n/i18n';
import { keepTrying } from '../../../shared/loading/keepTrying';
import { translatorOf } from '../gameWords';

/** What a game shows of its outcomes, with its strings. */
interface Loaded {
  readonly Statistics: StatisticsModule['Statistics'];
  readonly translate: Translate;
}

/** Loads a game's statistics in a language; null for a game without. */
export async function loadGameStatistics(card: GameCard, language: string): Promise<Loaded | null> {
  const module = await (await card.board()).statistics?.();
  if (module === undefined) return null;
  const [own, shared, game, kit] = await Promise.all([
    module.words(language),
    loadStatisticsWords(language),
    card.words(language),
    loadKitWords(language),
  ]);
  return {
    Statistics: module.Statistics,
    translate: translatorOf({ ...game, ...shared, ...own }, kit),
  };
}

/** A game's own view of its outcomes; undefined until it has loaded, which is tried until it succeeds. */
export function useGameStatistics(card: GameCard): Loaded | null | undefined {
  const { language } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded | null>();
  useEffect(
    () =>
      keepTrying(
        () => loadGameStatistics(card, language),
        (result) => setLoaded(result),
      ),
    [card, language],
  );
  return loaded;
}
