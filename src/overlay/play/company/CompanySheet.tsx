import type { ReactNode } from 'react';
import type { TableCompany } from '../../../../contract/live';
import type { SharedCard } from '../../../../games/kit/card';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { timeText } from '../../../shared/dateText';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { Parts } from '../useParts';
import * as css from './company.css';
import { timesText } from './figures';
import { LastRound } from './LastRound';

interface CompanySheetProps {
  readonly open: boolean;
  readonly parts: Parts<SharedCard>;
  readonly company: TableCompany;
  readonly onVerify: (roundNumber: number) => void;
  readonly onClose: () => void;
}

/** All that is told of the company at a table: who watches, the last winners, and the best of the day. */
export function CompanySheet({ open, parts, company, onVerify, onClose }: CompanySheetProps) {
  const { t } = useTranslation();
  const { watching, last } = company;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('company.title')}
      subtitle={watching <= 1 ? t('company.alone') : t('company.watching', { count: watching })}
    >
      <div className={css.sheet}>
        <div className={css.block}>
          <LastRound parts={parts} last={last} most={3} />
        </div>
        <BestList best={company.best} onVerify={onVerify} />
        <p className={css.small}>{t('company.how')}</p>
      </div>
    </Sheet>
  );
}

/** The best rounds and bets of the day, three of each. */
export function BestList({
  best,
  onVerify,
}: Pick<CompanySheetProps, 'onVerify'> & Pick<TableCompany, 'best'>) {
  const { t, language } = useTranslation();
  const at = (openedAt: number) => timeText(new Date(openedAt), LANGUAGES[language].tag);
  return (
    <>
      {best.rounds.length > 0 && (
        <Block title={t('company.bestRounds')}>
          {best.rounds.map(({ roundNumber, multiplier, openedAt, aboard }) => (
            <Line key={roundNumber} roundNumber={roundNumber} onVerify={onVerify}>
              <b>{timesText(multiplier)}</b>
              <small>
                {at(openedAt)}, {t('company.bets', { count: aboard })}
              </small>
            </Line>
          ))}
        </Block>
      )}
      {best.wins.length > 0 && (
        <Block title={t('company.bestWins')}>
          {best.wins.map(({ roundNumber, name, multiplier, payout, openedAt }, index) => (
            <Line key={index} roundNumber={roundNumber} onVerify={onVerify}>
              <b>
                {name} {amountText(payout)}
              </b>
              <small>
                {timesText(multiplier)}, {at(openedAt)}
              </small>
            </Line>
          ))}
        </Block>
      )}
      {best.rounds.length === 0 && best.wins.length === 0 && (
        <p className={css.small}>{t('company.noBest')}</p>
      )}
    </>
  );
}

const Block = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.block} aria-label={title}>
    <h3 className={css.blockTitle}>{title}</h3>
    <ul>{children}</ul>
  </section>
);

function Line({
  roundNumber,
  onVerify,
  children,
}: Pick<CompanySheetProps, 'onVerify'> & { readonly roundNumber: number; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li className={css.line}>
      <span>{children}</span>
      <button
        type="button"
        className={css.lineVerify}
        aria-label={t('company.verifyRound', { number: roundNumber })}
        onClick={() => onVerify(roundNumber)}
      >
        {t('play.verify')}
      </button>
    </li>
  );
}
