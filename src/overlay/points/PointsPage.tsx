import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Down from '~icons/ph/caret-down-bold';
import Coins from '~icons/ph/coins-fill';
import type { ReplyOf } from '../../../contract/call';
import { type PointKind, pointCalls, pointKinds } from '../../../contract/rewards/points';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { dayText } from '../../shared/dateText';
import { loginFromHere } from '../../shared/navigation/loginRedirect';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { pagedCallQuery } from '../../shared/query/callQuery';
import { loggedInAtom, uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { LoginPrompt } from '../../ui/page/LoginPrompt';
import { Page } from '../../ui/page/Page';
import { Split } from '../../ui/page/Split';
import { BrandCard } from '../../ui/picture/BrandCard';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { PointList } from './PointList';
import * as css from './Points.css';

/** /points: the balance, what expires next, and all that was given and taken. */
export function PointsPage() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <Page title={t('points.title')} onBack={useBack('/account')} wide>
      {loggedIn ? (
        <OwnPoints />
      ) : (
        <LoginPrompt
          icon={<Coins aria-hidden />}
          title={t('points.guestTitle')}
          text={t('points.guestText')}
          logIn={t('account.logIn')}
          to={loginFromHere({ pathname: '/points', search: '' })}
        />
      )}
    </Page>
  );
}

function OwnPoints() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<PointKind | null>(null);
  const uid = useAtomValue(uidAtom);
  const all = useInfiniteQuery(pagedCallQuery(pointCalls.list, {}, { uid }));
  const some = useInfiniteQuery(pagedCallQuery(pointCalls.list, kind === null ? {} : { kind }, { uid }));
  const [first] = all.data?.pages ?? [];
  const pages = some.data?.pages;
  return (
    <Split lead={<Balance account={first} failed={all.isError} />}>
      <label className={css.filter}>
        <span>{t('points.filter')}</span>
        <span className={css.choice}>
          <select
            className={css.select}
            value={kind ?? ''}
            onChange={({ target }) => setKind(pointKinds.find((one) => one === target.value) ?? null)}
          >
            <option value="">{t('points.all')}</option>
            {pointKinds.map((one) => (
              <option key={one} value={one}>
                {t(`points.kind_${one}`)}
              </option>
            ))}
          </select>
          <Down aria-hidden />
        </span>
      </label>
      {pages === undefined ? (
        <Missing failed={some.isError} onRetry={() => void some.refetch()} />
      ) : (
        <PointList items={pages.flatMap(({ list }) => list)} />
      )}
      {some.hasNextPage && (
        <Button
          tone="secondary"
          size="m"
          busy={some.isFetchingNextPage}
          onClick={() => void some.fetchNextPage()}
        >
          {t('points.more')}
        </Button>
      )}
    </Split>
  );
}

/** While nothing is known yet, or after a failure. */
function Missing({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  if (!failed && online) return <Skeleton width="100%" height="14rem" radius="1rem" />;
  return (
    <Empty
      icon={<Coins aria-hidden />}
      title={t(online ? 'points.trouble' : 'points.offline')}
      action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}

interface BalanceProps {
  readonly account: ReplyOf<typeof pointCalls.list> | undefined;
  /** The list beside it says so, and tries again. */
  readonly failed: boolean;
}

function Balance({ account, failed }: BalanceProps) {
  const { t, language } = useTranslation();
  return (
    <>
      <BrandCard label={t('points.balance')}>
        <div className={css.balance}>
          <h2 className={css.caption}>{t('points.balance')}</h2>
          {account === undefined && !failed ? (
            <Skeleton width="7rem" height="2.4rem" />
          ) : (
            <p className={css.amount}>{account?.points.toLocaleString('en') ?? '–'}</p>
          )}
          {account?.next != null && (
            <p className={css.next}>
              {t('points.next', {
                points: account.next.points.toLocaleString('en'),
                moment: dayText(new Date(account.next.at), LANGUAGES[language].tag),
              })}
            </p>
          )}
          {account?.resting === null && (
            <div className={css.ways}>
              <Button size="m" to="/spin">
                {t('points.toWheel')}
              </Button>
              <Button size="m" tone="secondary" to="/mall">
                {t('mall.title')}
              </Button>
            </div>
          )}
        </div>
      </BrandCard>
      <div className={css.rules}>
        <p>{t('points.about')}</p>
        <p>{t('points.rule')}</p>
      </div>
    </>
  );
}
