import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import Headset from '~icons/ph/headset-fill';
import Plugs from '~icons/ph/plugs-fill';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { BrandCard } from '../../ui/picture/BrandCard';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { CancelButton } from './CancelButton';
import * as cashOut from './CashOut.css';
import { History } from './History';
import { Members } from './Members';
import { ASK_AGAIN_MS, withdrawalQuery } from './queries';
import * as css from './StatusPage.css';
import { ENDS, Steps } from './Steps';

/** /cashout/result: one withdrawal by its id with every state, or all of them. */
export function StatusPage() {
  const { t } = useTranslation();
  const back = useBack('/wallet');
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <Page title={t(id === null ? 'cashout.history' : 'cashout.status')} onBack={back}>
      <Members>{id === null ? <History /> : <Status withdrawalId={id} />}</Members>
    </Page>
  );
}

function Status({ withdrawalId }: { withdrawalId: string }) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const query = useQuery({
    ...withdrawalQuery(uid, withdrawalId),
    refetchInterval: ({ state }) =>
      state.data !== undefined && ENDS.includes(state.data.state) ? false : ASK_AGAIN_MS,
  });
  const { data } = query;
  if (data === undefined) {
    if (!query.isError && online) return <Waiting />;
    return (
      <Empty
        icon={<Plugs />}
        title={t(online ? 'cashout.statusTrouble' : 'cashout.offline')}
        {...(online && { action: <Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button> })}
      />
    );
  }
  const { account, amount, actualAmount, fee, state } = data;
  return (
    <div className={cashOut.form}>
      <BrandCard label={t('cashout.status')}>
        <b className={css.amount}>{amountText(amount)}</b>
        <span className={css.afterFee}>
          {t('cashout.afterFee', { actual: amountText(actualAmount), fee: amountText(fee) })}
        </span>
        <span className={css.ends}>
          <span>{t('cashout.toEnd', { name: account.name, end: account.numberEnd })}</span>
          <span>{`${data.withdrawalId.slice(0, 2)} ${data.withdrawalId.slice(2, 6)} ${data.withdrawalId.slice(6)}`}</span>
        </span>
      </BrandCard>
      <Steps withdrawal={data} />
      {!ENDS.includes(state) && (
        <p className={css.centred}>{t('cashout.ifFails', { amount: amountText(amount) })}</p>
      )}
      {state === 'requested' && <CancelButton withdrawal={data} />}
      <Button wide tone="secondary" to="/support/new?category=cashOut" icon={<Headset aria-hidden />}>
        {t('cashout.ask')}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className={cashOut.form} aria-busy="true">
      <Skeleton height="9rem" radius="1.3rem" />
      <Skeleton height="4.5rem" radius="1.1rem" />
      <Skeleton height="17rem" radius="1.1rem" />
    </div>
  );
}
