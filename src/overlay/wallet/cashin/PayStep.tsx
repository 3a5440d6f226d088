import { useAtomValue } from 'jotai';
import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Order } from '../../../../contract/money';
import type { Centavos } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { reportSaveImageClick } from '../../../shared/device';
import { showToast } from '../../../shared/popups/toasts';
import { Button } from '../../../ui/form/Button';
import { Spinner } from '../../../ui/text/Spinner';
import { QrCode, qrPicture } from '../art/QrCode';
import { checkingOrderAtom, checkOrder } from '../followedOrder';
import { useCountdown } from '../useCountdown';
import { CancelLink } from './CancelLink';
import * as css from './CashIn.css';
import { readable } from './readable';
import { StepBar } from './StepBar';

const RING_RADIUS = 9.5;
const RING_LENGTH = 2 * Math.PI * RING_RADIUS;

/** The QR code, and everything needed to pay without scanning it. */
export function PayStep({ order }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <>
      <StepBar done={2} />
      <div className={css.card}>
        <p className={css.payAmount}>{amountText(order.amount)}</p>
        <p className={css.payNote}>{t(order.method === 'BANK' ? 'wallet.payBank' : 'wallet.anyBank')}</p>
        {order.qr !== null && (
          <div className={css.qrBox}>
            <QrCode
              text={order.qr}
              label={t('wallet.qrLabel', { amount: amountText(order.amount) })}
              className={css.qr}
            />
          </div>
        )}
        <Waiting order={order} />
      </div>
      <Facts order={order} />
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
  const wholeMs = Date.parse(order.expiresAt) - Date.parse(order.createdAt);
  const over = leftMs === 0;
  useEffect(() => {
    if (over) void checkOrder();
  }, [over]);
  return (
    <p className={css.waiting} role="timer">
      {asking || over ? (
        <Spinner size="1.35rem" />
      ) : (
        <svg viewBox="0 0 24 24" className={css.ring} aria-hidden="true">
          <circle cx="12" cy="12" r={RING_RADIUS} className={css.ringTrack} />
          <circle
            cx="12"
            cy="12"
            r={RING_RADIUS}
            className={css.ringLeft}
            strokeDasharray={`${(RING_LENGTH * leftMs) / wholeMs} ${RING_LENGTH}`}
          />
        </svg>
      )}
      {asking || over ? t('wallet.asking') : t('wallet.waiting', { time: text })}
    </p>
  );
}

function Facts({ order }: { order: Order }) {
  const { t } = useTranslation();
  const receive = (order.amount + order.bonus) as Centavos;
  const copy = () =>
    navigator.clipboard.writeText(order.orderId).then(
      () => showToast({ text: t('wallet.copied'), tone: 'success' }),
      () => showToast({ text: t('wallet.copyFailed'), tone: 'error' }),
    );
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt className={css.factName}>{t('wallet.reference')}</dt>
        <dd className={css.factValue}>
          <button type="button" className={css.copy} onClick={copy} aria-label={t('wallet.copy')}>
            <span className={css.reference}>{readable(order.orderId)}</span>
            <Copy size="1.1rem" aria-hidden />
          </button>
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.factName}>{t('wallet.youReceive')}</dt>
        <dd className={css.factValue}>{amountText(receive)}</dd>
      </div>
    </dl>
  );
}

export function PayFoot({ order }: { order: Order }) {
  const { t } = useTranslation();
  const asking = useAtomValue(checkingOrderAtom);
  const [asked, setAsked] = useState(false);
  const save = async () => {
    if (order.qr === null) return;
    void reportSaveImageClick({ from: 'cashin' });
    try {
      download(await qrPicture(order.qr, [amountText(order.amount), readable(order.orderId)]), order.orderId);
    } catch {
      showToast({ text: t('wallet.saveFailed'), tone: 'error' });
    }
  };
  const paid = async () => {
    setAsked(true);
    await checkOrder();
  };
  return (
    <div className={css.foot}>
      <div className={css.pair}>
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

function download(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
