import Seal from '~icons/ph/seal-check-fill';
import Warning from '~icons/ph/warning-fill';
import type { PayoutAccount } from '../../../contract/wallet/withdrawals';
import { useTranslation } from '../../i18n/i18n';
import * as css from './AccountCard.css';
import * as request from './RequestForm.css';

/** Where money goes to, masked. */
export function AccountCard({ account }: { account: PayoutAccount }) {
  const { t } = useTranslation();
  const { type, name, numberEnd, holder, kind, isOwnNumber } = account;
  const isGcash = type === 'GCASH';
  const Icon = isOwnNumber ? Seal : Warning;
  return (
    <div className={css.account}>
      <div className={request.partHead}>
        <b>{name}</b>
        <span className={css.accountChip}>
          {isGcash && <Icon aria-hidden />}
          {isGcash
            ? t(isOwnNumber ? 'cashout.ownNumber' : 'cashout.otherNumber')
            : t(`cashout.kind_${kind ?? 'saving'}`)}
        </span>
      </div>
      <span className={css.accountNumber}>
        {isGcash ? '+63 ' : ''}••• ••• {numberEnd}
      </span>
      <span>{holder}</span>
    </div>
  );
}
