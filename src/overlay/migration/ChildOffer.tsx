import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Password from '~icons/ph/password-fill';
import User from '~icons/ph/user-fill';
import { ZERO } from '../../../games/kit/rules/money';
import { useTranslation } from '../../i18n/i18n';
import type { AppInfo } from '../../shared/apps/appInfo';
import { downloadLink, jumpToMain } from '../../shared/apps/jump';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useBack } from '../../shared/navigation/useBack';
import { migrationQuery } from '../../shared/session/migration';
import { uidAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { Button } from '../../ui/form/Button';
import { LoginPrompt } from '../../ui/page/LoginPrompt';
import { MoveCard } from './MoveCard';
import { Waiting } from './states';
import * as css from './TransferPage.css';

/** In a child app: what moves along, and the way to the main app. */
export function ChildOffer({ info }: { readonly info: AppInfo }) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const user = useAtomValue(userAtom);
  const { data: flags } = useQuery(migrationQuery(uid));
  const [busy, setBusy] = useState(false);
  const back = useBack('/');
  const go = async () => {
    setBusy(true);
    if (!(await jumpToMain())) setBusy(false);
  };
  if (uid === null) {
    return (
      <>
        <LoginPrompt
          icon={<User />}
          title={t('migration.whichTitle')}
          text={t('migration.guestText')}
          logIn={t('auth.logIn')}
          to={loginRedirect('/transferToMain', false)}
        />
        <Button wide tone="quiet" busy={busy} onClick={() => void go()}>
          {t('migration.openMain')}
        </Button>
      </>
    );
  }
  if (user === null) return <Waiting />;
  const awardCentavos = flags?.showJumpMigratePopup ? flags.migrateAwardAmount : ZERO;
  const link = downloadLink(info, awardCentavos);
  return (
    <>
      <MoveCard
        moving={{
          phone: user.phone,
          vipLevel: user.vipInfo.level,
          amountCentavos: user.finance,
          points: user.points,
          coupons: user.couponUnused,
          awardCentavos,
        }}
      />
      <p className={css.note}>
        <span className={css.sign}>
          <Password aria-hidden />
        </span>
        {t('migration.noteHere')}
      </p>
      <div className={css.actions}>
        <Button wide busy={busy} onClick={() => void go()}>
          {t('migration.moveNow')}
        </Button>
        <Button wide tone="quiet" onClick={back}>
          {t('migration.notNow')}
        </Button>
        {link !== null && (
          <a className={css.download} href={link} target="_blank" rel="noopener noreferrer">
            {t('migration.downloadTitle')}
          </a>
        )}
      </div>
    </>
  );
}
