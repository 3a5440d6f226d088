import { useTranslation } from '../../../i18n/i18n';
import { showToast } from '../../../shared/popups/toasts';
import type { WonRound } from './shareWin';

/** Shares the card of a win, which is drawn when it is asked for; null for a round without a number. */
export function useShareWin(round: Omit<WonRound, 'roundId'> & { readonly roundId?: string }) {
  const { t, language } = useTranslation();
  const { roundId } = round;
  if (roundId === undefined) return null;
  return () => {
    import('./shareWin')
      .then(({ shareWin }) => shareWin({ ...round, roundId }, t, language))
      .then((done) => done === 'saved' && showToast({ text: t('play.shareSaved'), tone: 'success' }))
      .catch(() => showToast({ text: t('play.shareFailed'), tone: 'error' }));
  };
}
