import Back from '~icons/ph/arrow-u-up-left-bold';
import Check from '~icons/ph/check-bold';
import CheckCircle from '~icons/ph/check-circle-fill';
import Flag from '~icons/ph/flag-fill';
import Hourglass from '~icons/ph/hourglass-medium-fill';
import Looking from '~icons/ph/magnifying-glass-bold';
import Sending from '~icons/ph/paper-plane-tilt-fill';
import Stamp from '~icons/ph/seal-check-fill';
import Cross from '~icons/ph/x-bold';
import type { Withdrawal, WithdrawalState } from '../../../contract/wallet/withdrawals';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { momentText, soonText } from '../../shared/dateText';
import * as cashOut from './CashOut.css';
import * as css from './Steps.css';

/** The states after which nothing changes any more. */
export const ENDS: readonly WithdrawalState[] = ['confirmed', 'rejected', 'failed', 'canceled'];
/** Whether it is under way, has arrived, or the money is back. */
export const standingOf = (state: WithdrawalState): 'waiting' | 'done' | 'back' => {
  if (!ENDS.includes(state)) return 'waiting';
  return state === 'confirmed' ? 'done' : 'back';
};
/** What comes after the request, in this order. */
const WAY = ['reviewing', 'approved', 'sent', 'confirmed'] as const;

const AHEAD_ICONS = { reviewing: Looking, approved: Stamp, sent: Sending, confirmed: Flag } as const;
const NOW_ICONS = { waiting: Hourglass, done: CheckCircle, back: Back } as const;

/** How it stands now and what comes next, and every state with its time. */
export function Steps({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, language } = useTranslation();
  const { state, reason, history, amount, account, expectedBy } = withdrawal;
  const { tag } = LANGUAGES[language];
  const isOver = ENDS.includes(state);
  const ahead = isOver ? [] : WAY.slice(history.length - 1);
  const values = { amount: amountText(amount), name: account.name };
  const standing = standingOf(state);
  const NowIcon = NOW_ICONS[standing];
  return (
    <>
      <div className={css.now[standing]} role="status">
        <span className={cashOut.sign[standing]}>
          <NowIcon aria-hidden />
        </span>
        <p className={cashOut.words}>
          <b>{t(`cashout.now_${state}`)}</b>
          <span>{reason === null ? t(`cashout.next_${state}`, values) : t(`cashout.reason_${reason}`)}</span>
          {!isOver && <span>{t('cashout.expected', { moment: soonText(new Date(expectedBy), tag) })}</span>}
        </p>
      </div>
      <ol className={css.steps}>
        {history.map((step) => {
          const isEnd = standingOf(step.state) === 'back';
          return (
            <li key={step.state} className={css.step.done}>
              <span className={css.mark[isEnd ? 'back' : 'done']}>
                {isEnd ? <Cross aria-hidden /> : <Check aria-hidden />}
              </span>
              <span className={css.words}>
                <b className={css.head}>
                  {t(`cashout.state_${step.state}`)}
                  <time className={css.at} dateTime={step.at}>
                    {momentText(new Date(step.at), tag)}
                  </time>
                </b>
                <span>{t(`cashout.note_${step.state}`, values)}</span>
              </span>
            </li>
          );
        })}
        {ahead.map((step, index) => {
          const place = index === 0 ? 'next' : 'ahead';
          const Icon = AHEAD_ICONS[step];
          return (
            <li key={step} className={css.step[place]}>
              <span className={css.mark[place]}>
                <Icon aria-hidden />
              </span>
              <span className={css.words}>
                <b>{t(`cashout.state_${step}`)}</b>
                <span>{t(`cashout.ahead_${step}`, values)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
