import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import Wallet from '~icons/ph/wallet-fill';
import { useTranslation } from '../../i18n/i18n';
import { loginFromHere } from '../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../shared/session/session';
import { LoginPrompt } from '../../ui/page/LoginPrompt';

/** Shows guests the log-in prompt, which leads back here. */
export function Members({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const { pathname, search } = useLocation();
  if (loggedIn) return children;
  return (
    <LoginPrompt
      icon={<Wallet aria-hidden />}
      title={t('cashout.guestTitle')}
      text={t('cashout.guestText')}
      logIn={t('cashout.logIn')}
      to={loginFromHere({ pathname, search })}
    />
  );
}
