import { type ComponentType, type SVGProps, useState } from 'react';
import ArrowsClockwise from '~icons/ph/arrow-u-down-left-bold';
import ArrowUpRight from '~icons/ph/arrow-up-right-bold';
import CheckCircle from '~icons/ph/check-circle-fill';
import Clock from '~icons/ph/clock-fill';
import Dice from '~icons/ph/dice-five-fill';
import Gift from '~icons/ph/gift-fill';
import MinusCircle from '~icons/ph/minus-circle-fill';
import Plus from '~icons/ph/plus-bold';
import Receipt from '~icons/ph/receipt-fill';
import Scales from '~icons/ph/scales-fill';
import Star from '~icons/ph/star-fill';
import Trophy from '~icons/ph/trophy-fill';
import XCircle from '~icons/ph/x-circle-fill';
import type { FinanceItem } from '../../../contract/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { momentText, timeText } from '../../shared/dateText';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import * as list from '../../ui/page/DayList.css';
import { More } from '../../ui/page/More';
import { badges } from '../../ui/text/Badge.css';
import { Empty } from '../../ui/text/Empty';
import { DetailSheet } from './DetailSheet';
import { EmptyRecords } from './EmptyRecords';
import { AsOf, KeptFrom, Late, Waiting } from './ListStates';
import * as css from './RecordList.css';
import { byDay, dayName, kindOf, movedCentavos, netCentavos, type RecordType } from './records';
import { type Records, useRecords } from './useRecords';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const KIND_ICONS: Readonly<Record<FinanceItem['kind'], Icon>> = {
  deposit: Plus,
  stake: Dice,
  payout: Trophy,
  bonus: Gift,
  withdrawal: ArrowUpRight,
  refund: ArrowsClockwise,
  prize: Star,
  adjustment: Scales,
};

const KIND_TINTS: Readonly<Record<FinanceItem['kind'], keyof typeof badges>> = {
  deposit: 'pos',
  stake: 'plain',
  payout: 'accent',
  bonus: 'accent',
  withdrawal: 'warn',
  refund: 'plain',
  prize: 'accent',
  adjustment: 'plain',
};

const STATUS_ICONS: Readonly<Record<FinanceItem['status'], Icon>> = {
  pending: Clock,
  success: CheckCircle,
  failed: XCircle,
  canceled: MinusCircle,
};

interface RecordListProps {
  type: RecordType;
  /** Lists this many of the newest lines alone. */
  latest?: number;
}

/** The records of one type, with loading, empty and error states. */
export function RecordList({ type, latest }: RecordListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<FinanceItem | null>(null);
  const records = useRecords(type);
  if (records.state === 'loading') return <Waiting />;
  if (records.state !== 'ready') {
    return (
      <Empty
        icon={<Receipt aria-hidden />}
        title={t(records.state === 'offline' ? 'wallet.recordsOffline' : 'wallet.recordsTrouble')}
        action={<Button onClick={records.retry}>{t('ui.retry')}</Button>}
      />
    );
  }
  const late = records.stale && <Late onRetry={records.retry} />;
  if (records.items.length === 0 && !records.hasMore) {
    if (late !== false) return late;
    return (
      <>
        <EmptyRecords type={type} />
        <KeptFrom since={records.keptFrom} />
      </>
    );
  }
  return (
    <>
      {late}
      <AsOf ms={records.asOfMs} />
      {latest === undefined ? (
        <Days records={records} onShow={setShown} />
      ) : (
        <Latest items={records.items.slice(0, latest)} onShow={setShown} />
      )}
      <DetailSheet item={shown} onClose={() => setShown(null)} />
    </>
  );
}

type OnShow = (item: FinanceItem) => void;

function Latest({ items, onShow }: { items: readonly FinanceItem[]; onShow: OnShow }) {
  const { language } = useTranslation();
  return (
    <ul className={card}>
      {items.map((item) => (
        <Line key={item.id} item={item} tag={LANGUAGES[language].tag} onShow={onShow} withDay />
      ))}
    </ul>
  );
}

function Days({ records, onShow }: { records: Records; onShow: OnShow }) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const names = { today: t('wallet.today'), yesterday: t('wallet.yesterday') };
  const now = new Date();
  const days = byDay(records.items, ({ id }) => id);
  return (
    <div className={list.days}>
      {days.map(({ day, items }, index) => (
        <section key={day} className={list.day}>
          <div className={css.dayHead}>
            <h2 className={list.heading}>{dayName(day, now, tag, names)}</h2>
            {/* The last day may continue on the next page. */}
            {items.length > 1 && !(records.hasMore && index === days.length - 1) && (
              <p className={css.dayNet}>
                {t('wallet.dayNet', { amount: amountText(netCentavos(items), '₱', true) })}
              </p>
            )}
          </div>
          <ul className={card}>
            {items.map((item) => (
              <Line key={item.id} item={item} tag={tag} onShow={onShow} />
            ))}
          </ul>
        </section>
      ))}
      {records.hasMore && (
        <More label={t('wallet.more')} busy={records.loadingMore} onMore={records.loadMore} />
      )}
      <KeptFrom since={records.keptFrom} />
    </div>
  );
}

interface LineProps {
  item: FinanceItem;
  tag: string;
  onShow: OnShow;
  /** In a list without headings of days. */
  withDay?: boolean;
}

function Line({ item, tag, onShow, withDay = false }: LineProps) {
  const { t } = useTranslation();
  const moved = movedCentavos(item);
  const Kind = KIND_ICONS[item.kind];
  const Status = STATUS_ICONS[item.status];
  const at = new Date(item.createdAt);
  const details = [withDay ? momentText(at, tag) : timeText(at, tag)];
  // Of what moved bonus money alone, the amount says all.
  if (item.bonus !== 0n && !(item.kind === 'bonus' && item.amount === 0n))
    details.push(t('wallet.ofWhichBonus', { amount: amountText(item.bonus, '₱', true) }));
  return (
    <li className={css.item}>
      <button type="button" className={css.record} onClick={() => onShow(item)}>
        <span className={badges[KIND_TINTS[item.kind]]}>
          <Kind aria-hidden />
        </span>
        <span className={css.what}>
          <b className={css.title}>{t(`wallet.kind_${kindOf(item)}`)}</b>
          <small className={css.small}>{details.join(' · ')}</small>
        </span>
        <span className={css.money}>
          <b className={classes(css.amount, moved > 0n && item.status === 'success' && css.received)}>
            {amountText(moved, '₱', true)}
          </b>
          <small className={css.status[item.status]}>
            <Status aria-hidden />
            {t(`wallet.status_${item.status}`)}
          </small>
        </span>
      </button>
    </li>
  );
}
