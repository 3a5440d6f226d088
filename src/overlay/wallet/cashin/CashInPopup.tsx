import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { loggedInAtom } from '../../../shared/session/session';
import { CashInSheet, type CashInSheetProps } from './CashInSheet';

interface CashInPopupProps extends Pick<CashInSheetProps, 'LogIn'> {
  onClose: () => void;
  /** The query of the cash-in address: `?order=` names an order. */
  search?: string;
}

/** Cash in over the current page, for skins with popups. Guests log in first. */
export function CashInPopup({ onClose, LogIn, search = '' }: CashInPopupProps) {
  const loggedIn = useAtomValue(loggedInAtom);
  const navigate = useNavigate();
  const sent = useRef(false);
  useEffect(() => {
    // Once only: it renders again while it slides out, after the log-in was opened.
    if (loggedIn || sent.current) return;
    sent.current = true;
    onClose();
    navigate(loginRedirect(search.length < 2 ? '/cashin' : `/cashin?${search.slice(1)}`, false));
  }, [loggedIn, onClose, navigate, search]);
  if (!loggedIn) return null;
  const query = new URLSearchParams(search);
  return (
    <CashInSheet orderId={query.get('order')} from={query.get('from')} LogIn={LogIn} onClose={onClose} />
  );
}
