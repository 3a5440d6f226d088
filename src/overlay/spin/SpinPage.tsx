import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { memberDoor } from '../../state/doors';
import { loggedInAtom } from '../../state/session';
import { Wheel } from './Wheel';

/** /spin: the wheel that loyalty points pay for. A guest logs in first. */
export function SpinPage() {
  const loggedIn = useAtomValue(loggedInAtom);
  return loggedIn ? <Wheel /> : <Navigate to={memberDoor('/spin', false)} replace />;
}
