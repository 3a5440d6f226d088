import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Receipt from '~icons/ph/receipt-fill';
import { type FinanceDetail, type FinanceItem, moneyCalls } from '../../../contract/money';
import { amountText } from '../../i18n/amountText';
import { type Translation, useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { momentText } from '../../shared/dateText';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { Turnover } from './bonus/TurnoverCard';
import { METHOD_NAMES } from './cashin/methodNames';
import * as css from './DetailSheet.css';
import { kindOf, movedCentavos } from './records';

interface DetailSheetProps {
  /** Null while it is closed. */
  readonly item: FinanceItem | null;
  readonly onClose: () => void;
}

/** One record with its order number, fee, actual amount, method, and every state with its time. */
export function DetailSheet({ item, onClose }: DetailSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={item !== null}
      onClose={onClose}
      title={item === null ? '' : t(`wallet.kind_${kindOf(item)}`)}
    >
      {item !== null && <Loaded item={item} onClose={onClose} />}
    </Sheet>
  );
}

function Loaded({ item, onClose }: { readonly item: FinanceItem; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const query = useQuery(callQuery(moneyCalls.detail, { id: item.id }, { uid }));
  if (query.data !== undefined) return <Detail detail={query.data} onClose={onClose} />;
  if (query.isError || query.fetchStatus === 'paused') {
    return (
      <Empty
        icon={<Receipt aria-hidden />}
        title={t(query.isError ? 'wallet.recordsTrouble' : 'wallet.recordsOffline')}
        action={<Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  return <Skeleton height="16rem" radius="1.1rem" />;
}

function methodText(method: NonNullable<FinanceDetail['method']>, t: Translation['t']): string {
  // Money leaves for an account, and arrives by InstaPay.
  const isAccount = method.kind === 'BANK' && method.numberEnd !== null;
  const name = isAccount ? t('wallet.method_BANK') : METHOD_NAMES[method.kind];
  return method.numberEnd === null ? name : `${name} •••• ${method.numberEnd}`;
}

function Detail({ detail, onClose }: { readonly detail: FinanceDetail; readonly onClose: () => void }) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const { item, orderNumber, fee, actualAmount, method, timeline, withdrawalId, bonus } = detail;
  const facts: readonly (readonly [string, string])[] = [
    [t('wallet.detail_number'), orderNumber],
    [t('wallet.detail_created'), momentText(new Date(timeline[0]?.at ?? item.createdAt), tag)],
    [t('wallet.detail_amount'), amountText(movedCentavos(item), '₱', true)],
    [t('wallet.detail_fee'), amountText(fee)],
    [t('wallet.detail_actual'), amountText(actualAmount)],
    ...(method === null ? [] : [[t('wallet.detail_method'), methodText(method, t)] as const]),
    [t('wallet.detail_balance'), amountText(item.balance)],
  ];
  return (
    <div className={css.detail}>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <ol className={css.states}>
        {timeline.map(({ state, at }) => (
          <li key={`${state} ${at}`} className={css.state}>
            <span>{stateText(state, t)}</span>
            <time dateTime={at}>{momentText(new Date(at), tag)}</time>
          </li>
        ))}
      </ol>
      {bonus !== null && bonus.startedAt !== null && (
        <Turnover bonus={bonus} title={`${t(`wallet.source_${bonus.source}`)} ${amountText(bonus.amount)}`} />
      )}
      {withdrawalId !== null && (
        <Button wide tone="secondary" to={`/cashout/result?id=${withdrawalId}`} onClick={onClose}>
          {t('wallet.detail_follow')}
        </Button>
      )}
    </div>
  );
}

function stateText(state: FinanceDetail['timeline'][number]['state'], t: Translation['t']): string {
  if (state === 'created' || state === 'paid' || state === 'posted') return t(`wallet.state_${state}`);
  return t(`cashout.state_${state}`);
}
