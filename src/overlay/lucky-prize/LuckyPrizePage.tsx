import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import PlugsConnected from '~icons/ph/plugs-fill';
import Ticket from '~icons/ph/ticket-fill';
import type { LuckyDraw, LuckyPage } from '../../../contract/rewards/luckyPrize';
import { useTranslation } from '../../i18n/i18n';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { DrawCard } from './DrawCard';
import { DrawSheet } from './DrawSheet';
import { DrawShow } from './draw/DrawShow';
import { ListSheet } from './ListSheet';
import * as css from './LuckyPrize.css';
import { luckyQuery } from './luckyPrize';
import { Prizes } from './Prizes';
import { WeekCard } from './WeekCard';

/** /luckyPrize: the weekly lucky prize. Guests see it too. */
export function LuckyPrizePage() {
  const { t } = useTranslation();
  const back = useBack('/spin');
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const { data: page, isError, isFetching, refetch } = useQuery(luckyQuery(uid));
  const [shown, setShown] = useState<LuckyDraw | null>(null);
  if (shown !== null) return <DrawShow draw={shown} onClose={() => setShown(null)} />;
  return (
    <Page title={t('lucky.title')} onBack={back}>
      {page !== undefined && <Content page={page} onShow={setShown} />}
      {page === undefined && ((isError && !isFetching) || !online) && (
        <div role="alert" className={css.failed}>
          <Empty
            icon={<PlugsConnected aria-hidden />}
            title={t('lucky.failedTitle')}
            text={t(online ? 'lucky.failedText' : 'lucky.offline')}
            action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
          />
        </div>
      )}
      {page === undefined && (isFetching || !isError) && online && (
        <>
          <Skeleton height="11rem" radius="1rem" />
          <Skeleton height="14rem" radius="1rem" />
        </>
      )}
    </Page>
  );
}

interface ContentProps {
  readonly page: LuckyPage;
  readonly onShow: (draw: LuckyDraw) => void;
}

function Content({ page, onShow }: ContentProps) {
  const { t } = useTranslation();
  const [listed, setListed] = useState<LuckyDraw | null>(null);
  const [opened, setOpened] = useState<LuckyDraw | null>(null);
  return (
    <>
      <WeekCard page={page} />
      {page.draws.map((draw) => (
        <DrawCard
          key={draw.monday}
          draw={draw}
          onList={() => setListed(draw)}
          onShow={() => onShow(draw)}
          onCheck={() => setOpened(draw)}
        />
      ))}
      <Prizes page={page} />
      {page.draws.length === 0 && (
        <Empty icon={<Ticket aria-hidden />} title={t('lucky.emptyTitle')} text={t('lucky.emptyText')} />
      )}
      <ListSheet draw={listed} onClose={() => setListed(null)} />
      <DrawSheet draw={opened} onClose={() => setOpened(null)} />
    </>
  );
}
