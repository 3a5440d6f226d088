import type { ActivityTerms } from '../../../contract/rewards/activities';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { addressIn } from '../../shared/navigation/skinAddresses';
import { card } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Banner } from './Banner';
import * as css from './Promo.css';
import { OFFER_ICONS, offerTexts } from './promos';

/** An offer in short: turnover, time and largest bet stand beside it; the rest is one tap away. */
export function OfferCard({ offer }: { readonly offer: ActivityTerms }) {
  const { t } = useTranslation();
  const { skin } = useTheme();
  const { id, type, turnover: times, days, maxBet } = offer;
  return (
    <article className={classes(card, css.promo)}>
      <Banner Icon={OFFER_ICONS[type]} look="spin" {...offerTexts(offer, t)} />
      <div className={css.body}>
        <h3 className={css.label}>{t('pages.promoConditions')}</h3>
        <ul className={css.rules}>
          <li className={css.rule}>{t('wallet.termTurnover', { times, days })}</li>
          <li className={css.rule}>{t('wallet.termMaxBet', { amount: amountText(maxBet) })}</li>
        </ul>
        <Button tone="secondary" size="m" wide to={`${addressIn(skin, 'promo')}?id=${id}`}>
          {t('promo.terms')}
        </Button>
      </div>
    </article>
  );
}
