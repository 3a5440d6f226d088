import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Address } from '../../../contract/addresses';
import { inviteBrandAtom } from '../config/config';
import { finalAddress } from './availablePages';
import { pathOnShow } from './pathOnShow';

/**
 * Replaces the address on show by another of the app, at the end of all redirects at once. Only while the path of its own page is
 * on show: a page that a popup takes the place of is still mounted behind it, and must not redirect the popup's address, and a
 * player can go back before it redirects. But again for each new address of that path: it can be opened before React has drawn
 * where the last one led.
 */
export function Redirect({ to }: { to: Address }) {
  const address = finalAddress(to, useAtomValue(inviteBrandAtom));
  const navigate = useNavigate();
  const location = useLocation();
  const [own] = useState(location.pathname);
  useEffect(() => {
    if (location.pathname === own && pathOnShow() === own) navigate(address, { replace: true });
  }, [address, location, navigate, own]);
  return null;
}
