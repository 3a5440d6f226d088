import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameCard, Translate } from '../../../games/kit/card';
import { loadKitWords } from '../../../games/kit/words/load';
import { useTranslation } from '../../i18n/i18n';
import { keepTrying } from '../../shared/loading/keepTrying';
import { translatorOf } from './gameWords';

/** A game's board and strings, once loaded. */
export interface Parts<Card extends GameCard = GameCard> {
  readonly board: Awaited<ReturnType<Card['board']>>;
  readonly translate: Translate;
}

type Loading<Card extends GameCard> =
  | { readonly state: 'loading' | 'broken' }
  | { readonly state: 'ready'; readonly parts: Parts<Card> };

/** Loads a game's board and strings, tried again until they come. A change of language loads only the strings. */
export function useParts<Card extends GameCard>(card: Card): Loading<Card> & { readonly retry: () => void } {
  const { language } = useTranslation();
  const [board, setBoard] = useState<Parts<Card>['board'] | null>(null);
  const [translate, setTranslate] = useState<Translate | null>(null);
  const [broken, setBroken] = useState(false);
  const [tries, setTries] = useState(0);

  // A retry loads the same things again.
  useEffect(() => {
    const fail = () => setBroken(true);
    const stopBoard = keepTrying(
      // The type of a card's board follows from the type of the card.
      () => card.board() as Promise<Parts<Card>['board']>,
      (module) => setBoard(() => module),
      fail,
    );
    const stopWords = keepTrying(
      () => Promise.all([card.words(language), loadKitWords(language)]),
      ([words, kitWords]) => setTranslate(() => translatorOf(words, kitWords)),
      fail,
    );
    return () => {
      stopBoard();
      stopWords();
    };
  }, [card, language, tries]);

  const retry = useCallback(() => {
    setBroken(false);
    setTries((before) => before + 1);
  }, []);
  const parts = useMemo(
    () => (board === null || translate === null ? null : { board, translate }),
    [board, translate],
  );
  if (parts !== null) return { state: 'ready', parts, retry };
  return { state: broken ? 'broken' : 'loading', retry };
}
