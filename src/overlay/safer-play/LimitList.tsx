import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import Hourglass from '~icons/ph/hourglass-medium-fill';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { type Translation, useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { soonText } from '../../shared/dateText';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { amountText } from '../../ui/text/Amount';
import { durationText } from './duration';
import {
  centavosOf,
  LIMIT_KINDS,
  type Limit,
  type LimitKind,
  type LimitPeriod,
  limitKey,
  limitsOf,
  usedShare,
} from './limits';
import * as css from './Safer.css';
import { showDone, useSaferPlayChange } from './useSaferPlay';

/** The text of a limit: an amount or a duration. */
export const mostText = (kind: LimitKind, most: bigint, t: Translation['t']): string =>
  kind === 'session' ? durationText(Number(most), t) : amountText(centavosOf(most)).replace(/\.00$/, '');

interface LimitListProps {
  readonly safer: SaferPlay;
  readonly online: boolean;
  readonly onOpen: (kind: LimitKind, period: LimitPeriod) => void;
}

/** All kinds of limits, with what is used of them and pending changes. */
export function LimitList({ safer, online, onOpen }: LimitListProps) {
  const { t } = useTranslation();
  const limits = limitsOf(safer);
  return (
    <ul className={classes(card, css.rows)} aria-label={t('safer.limits')}>
      {LIMIT_KINDS.map((kind) => {
        const own = limits.filter((limit) => limit.kind === kind);
        return (
          <Fragment key={kind}>
            {own.map((limit) => (
              <li key={limit.period}>
                <LimitRow limit={limit} onOpen={onOpen} />
                {limit.pending !== null && <Pending limit={limit} online={online} />}
              </li>
            ))}
            {own.length === 0 && (
              <li>
                <button
                  type="button"
                  className={css.limit}
                  onClick={() => onOpen(kind, kind === 'stake' ? 'bet' : 'day')}
                >
                  <span className={css.limitLine}>
                    <span className={css.limitName}>{t(`safer.kind_${kind}`)}</span>
                    <span className={css.limitNone}>{t('safer.noLimit')}</span>
                    <ChevronRight size="1.1rem" className={css.arrow} aria-hidden />
                  </span>
                </button>
              </li>
            )}
          </Fragment>
        );
      })}
    </ul>
  );
}

function LimitRow({ limit, onOpen }: { limit: Limit; onOpen: LimitListProps['onOpen'] }) {
  const { t } = useTranslation();
  const { kind, period, most, used } = limit;
  const counts = most !== null && period !== 'bet';
  return (
    <button type="button" className={css.limit} onClick={() => onOpen(kind, period)}>
      <span className={css.limitLine}>
        <span className={css.limitName}>{t(limitKey(kind, period))}</span>
        {counts && (
          <span className={css.limitUsed}>{t('safer.usedOf', { used: mostText(kind, used, t) })}</span>
        )}
        {most === null ? (
          <span className={css.limitNone}>{t('safer.noLimit')}</span>
        ) : (
          <span className={css.limitMost}>{mostText(kind, most, t)}</span>
        )}
        <ChevronRight size="1.1rem" className={css.arrow} aria-hidden />
      </span>
      {counts && (
        <span className={css.bar}>
          <span className={css.barUsed} style={{ display: 'block', width: `${usedShare(limit) * 100}%` }} />
        </span>
      )}
    </button>
  );
}

function Pending({ limit, online }: { limit: Limit; online: boolean }) {
  const { t, language } = useTranslation();
  const change = useSaferPlayChange();
  const { kind, period, pending } = limit;
  if (pending === null) return null;
  const moment = soonText(new Date(pending.from), LANGUAGES[language].tag);
  const keep = async () => {
    if (await change.make(saferPlayCalls.withdrawChange, { kind, period })) showDone(t('safer.kept'));
  };
  return (
    <div className={css.pending}>
      <span className={css.pendingIcon}>
        <Hourglass aria-hidden />
      </span>
      <span className={css.pendingText} role={change.wrong === null ? undefined : 'alert'}>
        {change.wrong ??
          (pending.most === null
            ? t('safer.pendingNone', { moment })
            : t('safer.pending', { most: mostText(kind, pending.most, t), moment }))}
      </span>
      <button
        type="button"
        className={css.cancel}
        disabled={!online || change.busy}
        aria-label={t('safer.keepLabel', { limit: t(limitKey(kind, period)) })}
        onClick={() => void keep()}
      >
        {t('safer.keep')}
      </button>
    </div>
  );
}
