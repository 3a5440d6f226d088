import { useAtomValue } from 'jotai';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import CaretDown from '~icons/ph/caret-down-bold';
import Code from '~icons/ph/qr-code';
import type { Order } from '../../../../contract/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { timeText } from '../../../shared/dateText';
import { useCountdown } from '../../../shared/useCountdown';
import { useTheme } from '../../../theme/shown';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import * as button from '../../../ui/form/Button.css';
import { QrCode } from '../../../ui/picture/QrCode';
import { BrandMark } from '../../../ui/text/BrandMark';
import { checkingOrderAtom, checkOrder } from '../followedOrder';
import { CancelLink } from './CancelLink';
import * as cashIn from './CashIn.css';
import * as choose from './ChooseStep.css';
import { METHOD_NAMES } from './methodNames';
import { OrderFacts } from './OrderFacts';
import * as payStep from './PayStep.css';
import * as css from './WalletApp.css';

const STEPS = ['opens', 'confirm', 'arrives'] as const;

/** Paying with an e-wallet on the phone that has its app. The QR code stays for another phone. */
export function WalletAppStep({ order }: { readonly order: Order }) {
  const { t, language } = useTranslation();
  const { brand } = useTheme();
  const { text } = useCountdown(order.expiresAt);
  const app = METHOD_NAMES[order.method];
  return (
    <>
      <section className={css.bill}>
        <header className={css.billTop}>
          <div>
            <p className={css.billSmall}>{t('wallet.youPay')}</p>
            <p className={css.billAmount}>{amountText(order.amount)}</p>
            <p className={css.billSmall}>{t('wallet.toBrand', { brand: brand.name })}</p>
          </div>
          <BrandMark size="4rem" />
        </header>
        <div className={css.billFacts}>
          <OrderFacts order={order} />
        </div>
        <p className={css.billLeft} role="timer">
          <b>{t('wallet.waitingLeft', { time: text })}</b>
          <span>
            {t('wallet.payBy', { time: timeText(new Date(order.expiresAt), LANGUAGES[language].tag) })}
          </span>
        </p>
      </section>
      <ol className={css.stepsList}>
        {STEPS.map((step) => (
          <li key={step}>{t(`wallet.appStep_${step}`, { app })}</li>
        ))}
      </ol>
      {order.qr !== null && (
        <details className={css.elsewhere}>
          <summary className={css.elsewhereLine}>
            <span className={css.elsewhereIcon}>
              <Code aria-hidden />
            </span>
            <span className={choose.methodText}>
              <b className={choose.methodName}>{t('wallet.otherPhone')}</b>
              <small className={choose.methodNote}>{t('wallet.otherPhoneNote')}</small>
            </span>
            <CaretDown className={css.elsewhereCaret} aria-hidden />
          </summary>
          <div className={css.elsewhereCode}>
            <div className={payStep.qrBox}>
              <QrCode
                text={order.qr}
                label={t('wallet.qrLabel', { amount: amountText(order.amount) })}
                className={payStep.qr}
              />
            </div>
          </div>
        </details>
      )}
      <div className={css.centredLink}>
        <CancelLink orderId={order.orderId} />
      </div>
    </>
  );
}

/** Opens the wallet's app. Who comes back without having paid can open it again, or ask for the state at once. */
export function WalletAppFoot({ order, payUrl }: { readonly order: Order; readonly payUrl: string }) {
  const { t } = useTranslation();
  const asking = useAtomValue(checkingOrderAtom);
  const [asked, setAsked] = useState(false);
  const app = METHOD_NAMES[order.method];
  const paid = async () => {
    setAsked(true);
    await checkOrder();
  };
  return (
    <div className={cashIn.foot}>
      {/* In the same tab: the wallet's page leads back to the order by its address. */}
      <a className={classes(button.tone.primary, button.size.l, button.wide)} href={payUrl}>
        <span className={button.icon}>
          <ExternalLink size="1.15rem" aria-hidden />
        </span>
        <span>{t('wallet.openApp', { app })}</span>
      </a>
      <Button tone="quiet" size="m" wide busy={asking} onClick={() => void paid()}>
        {t('wallet.havePaid')}
      </Button>
      <p className={payStep.footNote} role="status">
        {asked && !asking ? t('wallet.notYet') : t('wallet.neverAsk', { app })}
      </p>
    </div>
  );
}
