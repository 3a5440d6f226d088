import { useEffect, useMemo, useState } from 'react';
import { loyaltyWheel } from '../../../games/cards';
import type { Translate } from '../../../games/kit/card';
import type { LoyaltyBoardModule } from '../../../games/kit/loyaltyCard';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';

/** The wheel's own DOM components, and their strings. */
export interface WheelParts {
  readonly board: LoyaltyBoardModule;
  readonly translate: Translate;
  readonly formatAmount: typeof pesos;
}

export const pesos = (amount: Parameters<typeof amountText>[0]): string => amountText(amount, '₱');

export const wheelTranslation =
  (words: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) =>
    (words[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Loads them; null until loaded and if loading failed. */
export function useWheelParts(): WheelParts | null {
  const { language } = useTranslation();
  const [board, setBoard] = useState<LoyaltyBoardModule | null>(null);
  const [words, setWords] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    let left = false;
    const none = () => undefined;
    loyaltyWheel.board().then((module) => !left && setBoard(module), none);
    loyaltyWheel.words(language).then((loaded) => !left && setWords(loaded), none);
    return () => {
      left = true;
    };
  }, [language]);
  return useMemo(() => {
    if (board === null || words === null) return null;
    return { board, translate: wheelTranslation(words), formatAmount: pesos };
  }, [board, words]);
}
