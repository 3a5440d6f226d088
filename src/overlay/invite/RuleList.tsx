import type { InvitePage } from '../../../contract/rewards/invite';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import * as css from './InvitePage.css';

const RULES = [1, 2, 3, 4, 5, 6, 7] as const;

/** Every condition. */
export function RuleList({ page }: { readonly page: InvitePage }) {
  const { t } = useTranslation();
  const facts = {
    amount: amountText(page.depositMin),
    days: page.days,
    month: page.monthMax,
    year: page.yearMax,
  };
  return (
    <section className={classes(card, css.block)}>
      <h2 className={css.heading}>{t('invite.rules')}</h2>
      <ul className={css.rules}>
        {RULES.map((rule) => (
          <li key={rule} className={css.rule}>
            {t(`invite.rule_${rule}`, facts)}
          </li>
        ))}
      </ul>
    </section>
  );
}
