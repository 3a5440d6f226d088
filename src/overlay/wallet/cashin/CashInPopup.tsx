import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../../shared/session/session';
import { CashInSheet } from './CashInSheet';

interface CashInPopupProps {
  onClose: () => void;
  /** What the address of cash-in asked: `?order=` leads to one order. */
  search?: string;
}

/** Cash in over whatever page one is on: the skins with popups do not leave it. A guest logs in first. */
export function CashInPopup({ onClose, search = '' }: CashInPopupProps) {
  const loggedIn = useAtomValue(loggedInAtom);
  const navigate = useNavigate();
  const sent = useRef(false);
  useEffect(() => {
    // Once: while it slides out it is rendered again, and log-in opens from where the first step led.
    if (loggedIn || sent.current) return;
    sent.current = true;
    onClose();
    navigate(loginRedirect(`/cashin${search}`, false));
  }, [loggedIn, onClose, navigate, search]);
  if (!loggedIn) return null;
  return <CashInSheet orderId={new URLSearchParams(search).get('order')} onClose={onClose} />;
}
