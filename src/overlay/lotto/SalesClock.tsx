import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { Skeleton } from '../../ui/text/Skeleton';
import { longClockText, useSecondsLeft } from './clock';
import { drawText, hourText } from './lottoText';
import type { Countdown } from './queries';
import * as css from './SalesClock.css';

interface SalesClockProps {
  /** Null until the first answer. */
  readonly countdown: Countdown | null;
  readonly children?: ReactNode;
}

/** When sales of the draw close, by the server's clock, and when it is drawn. */
export function SalesClock({ countdown, children }: SalesClockProps) {
  const { t } = useTranslation();
  const { draw = null, closesAt = null, drawsAt = null } = countdown ?? {};
  const seconds = useSecondsLeft(closesAt);
  return (
    <div className={css.clock}>
      <div className={css.words}>
        {draw === null || closesAt === null || drawsAt === null || seconds === null ? (
          <>
            <Skeleton width="9rem" height="1.1rem" />
            <Skeleton width="8rem" height="2.4rem" />
          </>
        ) : (
          <>
            <p className={css.line}>{t('lotto.closesIn', { time: hourText(closesAt) })}</p>
            <p className={css.time} role="timer">
              {longClockText(seconds)}
            </p>
            <p className={css.line}>{t('lotto.drawAt', { draw: drawText(draw), time: hourText(drawsAt) })}</p>
          </>
        )}
      </div>
      {children}
    </div>
  );
}
