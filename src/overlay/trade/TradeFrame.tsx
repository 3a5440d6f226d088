import { useAtom, useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useBack } from '../../shared/navigation/useBack';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { showToast } from '../../shared/popups/toasts';
import { useRecordNotice } from '../../shared/record/recordWatch';
import { loggedInAtom } from '../../shared/session/session';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/form/IconButton';
import * as page from '../../ui/page/Page.css';
import { accountAtom, balanceAtom, moneyText, type TradeAccount } from './account';
import { changeDemo } from './demoAccount';
import { DEMO_REFILL_BELOW, DEMO_START, refillDemo } from './demoBook';
import * as css from './TradeFrame.css';

interface TradeFrameProps {
  readonly title: ReactNode;
  readonly subtitle: string;
  /** Where a page that was opened directly leads back to. */
  readonly home: Address;
  /** The page on show: a guest returns to it with the real account. */
  readonly here: Address;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

const ACCOUNTS = ['demo', 'real'] as const;

/** The layout of the pages of the markets: title, that prices are synthetic, and the account. */
export function TradeFrame({ title, subtitle, home, here, children, footer }: TradeFrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = useBack(home);
  useRecordNotice();
  const loggedIn = useAtomValue(loggedInAtom);
  const [account, choose] = useAtom(accountAtom);
  const change = (next: TradeAccount) => {
    if (next === 'real' && !loggedIn) return navigate(loginRedirect(here, false));
    choose(next);
  };
  return (
    <div className={page.page} data-account={account}>
      <header className={page.header}>
        <IconButton label={t('ui.back')} icon={<ArrowLeft size="1.3rem" aria-hidden />} onClick={back} />
        <div className={css.titles}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.subtitle}>{subtitle}</p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a bar. */}
        <div className={css.accounts} role="group" aria-label={t('trade.account')}>
          {ACCOUNTS.map((one) => (
            <button
              key={one}
              type="button"
              className={css.account}
              aria-pressed={one === account}
              onClick={() => change(one)}
            >
              {t(`trade.account_${one}`)}
            </button>
          ))}
        </div>
      </header>
      <div className={classes(page.body, css.body)}>{children}</div>
      {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
    </div>
  );
}

/** What the account can stake. It leads to cash in; a demo balance that is nearly used up is refilled. */
export function Balance() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const account = useAtomValue(accountAtom);
  const balance = useAtomValue(balanceAtom);
  if (balance === null) return null;
  const text = moneyText(account, balance);
  const press = () => {
    if (account === 'real') return navigate('/cashin?from=trade');
    if (balance >= DEMO_REFILL_BELOW)
      return showToast({ text: t('trade.refillLater', { amount: moneyText('demo', DEMO_REFILL_BELOW) }) });
    changeDemo(refillDemo);
    showToast({ text: t('trade.refilled', { amount: moneyText('demo', DEMO_START) }), tone: 'success' });
  };
  return (
    <button
      type="button"
      className={css.balance}
      data-balance={String(balance)}
      aria-label={t(`trade.balance_${account}`, { amount: text })}
      onClick={press}
    >
      {text}
    </button>
  );
}
