import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ReplyOf } from '../../../contract/call';
import type { MallItem, mallCalls } from '../../../contract/rewards/mall';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { useAnnounced } from '../../shared/rewards/useAnnounced';
import { uidAtom } from '../../shared/session/session';
import { useNewDay } from '../../shared/useNewDay';
import { Button } from '../../ui/form/Button';
import { Announced } from '../../ui/text/Announced';
import { ExchangeSheet } from './ExchangeSheet';
import { pesosText, titleOf } from './itemText';
import { Closed, ListState } from './ListState';
import * as css from './Mall.css';
import { MallFrame } from './MallFrame';
import { OfferCard } from './OfferCard';
import { itemsQuery } from './queries';
import { TicketCard } from './TicketCard';

/** /mall: what points can be exchanged for. */
export function MallPage() {
  return (
    <MallFrame part="/mall">
      <Shop />
    </MallFrame>
  );
}

function Shop() {
  const query = useQuery(itemsQuery(useAtomValue(uidAtom)));
  const [chosen, choose] = useState<MallItem['id'] | null>(null);
  const { data, refetch } = query;
  useNewDay(() => void refetch());
  if (data === undefined) return <ListState query={query} />;
  if (data.closed !== null) return <Closed because={data.closed} />;
  // As it is now: the price that is asked for is the one that will be taken.
  const item = data.items.find(({ id }) => id === chosen);
  return (
    <>
      <Changes />
      <OfferCard offers={data.offers} items={data.items} onEnd={() => void query.refetch()} />
      <ul className={css.list}>
        {data.items.map((each) => (
          <ItemCard key={each.id} item={each} points={data.points} onGet={() => choose(each.id)} />
        ))}
      </ul>
      <CountedPlay page={data} />
      {item !== undefined && (
        <ExchangeSheet key={item.id} item={item} page={data} onClose={() => choose(null)} />
      )}
    </>
  );
}

/** What operators have announced to change of the mall. */
function Changes() {
  const { t } = useTranslation();
  const days = useAnnounced(['mall', 'offers'], ({ id }) => (id === null ? t('mall.offer') : titleOf(id, t)));
  return days.map(({ key, ...day }) => <Announced key={key} {...day} />);
}

interface ItemCardProps {
  readonly item: MallItem;
  readonly points: number;
  readonly onGet: () => void;
}

function ItemCard({ item, points, onGet }: ItemCardProps) {
  const { t } = useTranslation();
  const { id, eligible, offerPoints, left, play, per } = item;
  const price = offerPoints ?? item.points;
  return (
    <TicketCard item={item}>
      {play > 0n && <p className={css.note}>{t('mall.play', { amount: pesosText(play) })}</p>}
      <div className={css.deal}>
        <div className={css.cost}>
          <span className={css.price}>
            {t('mall.points', { points: price.toLocaleString('en') })}
            {offerPoints !== null && <s className={css.usual}>{item.points.toLocaleString('en')}</s>}
          </span>
          <span className={eligible ? css.small : css.reason} id={`mall-${id}`}>
            {reasonText(item, { price, points }, t) ??
              [t(`mall.per_${per}`), left === null ? null : t('mall.left', { count: left })]
                .filter((text) => text !== null)
                .join(' · ')}
          </span>
        </div>
        <Button size="m" disabled={!eligible} describedBy={`mall-${id}`} onClick={onGet}>
          {t('mall.get')}
        </Button>
      </div>
    </TicketCard>
  );
}

/** Why an item cannot be exchanged now; null where it can. */
function reasonText(
  { reason }: MallItem,
  { price, points }: { readonly price: number; readonly points: number },
  t: ReturnType<typeof useTranslation>['t'],
): string | null {
  if (reason === null) return null;
  return t(`mall.reason_${reason}`, { points: (price - points).toLocaleString('en') });
}

/** What an exchange uses up beside the points, and the rules of all of them. */
function CountedPlay({ page }: { readonly page: ReplyOf<typeof mallCalls.items> }) {
  const { t } = useTranslation();
  return (
    <section className={css.play}>
      <p className={css.line}>
        <span>{t('mall.playLeft')}</span>
        <b>{amountText(page.playLeft)}</b>
      </p>
      <p className={css.note}>{t('mall.playAbout')}</p>
      <p className={css.note}>{t('mall.rules')}</p>
    </section>
  );
}
