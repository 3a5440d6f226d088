import type { ReactNode } from 'react';
import type { LottoTicket } from '../../../contract/lotto';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { dayAndMonth, drawText, hourText, numbersText, pesosText, timesText } from './lottoText';
import * as css from './TicketCard.css';

interface TicketCardProps {
  readonly ticket: LottoTicket;
  /** In a list of tickets of many draws, its draw stands above the lines. */
  readonly withDraw?: boolean;
  /** Beside the title. */
  readonly action?: ReactNode;
}

/** A ticket: its lines with what each pays or has paid, and the sum. */
export function TicketCard({ ticket, withDraw = false, action }: TicketCardProps) {
  const { t, language } = useTranslation();
  const { lines, stake, payout, state, draw, drawsAt } = ticket;
  const head = t('lotto.ticketOf', { count: lines.length, amount: amountText(stake) });
  return (
    <article className={state === 'success' ? css.won : css.ticket} aria-label={head}>
      <div className={css.head}>
        <div>
          <p className={css.title}>{head}</p>
          {withDraw && (
            <p className={css.when}>
              {t('lotto.drawOn', {
                draw: drawText(draw),
                day: dayAndMonth(drawsAt, LANGUAGES[language].tag, 'short'),
                time: hourText(drawsAt),
              })}
            </p>
          )}
        </div>
        {action ?? <span className={css.states[state]}>{t(`lotto.state_${state}`)}</span>}
      </div>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={`${line.game} ${line.order} ${numbersText(line.numbers)}`} className={css.line}>
            <span className={css.numbers}>{numbersText(line.numbers)}</span>
            <span className={css.kind}>
              {t('lotto.kind', { game: line.game, order: t(`lotto.inline_${line.order}`) })}
              <small>{`${pesosText(line.stake)} ${timesText(line)}`}</small>
            </span>
            <LineResult state={state} line={line} />
          </li>
        ))}
      </ul>
      {(state === 'success' || state === 'canceled') && (
        <p className={css.sum}>
          {t(state === 'success' ? 'lotto.paid' : 'lotto.stakeBack')}
          <b className={state === 'success' ? css.sumPaid : css.sumBack}>
            {amountText(state === 'success' ? payout : stake)}
          </b>
        </p>
      )}
    </article>
  );
}

interface LineResultProps {
  readonly state: LottoTicket['state'];
  readonly line: LottoTicket['lines'][number];
}

function LineResult({ state, line }: LineResultProps) {
  const { t } = useTranslation();
  if (state === 'canceled') return <span className={css.noMatch}>{t('lotto.returned')}</span>;
  if (line.payout === null) {
    return <span className={css.noMatch}>{t('lotto.wouldPay', { amount: amountText(line.win) })}</span>;
  }
  return line.payout === 0n ? (
    <span className={css.noMatch}>{t('lotto.noMatch')}</span>
  ) : (
    <span className={css.paid}>{amountText(line.payout)}</span>
  );
}
