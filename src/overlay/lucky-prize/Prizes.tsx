import type { LuckyPage } from '../../../contract/rewards/luckyPrize';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { amountText } from '../../ui/text/Amount';
import * as css from './LuckyPrize.css';

/** How the pool is divided. */
export function Prizes({ page: { shares, poolPerTicket } }: { readonly page: LuckyPage }) {
  const { t } = useTranslation();
  return (
    <section className={classes(card, css.card)}>
      <h2 className={css.heading}>{t('lucky.prizes')}</h2>
      <p className={css.text}>{t('lucky.pool', { amount: amountText(poolPerTicket) })}</p>
      <ul className={css.shares}>
        {shares.map(({ count, percent }) => (
          <li key={percent}>
            <span>{t('lucky.share', { count })}</span>
            <b>{t('lucky.ofPool', { percent })}</b>
          </li>
        ))}
      </ul>
      <p className={css.small}>{t('lucky.rules')}</p>
    </section>
  );
}
