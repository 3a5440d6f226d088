import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '../../../shared/navigation/useNavigate';

/** The time, in ms, for the sheet to slide out before the address changes to the wallet's. */
const SLIDE_OUT_MS = 260;

/** The path of the address, without what follows it. */
const shownPath = (): string => window.location.hash.slice(1).split('?')[0] ?? '';

/** Leaves for the wallet once the sheet has been closed and has slid out. */
export function useLeave(isClosed: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isClosed) return;
    const leave = setTimeout(() => {
      // This page stays until the next one is drawn: a player who is on their way there is not brought back.
      if (shownPath() === pathname) navigate('/wallet', { replace: true });
    }, SLIDE_OUT_MS);
    return () => clearTimeout(leave);
  }, [isClosed, navigate, pathname]);
}
