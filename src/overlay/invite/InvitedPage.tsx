import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Friends from '~icons/ph/users-three-fill';
import { useTranslation } from '../../i18n/i18n';
import { addressIn } from '../../shared/navigation/skinAddresses';
import { useBack } from '../../shared/navigation/useBack';
import { openPopup } from '../../shared/popups/popups';
import { uidAtom } from '../../shared/session/session';
import { card } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { GuestPrompt } from './GuestPrompt';
import * as css from './InvitePage.css';
import { invitedQuery, invitePageQuery } from './queries';
import { Sums } from './SumCards';
import { Awaiting, Trouble } from './Trouble';

/** /invite/records and /v3inviteDetail: who registered with the player's code, by masked name and stage. */
export function InvitedPage() {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const { skin } = useTheme();
  return (
    <Page title={t('invite.records')} onBack={useBack(addressIn(skin, 'invite'))}>
      {uid === null ? <GuestPrompt /> : <Invited uid={uid} />}
    </Page>
  );
}

function Invited({ uid }: { readonly uid: number }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    invitedQuery(uid),
  );
  const sums = useQuery(invitePageQuery(uid)).data;
  const list = data?.pages.flatMap((page) => page.list);
  if (list === undefined)
    return error !== null ? <Trouble error={error} onRetry={() => void refetch()} /> : <Waiting />;
  if (list.length === 0) {
    return (
      <Empty
        icon={<Friends />}
        title={t('invite.recordsNone')}
        text={t('invite.recordsNoneText')}
        action={<Button onClick={() => openPopup('inviteCode')}>{t('invite.title')}</Button>}
      />
    );
  }
  return (
    <>
      {sums !== undefined && <Sums page={sums} />}
      <ol className={classes(card, css.list)} reversed>
        {list.map(({ name, stage }, at) => (
          // Names repeat, and nothing else tells them apart.
          <li key={at} className={css.line}>
            <b className={css.name}>{name}</b>
            <span className={css.dots} aria-hidden>
              {[1, 2, 3].map((dot) => (
                <i key={dot} data-on={dot <= stage || undefined} />
              ))}
            </span>
            <span className={css.small}>
              {stage === 0 ? t('invite.registered') : t('invite.stage', { stage })}
            </span>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button tone="secondary" size="m" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('wallet.more')}
        </Button>
      )}
    </>
  );
}

const Waiting = () => (
  <Awaiting>
    <div className={css.waiting} aria-busy="true">
      <Skeleton width="100%" height="3.5rem" radius="1rem" />
      <Skeleton width="100%" height="3.5rem" radius="1rem" />
      <Skeleton width="100%" height="3.5rem" radius="1rem" />
    </div>
  </Awaiting>
);
