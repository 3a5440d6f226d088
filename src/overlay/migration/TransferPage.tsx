import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Bus from '~icons/ph/bus-fill';
import Check from '~icons/ph/check-circle-fill';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import { appInfoQuery } from '../../shared/apps/appInfo';
import { isOpenPage } from '../../shared/navigation/availablePages';
import { safeBackUrl } from '../../shared/navigation/backUrl';
import { Redirect } from '../../shared/navigation/Redirect';
import { useBack } from '../../shared/navigation/useBack';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { Empty } from '../../ui/text/Empty';
import { Arrived } from './Arrived';
import { MoveScene } from './art/MoveScene';
import { ChildOffer } from './ChildOffer';
import { GuestMove, type Moved } from './GuestMove';
import { Trouble, Waiting } from './states';

/** /transferToMain: in a child app the offer to move, in the main app the account that moves in. */
export function TransferPage() {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const { data: info, isLoadingError, refetch } = useQuery(appInfoQuery);
  const { ticket, leadsTo } = useAsked();
  const [moved, setMoved] = useState<Moved | null>(null);
  const back = useBack('/');
  return (
    <Page title={t('migration.title')} onBack={back}>
      <MoveScene isMain={info?.isMain ?? true} />
      {moved !== null ? (
        <Arrived moved={moved} leadsTo={leadsTo} />
      ) : isLoadingError ? (
        <Trouble onRetry={() => void refetch()} />
      ) : info === undefined ? (
        <Waiting />
      ) : !info.isMain ? (
        info.mainAppUrl === null ? (
          <Empty
            icon={<Bus />}
            title={t('migration.closedTitle')}
            text={t('migration.closedText')}
            action={<Button to="/">{t('shell.toLobby')}</Button>}
          />
        ) : (
          <ChildOffer info={info} />
        )
      ) : uid === null ? (
        <GuestMove ticket={ticket} onMoved={setMoved} />
      ) : leadsTo !== '/' ? (
        <Redirect to={leadsTo} />
      ) : (
        <Empty
          icon={<Check />}
          title={t('migration.alreadyHere')}
          action={<Button to="/">{t('shell.toLobby')}</Button>}
        />
      )}
    </Page>
  );
}

/**
 * The ticket of the address, which is taken out of it at once because it is good for a log-in, and the page of the app that
 * a child app leads to.
 */
function useAsked(): { readonly ticket: string | null; readonly leadsTo: Address } {
  const [query, setQuery] = useSearchParams();
  const [asked] = useState(() => ({
    ticket: query.get('ticket'),
    leadsTo: safeBackUrl(query.get('then'), isOpenPage),
  }));
  const isShown = query.has('ticket');
  useEffect(() => {
    if (isShown) setQuery({}, { replace: true });
  }, [isShown, setQuery]);
  return asked;
}
