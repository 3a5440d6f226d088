import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import * as css from './AccountPage.css';

/** Shown to guests in place of name and balance. */
export function GuestCard() {
  const { t } = useTranslation();
  return (
    <section className={classes(card, css.guest)}>
      <h1>{t('account.guest')}</h1>
      <p className={css.guestText}>{t('account.guestText')}</p>
      <div className={css.pair}>
        <Button tone="secondary" to="/login?type=1&then=%2Faccount">
          {t('account.logIn')}
        </Button>
        <Button to="/login?type=0&then=%2Faccount">{t('account.register')}</Button>
      </div>
    </section>
  );
}
