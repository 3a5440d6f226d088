import { useAtomValue } from 'jotai';
import History from '~icons/ph/clock-counter-clockwise';
import { useTranslation } from '../../i18n/i18n';
import { useBack } from '../../shared/navigation/useBack';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { loggedInAtom } from '../../shared/session/session';
import { IconButton } from '../../ui/form/IconButton';
import { Page } from '../../ui/page/Page';
import { Members } from './Members';
import { RequestFoot, RequestForm } from './RequestForm';
import { useLimitPopup } from './useLimitPopup';
import { useRequest } from './useRequest';

/** /cashout: asks for a withdrawal. */
export function CashOutPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = useBack('/wallet');
  const loggedIn = useAtomValue(loggedInAtom);
  const request = useRequest((id) => navigate(`/cashout/result?id=${id}`, { replace: true }));
  useLimitPopup(request.isAsking ? null : request.terms);
  return (
    <Page
      title={t('cashout.title')}
      onBack={back}
      actions={
        <IconButton
          label={t('cashout.history')}
          icon={<History aria-hidden />}
          onClick={() => navigate('/cashout/result')}
        />
      }
      {...(loggedIn && { footer: <RequestFoot request={request} /> })}
    >
      <Members>
        <RequestForm request={request} />
      </Members>
    </Page>
  );
}
