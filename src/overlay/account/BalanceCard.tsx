import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { refreshUser, userAtom, userFailedAtom } from '../../shared/session/user';
import { Button } from '../../ui/form/Button';
import { amountText } from '../../ui/text/Amount';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './AccountPage.css';

const refreshSilently = () => refreshUser().catch(() => undefined);

/** The player's balance and a link to cash in. */
export function BalanceCard() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const trouble = useAtomValue(userFailedAtom);
  return (
    <section className={css.frame} aria-label={t('account.mainWallet')}>
      <div className={css.balance}>
        <div className={css.money}>
          <p className={css.caption}>{t('account.mainWallet')}</p>
          {user !== null && (
            <>
              <p className={css.amount}>{amountText(user.finance)}</p>
              <p className={css.caption}>{t('account.bonus', { amount: amountText(user.bonus) })}</p>
            </>
          )}
          {user === null && !trouble && <Skeleton width="8.5rem" height="2.5rem" />}
          {user === null && trouble && <p className={css.note}>{t('account.trouble')}</p>}
        </div>
        <div className={css.side}>
          {user === null && trouble ? (
            <Button size="m" tone="secondary" onClick={refreshSilently}>
              {t('ui.retry')}
            </Button>
          ) : (
            // What is blocked, and whom to ask, stands above.
            (user === null || user.restriction === null) && (
              <Button size="m" to="/cashin?from=account">
                {t('account.cashIn')}
              </Button>
            )
          )}
        </div>
      </div>
    </section>
  );
}
