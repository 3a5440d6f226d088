import Receipt from '~icons/ph/receipt-fill';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import { LastGames } from './LastGames';
import type { RecordType } from './records';

/** Where the first record of a type comes from. */
const NEXT = {
  all: { to: '/cashin?from=records', label: 'wallet.cashIn' },
  in: { to: '/cashin?from=records', label: 'wallet.cashIn' },
  out: { to: '/cashout', label: 'wallet.cashOut' },
  bonus: { to: '/promo', label: 'pages.promo' },
  bets: { to: '/allgames', label: 'wallet.toGames' },
} as const satisfies Readonly<Record<RecordType, { to: Address; label: string }>>;

/** A list of records without a line: what would be here, what to do next, and the last games. */
export function EmptyRecords({ type }: { readonly type: RecordType }) {
  const { t } = useTranslation();
  const { to, label } = NEXT[type];
  return (
    <>
      <Empty
        icon={<Receipt aria-hidden />}
        title={t(`wallet.none_${type}`)}
        text={t(`wallet.noneText_${type}`)}
        action={<Button to={to}>{t(label)}</Button>}
      />
      <LastGames />
    </>
  );
}
