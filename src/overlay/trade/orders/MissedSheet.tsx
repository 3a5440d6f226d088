import { useAtom } from 'jotai';
import { useTranslation } from '../../../i18n/i18n';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { NoteSheet } from '../../../ui/sheet/NoteSheet';
import { OrderLine } from './LastOrders';
import * as css from './LastOrders.css';
import { missedAtom } from './realOrders';

/** The results of orders that ended while the player was away or the line was cut. */
export function MissedSheet() {
  const { t } = useTranslation();
  const [missed, setMissed] = useAtom(missedAtom);
  if (missed.length === 0) return null;
  return (
    <NoteSheet title={t('trade.missedTitle')} done={t('trade.missedDone')} onClose={() => setMissed([])}>
      <ul className={classes(card, css.list)}>
        {missed.map((order) => (
          <li key={order.orderId} className={css.row}>
            <div className={css.order}>
              <OrderLine order={order} />
            </div>
          </li>
        ))}
      </ul>
    </NoteSheet>
  );
}
