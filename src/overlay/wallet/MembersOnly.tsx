import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import Wallet from '~icons/ph/wallet-fill';
import { memberDoor } from '../../state/doors';
import { loggedInAtom } from '../../state/session';
import { GuestDoor } from '../../ui/GuestDoor';
import { useWords } from '../../words/words';

/** Money pages are a player's own. A guest who lands on one is shown the way in, and where it leads back to. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const loggedIn = useAtomValue(loggedInAtom);
  const { pathname, search } = useLocation();
  if (loggedIn) return children;
  return (
    <GuestDoor
      icon={<Wallet aria-hidden />}
      title={t('wallet.guestTitle')}
      text={t('wallet.guestText')}
      logIn={t('wallet.logIn')}
      to={memberDoor(pathname + search, false)}
    />
  );
}
