import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { stageStateAtom } from '../../../shared/play/stageShow';
import { Button } from '../../../ui/form/Button';
import { Spinner } from '../../../ui/text/Spinner';
import * as css from '../GamePage.css';
import { playedAtText } from '../playedAt';
import type { useRound } from './useRound';

/** What the player must know just now, over the scene: a bet in doubt, a lost picture, a past round on show. */
export function Notices({ round }: { readonly round: ReturnType<typeof useRound> }) {
  const { t, language } = useTranslation();
  const lost = useAtomValue(stageStateAtom) === 'lost';
  const { sent, shown } = round.state;
  const certainty = sent?.certainty ?? 'sent';
  return (
    <>
      {certainty === 'checking' && (
        <output className={css.notice}>
          <span className={css.noticeTitle}>
            <Spinner size="1.1rem" />
            {t('play.checking')}
          </span>
          <span className={css.noticeText}>{t('play.checkingText')}</span>
        </output>
      )}
      {certainty === 'unreachable' && (
        <div className={css.notice} role="alert">
          <span className={css.noticeTitle}>{t('play.unreachable')}</span>
          <span className={css.noticeText}>{t('play.unreachableText')}</span>
          <Button size="m" tone="secondary" onClick={round.checkAgain}>
            {t('play.checkAgain')}
          </Button>
        </div>
      )}
      {lost && (
        <output className={css.notice}>
          <span className={css.noticeTitle}>
            <Spinner size="1.1rem" />
            {t('play.pictureLost')}
          </span>
        </output>
      )}
      {shown?.replay === true && (
        <div className={css.replayBar}>
          <span>
            {t('play.replayOf', { time: playedAtText(shown.round.createdAt, LANGUAGES[language].tag) })}
          </span>
          <button type="button" className={css.replayEnd} onClick={round.clear}>
            {t('play.endReplay')}
          </button>
        </div>
      )}
    </>
  );
}
