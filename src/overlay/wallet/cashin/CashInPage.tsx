import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { loggedInAtom } from '../../../shared/session/session';
import { WalletPage } from '../WalletPage';
import { CashInSheet, type CashInSheetProps } from './CashInSheet';

/** The time, in ms, for the sheet to slide out before the address changes to the wallet's. */
const SLIDE_OUT_MS = 260;

/** Cash in over the wallet. `?order=` opens an order; `/cashin/paying` opens the newest unpaid one. Without one it says so. */
export function CashInPage({ LogIn }: Pick<CashInSheetProps, 'LogIn'>) {
  const loggedIn = useAtomValue(loggedInAtom);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (open) return;
    const leave = setTimeout(() => navigate('/wallet', { replace: true }), SLIDE_OUT_MS);
    return () => clearTimeout(leave);
  }, [open, navigate]);
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
