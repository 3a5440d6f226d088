import type { RedBag } from '../../../contract/rewards/invite';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { soonText } from '../../shared/dateText';
import { openPopup } from '../../shared/popups/popups';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import * as css from './InvitePage.css';

/** Red bags that have not been opened, each with its fixed amount. */
export function BagList({ bags }: { readonly bags: readonly RedBag[] }) {
  const { t } = useTranslation();
  return (
    <section className={classes(card, css.block)}>
      <h2 className={css.heading}>{t('invite.bags')}</h2>
      {bags.length === 0 ? (
        <p className={css.small}>{t('invite.noBags')}</p>
      ) : (
        <ul className={css.bags}>
          {bags.map((bag) => (
            <Bag key={bag.id} bag={bag} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Bag({ bag }: { readonly bag: RedBag }) {
  const { t, language } = useTranslation();
  const { name, stage, amount, waitsUntil } = bag;
  return (
    <li className={css.bag}>
      <span className={css.bagWords}>
        <b>{t('invite.bagOf', { name, stage })}</b>
        {waitsUntil !== null && (
          <span className={css.small}>
            {t('invite.waits', { when: soonText(new Date(waitsUntil), LANGUAGES[language].tag) })}
          </span>
        )}
      </span>
      {waitsUntil === null ? (
        <Button size="m" onClick={() => openPopup('inviteBag', { bag })}>
          {t('invite.open', { amount: amountText(amount) })}
        </Button>
      ) : (
        <b className={css.amount}>{amountText(amount)}</b>
      )}
    </li>
  );
}
