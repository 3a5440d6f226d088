import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import QrCode from '~icons/ph/qr-code';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { uidAtom } from '../../shared/session/session';
import { useCountdown } from '../../shared/useCountdown';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/page/Link';
import { followedOrderAtom, unpaidOrderQuery } from './followedOrder';
import * as css from './WalletPage.css';

/** The unpaid order, with a link to its QR code. */
export function UnpaidCard() {
  const order = useAtomValue(followedOrderAtom);
  // A failure is silent: the wallet works without it.
  useQuery(unpaidOrderQuery(useAtomValue(uidAtom)));
  if (order?.status !== 'pending') return null;
  return <Waiting orderId={order.orderId} amount={amountText(order.amount)} expiresAt={order.expiresAt} />;
}

interface WaitingProps {
  orderId: string;
  amount: string;
  expiresAt: string;
}

function Waiting({ orderId, amount, expiresAt }: WaitingProps) {
  const { t } = useTranslation();
  const { text } = useCountdown(expiresAt);
  return (
    <Link className={classes(card, css.unpaid)} to={`/cashin?order=${orderId}`}>
      <span className={css.unpaidIcon}>
        <QrCode aria-hidden />
      </span>
      <span className={css.unpaidText}>
        <span className={css.unpaidTitle}>{t('wallet.unpaidTitle', { amount })}</span>
        <span className={css.unpaidNote}>{t('wallet.unpaidLeft', { time: text })}</span>
      </span>
      <span className={css.unpaidGo}>
        <ChevronRight size="1.2rem" aria-hidden />
      </span>
    </Link>
  );
}
