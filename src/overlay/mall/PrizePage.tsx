import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Ticket from '~icons/ph/ticket-fill';
import { type Asset, assetStates } from '../../../contract/rewards/mall';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { serverNowMs } from '../../shared/config/config';
import { shortDayText } from '../../shared/dateText';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Chip } from '../../ui/form/Chip';
import { Empty } from '../../ui/text/Empty';
import { Closed, ListState } from './ListState';
import * as css from './Mall.css';
import { MallFrame } from './MallFrame';
import { assetsQuery } from './queries';
import { TicketCard } from './TicketCard';

const DAY_MS = 24 * 60 * 60_000;

/** Which states each filter shows. */
const FILTERS = {
  all: [assetStates.unused, assetStates.held, assetStates.used, assetStates.expired],
  unused: [assetStates.unused, assetStates.held],
  used: [assetStates.used],
  expired: [assetStates.expired],
} as const;

type Filter = keyof typeof FILTERS;

const isIn = (filter: Filter, { state }: Asset): boolean => FILTERS[filter].some((one) => one === state);

/** /prize: what the player has exchanged points for. */
export function PrizePage() {
  return (
    <MallFrame part="/prize">
      <Coupons />
    </MallFrame>
  );
}

function Coupons() {
  const { t } = useTranslation();
  const query = useQuery(assetsQuery(useAtomValue(uidAtom)));
  const [filter, setFilter] = useState<Filter>('all');
  const { data } = query;
  if (data === undefined) return <ListState query={query} />;
  const { closed, list } = data;
  // What can be used first, then the newest.
  const shown = FILTERS[filter].flatMap((state) => list.filter((asset) => asset.state === state));
  const unused = list.filter((asset) => isIn('unused', asset)).length;
  return (
    <>
      {closed !== null && <Closed because={closed} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways. */}
      <div className={css.filters} role="group" aria-label={t('mall.filters')}>
        {(Object.keys(FILTERS) as Filter[]).map((one) => (
          <Chip key={one} active={one === filter} onClick={() => setFilter(one)}>
            {t(`mall.filter_${one}`, { count: unused })}
          </Chip>
        ))}
      </div>
      {shown.length === 0 ? (
        <Empty
          icon={<Ticket aria-hidden />}
          title={t('mall.none')}
          text={t('mall.noneText')}
          action={<Button to="/mall">{t('mall.toShop')}</Button>}
        />
      ) : (
        <ul className={css.list}>
          {shown.map((asset) => (
            <AssetCard key={asset.id} asset={asset} isClosed={closed !== null} />
          ))}
        </ul>
      )}
    </>
  );
}

function AssetCard({ asset, isClosed }: { readonly asset: Asset; readonly isClosed: boolean }) {
  const { t } = useTranslation();
  const { itemId: id, assetType, worth, minAmount, state } = asset;
  const isUsable = state === assetStates.unused && !isClosed;
  return (
    <TicketCard
      item={{ id, assetType, worth, minAmount }}
      isOver={assetType !== 'LOOK' && (state === assetStates.used || state === assetStates.expired)}
    >
      <div className={css.deal}>
        <div className={css.cost}>
          <StateText asset={asset} />
        </div>
        {isUsable && (
          <Button size="m" to="/cashin?from=prize">
            {t('mall.use')}
          </Button>
        )}
      </div>
    </TicketCard>
  );
}

/** Until when a coupon can be used, or what has become of it. */
function StateText({ asset: { state, usedAt, expiresAt } }: { readonly asset: Asset }) {
  const { t, language } = useTranslation();
  const dayOf = (time: number) => shortDayText(new Date(time), LANGUAGES[language].tag);
  if (state === assetStates.used) {
    return (
      <span className={css.small}>
        {t('mall.used', { day: usedAt === null ? '' : dayOf(Date.parse(usedAt)) })}
      </span>
    );
  }
  if (expiresAt === null) return null;
  const endMs = Date.parse(expiresAt);
  if (state === assetStates.expired) {
    return <span className={css.small}>{t('mall.expired', { day: dayOf(endMs) })}</span>;
  }
  const days = Math.ceil((endMs - serverNowMs()) / DAY_MS) - 1;
  return (
    <>
      <span className={css.price}>
        {state === assetStates.held && t('mall.held')}
        {state === assetStates.unused && (days < 1 ? t('mall.lastDay') : t('mall.daysLeft', { count: days }))}
      </span>
      <span className={css.small}>{t('mall.until', { day: dayOf(endMs - 1) })}</span>
    </>
  );
}
