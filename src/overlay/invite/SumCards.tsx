import type { InvitePage } from '../../../contract/rewards/invite';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { addressIn } from '../../shared/navigation/skinAddresses';
import { card } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import * as css from './InvitePage.css';

/** The sums, and the way to the friends behind them. */
export function SumCards({ page }: { readonly page: InvitePage }) {
  const { t } = useTranslation();
  const { skin } = useTheme();
  return (
    <>
      <Sums page={page} />
      <Button tone="secondary" size="m" wide to={addressIn(skin, 'invited')}>
        {t('invite.records')}
      </Button>
    </>
  );
}

/** How many friends joined and reached stage 1, and what their bags have paid. */
export function Sums({ page }: { readonly page: InvitePage }) {
  const { t } = useTranslation();
  const sums = [
    ['joined', page.joined.toLocaleString('en')],
    ['reached', page.reached.toLocaleString('en')],
    ['earned', amountText(page.earned)],
  ] as const;
  return (
    <dl className={css.sums}>
      {sums.map(([name, value]) => (
        <div key={name} className={classes(card, css.sum)}>
          <dt className={css.small}>{t(`invite.${name}`)}</dt>
          <dd className={css.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
