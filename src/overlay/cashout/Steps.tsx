import Check from '~icons/ph/check-bold';
import Dot from '~icons/ph/dot-outline-fill';
import Cross from '~icons/ph/x-bold';
import type { Withdrawal, WithdrawalState } from '../../../contract/withdrawals';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { momentText, soonText } from '../../shared/dateText';
import * as css from './CashOut.css';

/** The states after which nothing changes any more. */
export const ENDS: readonly WithdrawalState[] = ['confirmed', 'rejected', 'failed', 'canceled'];
/** What comes after the request, in this order. */
const WAY = ['reviewing', 'approved', 'sent', 'confirmed'] as const;

/** How it stands now and what comes next, and every state with its time. */
export function Steps({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, language } = useTranslation();
  const { state, reason, history, amount, account, expectedBy } = withdrawal;
  const { tag } = LANGUAGES[language];
  const isOver = ENDS.includes(state);
  const isBack = isOver && state !== 'confirmed';
  const ahead = isOver ? [] : WAY.slice(history.length - 1);
  const values = { amount: amountText(amount), name: account.name };
  return (
    <>
      <div className={css.now[isBack ? 'back' : isOver ? 'done' : 'waiting']} role="status">
        <p className={css.words}>
          <b>{t(`cashout.now_${state}`)}</b>
          <span>{reason === null ? t(`cashout.next_${state}`, values) : t(`cashout.reason_${reason}`)}</span>
          {!isOver && <span>{t('cashout.expected', { moment: soonText(new Date(expectedBy), tag) })}</span>}
        </p>
      </div>
      <ol className={css.steps}>
        {history.map((step) => (
          <li key={step.state} className={css.step}>
            <span
              className={css.mark[ENDS.includes(step.state) && step.state !== 'confirmed' ? 'back' : 'done']}
            >
              {ENDS.includes(step.state) && step.state !== 'confirmed' ? (
                <Cross aria-hidden />
              ) : (
                <Check aria-hidden />
              )}
            </span>
            <span className={css.stepWords}>
              <b>{t(`cashout.state_${step.state}`)}</b>
              <span>{t(`cashout.note_${step.state}`, values)}</span>
            </span>
            <time dateTime={step.at}>{momentText(new Date(step.at), tag)}</time>
          </li>
        ))}
        {ahead.map((step) => (
          <li key={step} className={css.stepAhead}>
            <span className={css.mark.ahead}>
              <Dot aria-hidden />
            </span>
            <span className={css.stepWords}>
              <b>{t(`cashout.state_${step}`)}</b>
              <span>{t(`cashout.ahead_${step}`, values)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
