import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { loggedInAtom } from '../../../shared/session/session';
import { WalletPage } from '../WalletPage';
import { CashInSheet, type CashInSheetProps } from './CashInSheet';
import { useLeave } from './useLeave';

/** Cash in over the wallet. `?order=` opens an order; `/cashin/paying` opens the newest unpaid one. Without one it says so. */
export function CashInPage({ LogIn }: Pick<CashInSheetProps, 'LogIn'>) {
  const loggedIn = useAtomValue(loggedInAtom);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [open, setOpen] = useState(true);
  useLeave(!open);
  return (
    <>
      <WalletPage />
      {loggedIn && (
        <CashInSheet
          open={open}
          LogIn={LogIn}
          onClose={() => setOpen(false)}
          orderId={query.get('order')}
          from={query.get('from')}
          unpaid={pathname === '/cashin/paying'}
          needsOrder={pathname !== '/cashin'}
        />
      )}
    </>
  );
}
