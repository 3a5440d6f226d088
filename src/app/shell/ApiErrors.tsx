import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText } from '../../i18n/errorText';
import { currentTranslation } from '../../i18n/i18n';
import { connectApi } from '../../shared/api/listeners';
import { loginFromHere } from '../../shared/navigation/loginRedirect';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { checkServerReachable } from '../../shared/online';
import { showToast } from '../../shared/popups/toasts';
import { explainRefusal } from '../../shared/safer-play/saferPlayRefusal';
import { endSession } from '../../shared/session/session';
import { destination } from '../routes/redirects';

/** Shows failed calls: a lost session leads to log-in, any other failure of a call that is not quiet to a toast. */
export function ApiErrors() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    connectApi({
      onLoginNeeded: () => {
        endSession();
        if (destination(pathname) !== '/login') navigate(loginFromHere({ pathname, search }));
      },
      onFailure: (error) => {
        if (!explainRefusal(error))
          showToast({ text: errorText(error, currentTranslation().t), tone: 'error' });
      },
      onSilence: () => void checkServerReachable(),
    });
  }, [navigate, pathname, search]);
  return null;
}
