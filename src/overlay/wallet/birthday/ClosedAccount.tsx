import Cake from '~icons/ph/cake-fill';
import Check from '~icons/ph/check-circle-fill';
import Lock from '~icons/ph/lock-simple-fill';
import type { Address } from '../../../../contract/addresses';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { useService } from '../../../shared/config/service';
import { Button } from '../../../ui/form/Button';
import * as css from './Birthday.css';
import { AGE_MIN_YEARS } from './birthday';

interface ClosedAccountProps {
  /** The stated birthday, yyyy-mm-dd. */
  birthday: string;
  /** Called to leave for a page that helps. */
  onLeave: (to: Address) => void;
}

/** Why the account is closed for the player's age, what stays open, and what can open it again. */
export function ClosedAccount({ birthday, onLeave }: ClosedAccountProps) {
  const { t, language } = useTranslation();
  const service = useService('account');
  const getHelp = () => {
    if (service?.at === 'outside') window.open(service.url, '_blank', 'noopener');
    else onLeave(service?.to ?? '/faq');
  };
  const date = new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={css.form} role="status">
      <h3 className={css.closedTitle}>{t('wallet.closedTitle')}</h3>
      <p className={css.text}>{t('wallet.birthdayYoung', { years: AGE_MIN_YEARS })}</p>
      <ul className={css.facts}>
        <li className={css.fact}>
          <Cake className={css.icons.given} aria-hidden />
          {t('wallet.closedBirthday', { day: date.format(new Date(birthday)) })}
        </li>
        <li className={css.fact}>
          <Lock className={css.icons.closed} aria-hidden />
          {t('wallet.closedFor')}
        </li>
        <li className={css.fact}>
          <Check className={css.icons.open} aria-hidden />
          {t('wallet.closedOpen')}
        </li>
      </ul>
      <p className={css.note}>{t('wallet.closedSlip')}</p>
      <Button wide onClick={() => onLeave('/identity')}>
        {t('wallet.closedCheck')}
      </Button>
      <Button wide tone="secondary" onClick={getHelp}>
        {t('wallet.closedHelp')}
      </Button>
    </div>
  );
}
