import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { connectApi } from '../io/api';
import { memberDoor } from '../state/doors';
import { doubtNetwork } from '../state/online';
import { explainRefusal } from '../state/saferRefusal';
import { endSession } from '../state/session';
import { showToast } from '../state/toasts';
import { errorText } from '../words/errors/errorText';
import { currentWords } from '../words/words';
import { destination } from './redirects';

/** Tells the app when a call fails: a lost session leads to log-in, a loud failure to a toast. */
export function ApiBridge() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    connectApi({
      onLoginNeeded: () => {
        endSession();
        if (destination(pathname) !== '/login') navigate(memberDoor(pathname + search, false));
      },
      onFailure: (error) => {
        if (!explainRefusal(error)) showToast({ text: errorText(error, currentWords().t), tone: 'error' });
      },
      onSilence: () => void doubtNetwork(),
    });
  }, [navigate, pathname, search]);
  return null;
}
