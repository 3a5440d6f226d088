import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Gift from '~icons/ph/gift-fill';
import { type BonusGrant, bonusCalls } from '../../../../contract/wallet/bonus';
import { subtract, ZERO } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { shortDayText } from '../../../shared/dateText';
import { pagedCallQuery } from '../../../shared/query/callQuery';
import { uidAtom } from '../../../shared/session/session';
import { Button } from '../../../ui/form/Button';
import { More } from '../../../ui/page/More';
import { Empty } from '../../../ui/text/Empty';
import { Waiting } from '../ListStates';
import { LIST_STALE_MS, stateOf } from '../useRecords';
import * as css from './Bonus.css';
import { Turnover } from './TurnoverCard';

/** The tabs of bonuses. */
export const GRANT_STATES = ['processing', 'completed', 'expired'] as const;

export type GrantState = (typeof GRANT_STATES)[number];

/** The bonuses of one state, with loading, empty and error states. */
export function GrantList({ state }: { readonly state: GrantState }) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const query = useInfiniteQuery(
    pagedCallQuery(bonusCalls.list, { state }, { uid, staleTime: LIST_STALE_MS }),
  );
  const shown = stateOf(query);
  if (shown === 'loading') return <Waiting />;
  if (shown !== 'ready') {
    return (
      <Empty
        icon={<Gift aria-hidden />}
        title={t(shown === 'offline' ? 'wallet.recordsOffline' : 'wallet.recordsTrouble')}
        action={<Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  const grants = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (grants.length === 0) {
    return (
      <Empty
        icon={<Gift aria-hidden />}
        title={t(`pages.bonusNone_${state}`)}
        text={t('pages.bonusNoneText')}
      />
    );
  }
  return (
    <div className={css.list}>
      {grants.map((bonus) => (
        <Grant key={bonus.bonusId} bonus={bonus} />
      ))}
      {query.hasNextPage && (
        <More
          label={t('wallet.more')}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}

function Grant({ bonus }: { readonly bonus: BonusGrant }) {
  const { t, language } = useTranslation();
  const { source, state, amount, turnover, turnoverLeft, endedAt, moved } = bonus;
  const name = t(`wallet.source_${source}`);
  if (state === 'processing') return <Turnover bonus={bonus} title={`${name} ${amountText(amount)}`} />;
  const day = endedAt === null ? '' : shortDayText(new Date(endedAt), LANGUAGES[language].tag);
  const values = { amount: amountText(moved ?? ZERO), day };
  return (
    <section className={css.grant}>
      <h2 className={css.head}>
        <span>{name}</span>
        <span>{amountText(amount)}</span>
      </h2>
      {state === 'waiting' ? (
        <p className={css.note}>{t('wallet.grantWaiting')}</p>
      ) : (
        <p className={css.note}>
          {t(state === 'completed' ? 'wallet.grantCompleted' : 'wallet.grantExpired', values)}
        </p>
      )}
      <p className={css.note}>
        {t('wallet.turnoverOf', {
          played: amountText(subtract(turnover, turnoverLeft)),
          turnover: amountText(turnover),
        })}
      </p>
    </section>
  );
}
