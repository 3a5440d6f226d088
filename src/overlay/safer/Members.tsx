import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import PlugsConnected from '~icons/ph/plugs-fill';
import Shield from '~icons/ph/shield-check-fill';
import { memberDoor } from '../../state/doors';
import { loggedInAtom } from '../../state/session';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { GuestDoor } from '../../ui/GuestDoor';
import { useWords } from '../../words/words';
import * as css from './Safer.css';

/** Limits are a player's own: a guest is shown the way in, and where it leads back to. */
export function Members({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const loggedIn = useAtomValue(loggedInAtom);
  const { pathname, search } = useLocation();
  if (loggedIn) return children;
  return (
    <GuestDoor
      icon={<Shield aria-hidden />}
      title={t('safer.guestTitle')}
      text={t('safer.guestText')}
      logIn={t('safer.logIn')}
      to={memberDoor(pathname + search, false)}
    />
  );
}

/** Nothing is known yet and nothing could be loaded. */
export function Trouble({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
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
