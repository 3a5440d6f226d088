import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Hand from '~icons/ph/hand-palm-fill';
import Hourglass from '~icons/ph/hourglass-medium-fill';
import Lock from '~icons/ph/lock-simple-fill';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { dayText, soonText } from '../../shared/dateText';
import { awayOf, saferPlayQuery } from '../../shared/safer-play/saferPlay';
import { uidAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/page/Link';
import * as css from './AccountPage.css';
import { profileQuery } from './profile';

/** Current restrictions and their end: by an operator, play during a break, withdrawals after a password or security change. */
export function RestrictionCards() {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const uid = useAtomValue(uidAtom);
  const heldUntil = useQuery(profileQuery(uid)).data?.withdrawalsHeldUntil ?? null;
  const away = awayOf(useQuery(saferPlayQuery(uid)).data ?? null);
  const until = away === null ? null : new Date(away.until);
  const restriction = useAtomValue(userAtom)?.restriction ?? null;
  return (
    <>
      {restriction !== null && (
        <Link to="/support" className={classes(card, css.standing)}>
          <Lock className={css.standingIcon} aria-hidden />
          <span>
            <b>{t('account.blocked')}</b>
            {t(`account.blocked_${restriction.reason}`)} {t('account.blockedKeep')}{' '}
            {t(restriction.cashOut ? 'account.blockedCashOut_closed' : 'account.blockedCashOut_open')}{' '}
            <u>{t('account.blockedAsk')}</u>
          </span>
        </Link>
      )}
      {away !== null && until !== null && (
        <Link to="/playsafe" className={classes(card, css.standing)}>
          <Hand className={css.standingIcon} aria-hidden />
          <span>
            <b>{t(`account.away_${away.why}`)}</b>
            {t('account.awayText', {
              moment: away.why === 'onBreak' ? soonText(until, tag) : dayText(until, tag),
            })}
          </span>
        </Link>
      )}
      {heldUntil !== null && (
        <div className={classes(card, css.standing)}>
          <Hourglass className={css.standingIcon} aria-hidden />
          <span>
            <b>{t('account.held', { moment: soonText(new Date(heldUntil), tag) })}</b>
            {t('account.heldText')}
          </span>
        </div>
      )}
    </>
  );
}
