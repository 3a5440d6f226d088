import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Hourglass from '~icons/ph/hourglass-medium-fill';
import Plugs from '~icons/ph/plugs-fill';
import Seal from '~icons/ph/seal-check-fill';
import { useTranslation } from '../../i18n/i18n';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import * as cashOut from './CashOut.css';
import { IdentityForm } from './IdentityForm';
import { Members } from './Members';
import { ASK_AGAIN_MS, identityQuery } from './queries';

/** /identity: the identity check, which the first cash-out and an account closed for its age need. */
export function IdentityPage() {
  const { t } = useTranslation();
  const back = useBack('/cashout');
  return (
    <Page title={t('cashout.identity')} onBack={back}>
      <Members>
        <IdentityState />
      </Members>
    </Page>
  );
}

function IdentityState() {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const query = useQuery({
    ...identityQuery(uid),
    refetchInterval: ({ state }) => (state.data?.verified === 'PENDING' ? ASK_AGAIN_MS : false),
  });
  const { data } = query;
  if (data === undefined) {
    if (!query.isError && online) return <Skeleton height="20rem" radius="1.1rem" />;
    return (
      <Empty
        icon={<Plugs />}
        title={t(online ? 'cashout.identityTrouble' : 'cashout.offline')}
        {...(online && { action: <Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button> })}
      />
    );
  }
  if (data.verified === 'PENDING') {
    return (
      <Empty icon={<Hourglass />} title={t('cashout.bar_pending')} text={t('cashout.barText_pending')} />
    );
  }
  if (data.verified === 'VERIFIED') {
    return data.isUnderAge ? (
      <Empty
        icon={<Seal />}
        title={t('cashout.bar_underAge')}
        text={t('cashout.stillUnderAge')}
        action={<Button to="/support">{t('cashout.askService')}</Button>}
      />
    ) : (
      <Empty
        icon={<Seal />}
        title={t('cashout.verified')}
        action={<Button to="/cashout">{t('cashout.title')}</Button>}
      />
    );
  }
  const rejection = data.check?.rejection ?? null;
  return (
    <>
      {data.verified === 'REJECTED' && (
        <p className={cashOut.warned} role="status">
          {t(`cashout.rejection_${rejection ?? 'askService'}`)}
        </p>
      )}
      <IdentityForm />
    </>
  );
}
