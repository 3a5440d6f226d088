import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import PlugsConnected from '~icons/ph/plugs-fill';
import Shield from '~icons/ph/shield-check-fill';
import { useTranslation } from '../../i18n/i18n';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { GuestDoor } from '../../ui/page/GuestDoor';
import { Empty } from '../../ui/text/Empty';
import * as css from './Safer.css';

/** Limits are a player's own: a guest is shown the way in, and where it leads back to. */
export function Members({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const { pathname, search } = useLocation();
  if (loggedIn) return children;
  return (
    <GuestDoor
      icon={<Shield aria-hidden />}
      title={t('safer.guestTitle')}
      text={t('safer.guestText')}
      logIn={t('safer.logIn')}
      to={loginRedirect(pathname + search, false)}
    />
  );
}

/** Nothing is known yet and nothing could be loaded. */
export function Trouble({ onRetry }: { onRetry: () => void }) {
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
