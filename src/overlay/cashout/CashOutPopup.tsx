import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { loggedInAtom } from '../../shared/session/session';
import { Sheet } from '../../ui/sheet/Sheet';
import { RequestFoot, RequestForm } from './RequestForm';
import { useLimitPopup } from './useLimitPopup';
import { useRequest } from './useRequest';

/** Cash out over the current page, for skins with popups. Guests log in first. */
export function CashOutPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const loggedIn = useAtomValue(loggedInAtom);
  const sent = useRef(false);
  const request = useRequest((id) => {
    onClose();
    navigate(`/cashout/result?id=${id}`);
  });
  useLimitPopup(request.isAsking ? null : request.terms);
  useEffect(() => {
    // Once only: it renders again while it slides out, after the log-in was opened.
    if (loggedIn || sent.current) return;
    sent.current = true;
    onClose();
    navigate(loginRedirect('/cashout', false));
  }, [loggedIn, onClose, navigate]);
  if (!loggedIn) return null;
  return (
    <Sheet open onClose={onClose} title={t('cashout.title')} footer={<RequestFoot request={request} />}>
      <RequestForm request={request} onLeave={onClose} />
    </Sheet>
  );
}
