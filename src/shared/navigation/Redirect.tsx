import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Address } from '../../../contract/addresses';
import { inviteBrandAtom } from '../config/config';
import { finalAddress } from './availablePages';

/**
 * Replaces the address on show by another of the app. It goes to the end of all redirects at once, and only once: a page that
 * a popup takes the place of is still mounted behind it, and would bring the popup's address back each time it is left.
 */
export function Redirect({ to }: { to: Address }) {
  const address = finalAddress(to, useAtomValue(inviteBrandAtom));
  const navigate = useNavigate();
  const hasGone = useRef(false);
  useEffect(() => {
    if (hasGone.current) return;
    hasGone.current = true;
    navigate(address, { replace: true });
  }, [address, navigate]);
  return null;
}
