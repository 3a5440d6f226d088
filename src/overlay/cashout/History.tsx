import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import Back from '~icons/ph/arrow-u-up-left-bold';
import Out from '~icons/ph/arrow-up-right-bold';
import Check from '~icons/ph/check-circle-fill';
import Hourglass from '~icons/ph/hourglass-medium-fill';
import Plugs from '~icons/ph/plugs-fill';
import type { WithdrawalState } from '../../../contract/wallet/withdrawals';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { momentText } from '../../shared/dateText';
import { onlineAtom } from '../../shared/online';
import { uidAtom } from '../../shared/session/session';
import { card } from '../../theme/recipes.css';
import { Button } from '../../ui/form/Button';
import * as lines from '../../ui/page/DayList.css';
import { Link } from '../../ui/page/Link';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import * as cashOut from './CashOut.css';
import * as css from './History.css';
import { withdrawalsQuery } from './queries';
import { standingOf } from './Steps';

/** The player's withdrawals, newest first; each leads to its status. */
export function History() {
  const { t, language } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const query = useInfiniteQuery(withdrawalsQuery(uid));
  if (query.data === undefined) {
    if (!query.isError && online) return <Skeleton height="12rem" radius="1.1rem" />;
    return (
      <Empty
        icon={<Plugs />}
        title={t(online ? 'cashout.statusTrouble' : 'cashout.offline')}
        {...(online && { action: <Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button> })}
      />
    );
  }
  const withdrawals = query.data.pages.flatMap(({ list }) => list);
  if (withdrawals.length === 0) {
    return (
      <Empty
        icon={<Out />}
        title={t('cashout.none')}
        text={t('cashout.noneText')}
        action={<Button to="/cashout">{t('cashout.title')}</Button>}
      />
    );
  }
  return (
    <div className={cashOut.form}>
      <ul className={`${card} ${lines.lines}`} aria-label={t('cashout.history')}>
        {withdrawals.map(({ withdrawalId, amount, state, account, createdAt }) => (
          <li key={withdrawalId} className={lines.line}>
            <Link className={css.row} to={`/cashout/result?id=${withdrawalId}`}>
              <span className={cashOut.twoLines}>
                <b>{t('cashout.toEnd', { name: account.name, end: account.numberEnd })}</b>
                <span>{momentText(new Date(createdAt), LANGUAGES[language].tag)}</span>
              </span>
              <span className={css.money}>
                <b className={css.amount}>{amountText(amount)}</b>
                <State state={state} />
              </span>
              <ChevronRight size="1.15rem" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          tone="secondary"
          size="m"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('cashout.more')}
        </Button>
      )}
    </div>
  );
}

const STATE_ICONS = { waiting: Hourglass, done: Check, back: Back } as const;

/** How a withdrawal stands: an icon and a word. */
function State({ state }: { readonly state: WithdrawalState }) {
  const { t } = useTranslation();
  const standing = standingOf(state);
  const Icon = STATE_ICONS[standing];
  return (
    <span className={css.rowState[standing]}>
      <Icon aria-hidden />
      {t(`cashout.state_${state}`)}
    </span>
  );
}
