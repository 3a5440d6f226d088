import type { ReactNode } from 'react';
import Crown from '~icons/ph/crown-simple-fill';
import Flower from '~icons/ph/flower-lotus-fill';
import Palette from '~icons/ph/palette-fill';
import type { MallItem } from '../../../contract/rewards/mall';
import { useTranslation } from '../../i18n/i18n';
import { itemNote, itemTitle, pesosText } from './itemText';
import * as css from './Mall.css';

const LOOKS: Partial<Record<MallItem['id'], typeof Crown>> = { FRAME: Flower, TITLE: Crown, FELT: Palette };

interface StubProps {
  readonly item: Pick<MallItem, 'id' | 'assetType' | 'worth'>;
  /** It is used or has expired. */
  readonly isOver?: boolean;
}

/** The part of a ticket that is torn off: what it is worth, or what it looks like. */
export function Stub({ item: { id, assetType, worth }, isOver = false }: StubProps) {
  const { t } = useTranslation();
  const Look = LOOKS[id] ?? Crown;
  return (
    <div className={css.stubs[isOver ? 'over' : assetType]}>
      {assetType === 'LOOK' ? (
        <span className={css.stubIcon}>
          <Look aria-hidden />
        </span>
      ) : (
        <span className={css.worth}>{pesosText(worth)}</span>
      )}
      <span className={css.stubName}>{t(`mall.stub_${assetType}`)}</span>
    </div>
  );
}

interface TicketCardProps extends StubProps {
  readonly item: Pick<MallItem, 'id' | 'assetType' | 'worth' | 'minAmount'>;
  /** Below the name: what it costs or until when it can be used. */
  readonly children: ReactNode;
}

/** An item or a coupon as a ticket: its worth on the stub, what it is beside it. */
export function TicketCard({ item, isOver = false, children }: TicketCardProps) {
  const { t } = useTranslation();
  return (
    <li className={css.ticket}>
      <article className={css.torn}>
        <Stub item={item} isOver={isOver} />
        <div className={css.side}>
          <h2 className={css.name}>{itemTitle(item, t)}</h2>
          <p className={css.note}>{itemNote(item, t)}</p>
          {children}
        </div>
      </article>
    </li>
  );
}
