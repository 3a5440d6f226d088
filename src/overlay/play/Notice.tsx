import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { Spinner } from '../../ui/text/Spinner';
import * as css from './GamePage.css';
import { playedAtText } from './playedAt';

interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  readonly className?: string;
  /** What can be done about it; without this the notice says that something is under way. */
  readonly action?: ReactNode;
}

/** What the player must know now, over the scene. */
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

/** Says that a past round is on stage, and ends it. */
export function ReplayBar({ createdAt, onEnd }: { readonly createdAt: string; readonly onEnd: () => void }) {
  const { t, language } = useTranslation();
  return (
    <div className={css.replayBar}>
      <span>{t('play.replayOf', { time: playedAtText(createdAt, LANGUAGES[language].tag) })}</span>
      <button type="button" className={css.replayEnd} onClick={onEnd}>
        {t('play.endReplay')}
      </button>
    </div>
  );
}
