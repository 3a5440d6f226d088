import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { publicConfigAtom } from '../../shared/config/config';
import { type Entry, filled, loadFaq } from './faq';

interface Faq {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly entries: readonly Entry[];
  readonly retry: () => void;
}

/** All answers in the player's language, with the figures of this site. */
export function useFaq(): Faq {
  const { language } = useTranslation();
  const config = useAtomValue(publicConfigAtom);
  const [loaded, setLoaded] = useState<readonly Entry[] | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  // Loads again after a change of language or a retry.
  useEffect(() => {
    let wanted = tries >= 0;
    loadFaq(language).then(
      (entries) => wanted && setLoaded(entries),
      () => wanted && setLoaded('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [language, tries]);
  const retry = () => {
    setLoaded('loading');
    setTries(tries + 1);
  };
  if (typeof loaded === 'string') return { state: loaded, entries: [], retry };
  const figures =
    config === null
      ? {}
      : {
          depositMin: amountText(config.depositMin),
          depositMax: amountText(config.depositMax),
          stakeMin: amountText(config.stakeMin),
          exposureMax: amountText(config.exposureMax),
        };
  const entries = loaded.map((entry) => ({
    ...entry,
    answer: entry.answer.map((text) => filled(text, figures)),
  }));
  return { state: 'ready', entries, retry };
}
