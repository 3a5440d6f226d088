import { Navigate } from 'react-router-dom';
import type { Address } from '../../../contract/addresses';

/** Replaces the address on show by another of the app. */
export const Redirect = ({ to }: { to: Address }) => <Navigate to={to} replace />;
