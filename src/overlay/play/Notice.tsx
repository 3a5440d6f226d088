import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { momentText } from '../../shared/dateText';
import { Spinner } from '../../ui/text/Spinner';
import * as css from './GamePage.css';

interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  readonly className?: string;
  /** A button or link to resolve the situation; without it the notice shows a spinner. */
  readonly action?: ReactNode;
}

/** A status message over the scene. */
export function Notice({ title, text, className = '', action }: NoticeProps) {
  const words = text !== undefined && <span className={css.noticeText}>{text}</span>;
  if (action !== undefined) {
    return (
      <div className={css.notice} role="alert">
        <span className={css.noticeTitle}>{title}</span>
        {words}
        {action}
      </div>
    );
  }
  return (
    <output className={`${css.notice} ${className}`.trim()}>
      <span className={css.noticeTitle}>
        <Spinner size="1.1rem" />
        {title}
      </span>
      {words}
    </output>
  );
}

/** Shows that a past round is being replayed, with a button to end the replay. */
export function ReplayBar({ createdAt, onEnd }: { readonly createdAt: string; readonly onEnd: () => void }) {
  const { t, language } = useTranslation();
  return (
    <div className={css.replayBar}>
      <span>{t('play.replayOf', { time: momentText(new Date(createdAt), LANGUAGES[language].tag) })}</span>
      <button type="button" className={css.replayEnd} onClick={onEnd}>
        {t('play.endReplay')}
      </button>
    </div>
  );
}
