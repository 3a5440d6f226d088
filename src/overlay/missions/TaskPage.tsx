import { useAtomValue } from 'jotai';
import Target from '~icons/ph/target-fill';
import { useTranslation } from '../../i18n/i18n';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useBack } from '../../shared/navigation/useBack';
import { loggedInAtom } from '../../shared/session/session';
import { LoginPrompt } from '../../ui/page/LoginPrompt';
import { Page } from '../../ui/page/Page';
import { Missions } from './Missions';
import { PointsPill } from './PointsPill';

/** /task: what a player can do for points, each day and once. */
export function TaskPage() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const back = useBack('/account');
  return (
    <Page title={t('missions.title')} onBack={back} wide {...(loggedIn && { actions: <PointsPill /> })}>
      {loggedIn ? (
        <Missions />
      ) : (
        <LoginPrompt
          icon={<Target aria-hidden />}
          title={t('missions.guestTitle')}
          text={t('missions.guestText')}
          logIn={t('missions.logIn')}
          to={loginRedirect('/task', false)}
        />
      )}
    </Page>
  );
}
