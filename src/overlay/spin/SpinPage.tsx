import { useAtomValue } from 'jotai';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { Redirect } from '../../shared/navigation/Redirect';
import { loggedInAtom } from '../../shared/session/session';
import { Wheel } from './Wheel';

/** /spin: the wheel, paid with loyalty points. Guests log in first. */
export function SpinPage() {
  const loggedIn = useAtomValue(loggedInAtom);
  return loggedIn ? <Wheel /> : <Redirect to={loginRedirect('/spin', false)} />;
}
