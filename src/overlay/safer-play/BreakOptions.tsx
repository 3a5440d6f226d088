import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import Coffee from '~icons/ph/coffee-fill';
import Hand from '~icons/ph/hand-palm-fill';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { badges } from '../../ui/text/Badge.css';
import * as css from './Safer.css';

interface BreakOptionsProps {
  readonly onBreak: () => void;
  readonly onExclude: () => void;
}

/** The two ways to stop playing for some time: a break and a self-exclusion. */
export function BreakOptions({ onBreak, onExclude }: BreakOptionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={classes(card, css.rows)}>
        <li>
          <Stop tint="warn" icon={<Coffee aria-hidden />} onClick={onBreak}>
            <b>{t('safer.break')}</b>
            <small>{t('safer.breakHint')}</small>
          </Stop>
        </li>
        <li>
          <Stop tint="neg" icon={<Hand aria-hidden />} onClick={onExclude}>
            <b>{t('safer.exclude')}</b>
            <small>{t('safer.excludeHint')}</small>
          </Stop>
        </li>
      </ul>
      <p className={css.foot}>{t('safer.cashOutOpen')}</p>
    </>
  );
}

interface StopProps {
  readonly tint: keyof typeof badges;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Stop({ tint, icon, onClick, children }: StopProps) {
  return (
    <button type="button" className={css.stop} onClick={onClick}>
      <span className={badges[tint]}>{icon}</span>
      <span className={css.stopText}>{children}</span>
      <ChevronRight size="1.1rem" className={css.arrow} aria-hidden />
    </button>
  );
}
