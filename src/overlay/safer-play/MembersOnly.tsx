import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import PlugsConnected from '~icons/ph/plugs-fill';
import Shield from '~icons/ph/shield-check-fill';
import { useTranslation } from '../../i18n/i18n';
import { loginFromHere } from '../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { LoginPrompt } from '../../ui/page/LoginPrompt';
import { Empty } from '../../ui/text/Empty';
import * as css from './Safer.css';

/** Shows a guest the log-in prompt, which leads back here. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const { pathname, search } = useLocation();
  if (loggedIn) return children;
  return (
    <LoginPrompt
      icon={<Shield aria-hidden />}
      title={t('safer.guestTitle')}
      text={t('safer.guestText')}
      logIn={t('safer.logIn')}
      to={loginFromHere({ pathname, search })}
    />
  );
}

/** Shown when loading failed and there is no earlier data. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={css.trouble}>
      <Empty
        icon={<PlugsConnected aria-hidden />}
        title={t('safer.troubleTitle')}
        text={t('safer.troubleText')}
        action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
      />
    </div>
  );
}
