import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import type { Address } from '../../../contract/addresses';
import { inviteBrandAtom } from '../config/config';
import { finalAddress } from './availablePages';

/**
 * Replaces the address on show by another of the app. It goes to the end of all redirects at once: with a stop between,
 * this page would still be mounted there and redirect again, for ever.
 */
export const Redirect = ({ to }: { to: Address }) => (
  <Navigate to={finalAddress(to, useAtomValue(inviteBrandAtom))} replace />
);
