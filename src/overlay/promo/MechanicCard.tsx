import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { isOpenPage } from '../../shared/navigation/availablePages';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../shared/session/session';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Banner } from './Banner';
import * as css from './Promo.css';
import type { Mechanic } from './promos';

/** Whether the page of a promotion is open, or it needs none. */
export const isShown = ({ page }: Mechanic): boolean => page === null || isOpenPage(page.path);

/** A promotion with all of its conditions and the way to it. */
export function MechanicCard({ mechanic }: { readonly mechanic: Mechanic }) {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const { Icon, look, title, text, rules, page } = mechanic;
  return (
    <article className={classes(card, css.promo)}>
      <Banner Icon={Icon} look={look} title={t(title)} text={t(text)} />
      <div className={css.body}>
        <h3 className={css.label}>{t('pages.promoConditions')}</h3>
        <ul className={css.rules}>
          {rules.map((rule) => (
            <li key={rule} className={css.rule}>
              {t(rule)}
            </li>
          ))}
        </ul>
        {page !== null && isOpenPage(page.path) && (
          <Button
            tone="secondary"
            size="m"
            wide
            to={page.membersOnly ? loginRedirect(page.path, loggedIn) : page.path}
          >
            {t(page.label)}
          </Button>
        )}
      </div>
    </article>
  );
}
