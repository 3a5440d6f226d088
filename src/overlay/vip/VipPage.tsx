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
import { Split } from '../../ui/page/Split';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { Shield } from './art/Shield';
import { Bonuses } from './Bonuses';
import { Conditions } from './Conditions';
import { LevelCards } from './LevelCards';
import { Privileges } from './Privileges';
import * as css from './Vip.css';
import { useVip, type Vip } from './vip';

/** /vip: the player's level, what the next one asks for, and the bonuses that can be claimed. */
export function VipPage() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <Page title={t('vip.title')} onBack={useBack('/account')} wide>
      {loggedIn ? (
        <OwnLevel />
      ) : (
        <LoginPrompt
          icon={<Crown aria-hidden />}
          title={t('vip.guestTitle')}
          text={t('vip.guestText')}
          logIn={t('account.logIn')}
          to={loginFromHere({ pathname: '/vip', search: '' })}
        />
      )}
    </Page>
  );
}

function OwnLevel() {
  const { t } = useTranslation();
  const { data: vip, isError, refetch } = useVip();
  const online = useAtomValue(onlineAtom);
  if (vip !== undefined) return <Level vip={vip} />;
  if (!isError && online) return <Waiting />;
  return (
    <Empty
      icon={<Crown aria-hidden />}
      title={t(online ? 'vip.trouble' : 'vip.offline')}
      action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
    />
  );
}

function Level({ vip }: { readonly vip: Vip }) {
  const { t } = useTranslation();
  const { level, vipProcess: progress } = vip;
  const isTop = level === vip.levels.length - 1;
  return (
    <Split
      lead={
        <>
          <section className={css.hero}>
            <Shield level={level} progress={progress} />
            <h2 className={css.heroText}>
              {isTop ? t('vip.top') : t('vip.progress', { progress, level: level + 1 })}
            </h2>
          </section>
          {!isTop && <Conditions vip={vip} />}
          <Bonuses vip={vip} />
        </>
      }
    >
      <LevelCards vip={vip} />
      <Privileges vip={vip} />
      <Button wide tone="secondary" to="/vips">
        {t('vip.allLevels')}
      </Button>
      <p className={css.note}>{t('vip.note')}</p>
    </Split>
  );
}

function Waiting() {
  return (
    <div className={css.waiting} aria-busy="true">
      <Skeleton width="12rem" height="12rem" radius="50%" />
      <Skeleton width="100%" height="7rem" radius="1rem" />
      <Skeleton width="100%" height="6rem" radius="1rem" />
    </div>
  );
}
