import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import Hand from '~icons/ph/hand-palm-fill';
import Hourglass from '~icons/ph/hourglass-medium-fill';
import { card } from '../../look/recipes.css';
import { onlineAtom } from '../../state/online';
import { profileAtom, refreshProfile } from '../../state/profile';
import { awayAtom, refreshSaferPlay } from '../../state/safer';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/Link';
import { dayText, soonText } from '../../words/dateText';
import { LANGUAGES } from '../../words/languages';
import { useWords } from '../../words/words';
import * as css from './AccountPage.css';

/** What does not go just now, and until when: a pause from play, and withdrawals after a change of the password. */
export function Standing() {
  const { t, language } = useWords();
  const { tag } = LANGUAGES[language];
  const online = useAtomValue(onlineAtom);
  const away = useAtomValue(awayAtom);
  const heldUntil = useAtomValue(profileAtom)?.withdrawalsHeldUntil ?? null;
  useEffect(() => {
    if (!online) return;
    void refreshProfile().catch(() => undefined);
    void refreshSaferPlay().catch(() => undefined);
  }, [online]);
  const until = away === null ? null : new Date(away.until);
  return (
    <>
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
