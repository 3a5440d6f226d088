import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Order } from '../../../../contract/money';
import type { Centavos } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import type { StringKey } from '../../../i18n/stringKeys';
import { reportSaveImageClick } from '../../../shared/device';
import { showToast } from '../../../shared/popups/toasts';
import { saveFile } from '../../../shared/saveFile';
import { useCountdown } from '../../../shared/useCountdown';
import { Button } from '../../../ui/form/Button';
import { QrCode, qrPicture } from '../../../ui/picture/QrCode';
import { Spinner } from '../../../ui/text/Spinner';
import { checkingOrderAtom, checkOrder } from '../followedOrder';
import { CancelLink } from './CancelLink';
import * as cashIn from './CashIn.css';
import { LeftRing } from './LeftRing';
import { CopyButton, OrderFacts } from './OrderFacts';
import * as orderFacts from './OrderFacts.css';
import * as css from './PayStep.css';
import { readable } from './readable';
import { StepBar } from './StepBar';

const NOTES: Readonly<Partial<Record<Order['method'], StringKey>>> = {
  BANK: 'wallet.payBank',
  PIX: 'wallet.payPix',
};

/** An amount in reais, as it is written in Brazil: R$ 1.234,56. */
const reaisText = (amount: Centavos): string =>
  `R$ ${amountText(amount)
    .slice(1)
    .replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))}`;

/** The QR code, and everything needed to pay without scanning it. */
export function PayStep({ order }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <>
      <StepBar done={2} />
      <div className={cashIn.card}>
        <p className={css.payAmount}>
          {order.charge === null ? amountText(order.amount) : reaisText(order.charge.amount)}
        </p>
        <p className={cashIn.payNote}>{t(NOTES[order.method] ?? 'wallet.anyBank')}</p>
        {order.qr !== null && (
          <div className={css.qrBox}>
            <QrCode
              text={order.qr}
              label={t(order.method === 'PIX' ? 'wallet.pixLabel' : 'wallet.qrLabel', {
                amount: amountText(order.amount),
              })}
              className={css.qr}
            />
          </div>
        )}
        <Waiting order={order} />
      </div>
      {order.method === 'PIX' && order.qr !== null && (
        <div className={css.pixCode}>
          <p className={orderFacts.factName}>{t('wallet.pixCode')}</p>
          <CopyButton text={order.qr} label={t('wallet.pixCopy')}>
            {t('wallet.pixCopy')}
          </CopyButton>
        </div>
      )}
      <OrderFacts order={order} />
      <div className={css.links}>
        {order.payUrl !== null && (
          <a className={css.link} href={order.payUrl} target="_blank" rel="noopener noreferrer">
            {t('wallet.openPayPage')}
          </a>
        )}
        <CancelLink orderId={order.orderId} />
      </div>
    </>
  );
}

function Waiting({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { leftMs, text } = useCountdown(order.expiresAt);
  const asking = useAtomValue(checkingOrderAtom);
  const over = leftMs === 0;
  useEffect(() => {
    if (over) void checkOrder();
  }, [over]);
  return (
    <p className={css.waiting} role="timer">
      {asking || over ? <Spinner size="1.35rem" /> : <LeftRing order={order} leftMs={leftMs} />}
      {asking || over ? t('wallet.asking') : t('wallet.waiting', { time: text })}
    </p>
  );
}

export function PayFoot({ order }: { order: Order }) {
  const { t } = useTranslation();
  const asking = useAtomValue(checkingOrderAtom);
  const [asked, setAsked] = useState(false);
  const save = async () => {
    if (order.qr === null) return;
    reportSaveImageClick({ from: 'cashin' });
    try {
      const picture = await qrPicture(order.qr, [amountText(order.amount), readable(order.orderId)]);
      saveFile(`${order.orderId}.png`, picture);
    } catch {
      showToast({ text: t('wallet.saveFailed'), tone: 'error' });
    }
  };
  const paid = async () => {
    setAsked(true);
    await checkOrder();
  };
  return (
    <div className={cashIn.foot}>
      <div className={cashIn.pair}>
        <Button
          tone="secondary"
          disabled={order.qr === null}
          icon={<Download size="1.15rem" aria-hidden />}
          onClick={() => void save()}
        >
          {t('wallet.saveQr')}
        </Button>
        <Button busy={asking} onClick={() => void paid()}>
          {t('wallet.havePaid')}
        </Button>
      </div>
      <p className={css.footNote} role="status">
        {t(asked && !asking ? 'wallet.notYet' : 'wallet.canClose')}
      </p>
    </div>
  );
}
