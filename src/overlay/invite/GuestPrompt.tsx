import { useLocation } from 'react-router-dom';
import Friends from '~icons/ph/users-three-fill';
import { useTranslation } from '../../i18n/i18n';
import { loginFromHere } from '../../shared/navigation/loginRedirect';
import { LoginPrompt } from '../../ui/page/LoginPrompt';

/** What guests see on the pages of invitations. */
export function GuestPrompt() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <LoginPrompt
      icon={<Friends aria-hidden />}
      title={t('invite.guestTitle')}
      text={t('invite.guestText')}
      logIn={t('invite.logIn')}
      to={loginFromHere({ pathname, search })}
    />
  );
}
