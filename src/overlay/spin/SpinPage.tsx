import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../shared/session/session';
import { Wheel } from './Wheel';

/** /spin: the wheel, paid with loyalty points. Guests log in first. */
export function SpinPage() {
  const loggedIn = useAtomValue(loggedInAtom);
  return loggedIn ? <Wheel /> : <Navigate to={loginRedirect('/spin', false)} replace />;
}
