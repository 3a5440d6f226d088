import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Shield from '~icons/ph/shield-check-fill';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { callQuery } from '../../shared/query/callQuery';
import { saferPlayQuery } from '../../shared/safer-play/saferPlay';
import { uidAtom } from '../../shared/session/session';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/page/Link';
import { LastGames } from './LastGames';
import * as css from './NewWallet.css';
import { useCashOutShown } from './useCashOutShown';

/** What the wallet of a player shows who has not paid in yet: demo games, how cash-out works and its option, and limits. */
export function NewWallet() {
  return (
    <>
      <LastGames />
      <HowCashOutWorks />
      <Limits />
    </>
  );
}

function HowCashOutWorks() {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const { data } = useQuery(callQuery(withdrawalCalls.terms, {}, { uid }));
  const cashOutShown = useCashOutShown();
  const option = cashOutShown && (
    <Link className={css.option} to="/cashout">
      {t('wallet.cashOut')}
    </Link>
  );
  // A failure is silent: the wallet works without it.
  if (data === undefined) return option;
  const { startTime: start, endTime: end, perDay: count, fee } = data;
  const values = { start, end, count, min: amountText(data.min), max: amountText(data.max) };
  const steps = [
    t('wallet.how_identity'),
    t(start === '' || end === '' ? 'wallet.how_always' : 'wallet.how_ask', values),
    t('wallet.how_arrives', { fee: amountText(fee) }),
  ];
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{t('wallet.how')}</h2>
        {option}
      </div>
      <ol className={classes(card, css.steps)}>
        {steps.map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Limits() {
  const { t } = useTranslation();
  const { data } = useQuery(saferPlayQuery(useAtomValue(uidAtom)));
  if (data === undefined) return null;
  const isSet = [...data.limits, ...data.sessionLimits].length > 0;
  return (
    <Link className={classes(card, css.limits)} to="/playsafe">
      <Shield className={css.shield} aria-hidden />
      <b className={css.words}>{t(isSet ? 'wallet.limitsSet' : 'wallet.noLimit')}</b>
      <span className={css.go}>{t(isSet ? 'wallet.seeLimits' : 'wallet.setLimit')}</span>
    </Link>
  );
}
