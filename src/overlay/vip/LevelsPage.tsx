import { useAtomValue } from 'jotai';
import Crown from '~icons/ph/crown-fill';
import { useTranslation } from '../../i18n/i18n';
import { loginFromHere } from '../../shared/navigation/loginRedirect';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { loggedInAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { LoginPrompt } from '../../ui/page/LoginPrompt';
import { Page } from '../../ui/page/Page';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { LevelTable } from './LevelTable';
import * as css from './Vip.css';
import { useVip } from './vip';

/** /vips: what every level asks for and gives. */
export function LevelsPage() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <Page title={t('vip.allLevels')} onBack={useBack('/vip')} wide>
      {loggedIn ? (
        <Levels />
      ) : (
        <LoginPrompt
          icon={<Crown aria-hidden />}
          title={t('vip.guestTitle')}
          text={t('vip.guestText')}
          logIn={t('account.logIn')}
          to={loginFromHere({ pathname: '/vips', search: '' })}
        />
      )}
    </Page>
  );
}

function Levels() {
  const { t } = useTranslation();
  const { data: vip, isError, refetch } = useVip();
  const online = useAtomValue(onlineAtom);
  if (vip === undefined) {
    if (!isError && online) return <Skeleton width="100%" height="24rem" radius="1rem" />;
    return (
      <Empty
        icon={<Crown aria-hidden />}
        title={t(online ? 'vip.trouble' : 'vip.offline')}
        action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  return (
    <>
      <p className={css.note}>{t('vip.conditions')}</p>
      <LevelTable vip={vip} />
      <p className={css.note}>{t('vip.note')}</p>
      <p className={css.note}>{t('vip.reviewNote', { level: vip.reviewLevel })}</p>
    </>
  );
}
