import { useForm } from 'react-hook-form';
import type { Session } from '../../../contract/account/account';
import { useTranslation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';
import { openPopup } from '../../shared/popups/popups';
import { markNewPlayer } from '../../shared/session/newPlayer';
import { startSession } from '../../shared/session/session';
import { runStartUp } from '../../shared/session/startUp';
import { userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';
import { Tabs } from '../../ui/page/Tabs';
import { type AuthValues, EMPTY_VALUES, keptDraft, useKeptDraft } from './authForm';
import { LogInForm } from './LogInForm';
import { RegisterForm } from './RegisterForm';

export type Side = 'register' | 'logIn';

/** The tab named in `?type=`: 0 is registration. */
export const sideOf = (type: string | null): Side => (type === '0' ? 'register' : 'logIn');

/** The string key of the title above both tabs. */
export const titleOf = (side: Side): StringKey =>
  side === 'register' ? 'auth.joinTitle' : 'auth.logInTitle';

interface LoginMethodsProps {
  side: Side;
  onSide: (side: Side) => void;
  /** Whether the log-in leads back to what the player was doing; otherwise a new player is welcomed. */
  leadsOn: boolean;
  /** Called when the player is logged in and their data is loaded. */
  onEntered?: () => void;
  tabsClass?: string;
}

/** Registration and log-in in one form, so that switching loses no input. */
export function LoginMethods({ side, onSide, leadsOn, onEntered, tabsClass }: LoginMethodsProps) {
  const { t } = useTranslation();
  const form = useForm<AuthValues>({ defaultValues: keptDraft(), mode: 'onTouched' });
  useKeptDraft(form);
  const turn = (next: Side) => {
    form.clearErrors();
    onSide(next);
  };
  const enter = async (session: Session) => {
    // Reset first: the input must not stay in memory for the next player who logs in.
    form.reset(EMPTY_VALUES);
    startSession(session);
    await runStartUp();
    onEntered?.();
  };
  const join = async (session: Session) => {
    markNewPlayer();
    await enter(session);
    if (!leadsOn) openPopup('welcome', {}, 35);
    if ((readAtom(userAtom)?.points ?? 0) > 0) openPopup('registrationPoints', {}, 40);
  };
  return (
    <>
      <div className={tabsClass}>
        <Tabs<Side>
          label={t('auth.tabs')}
          centred
          tabs={[
            { key: 'register', label: t('auth.registerTab') },
            { key: 'logIn', label: t('auth.logInTab') },
          ]}
          active={side}
          onChange={turn}
        />
      </div>
      {side === 'register' ? (
        <RegisterForm form={form} onSession={join} onLogInInstead={() => turn('logIn')} />
      ) : (
        <LogInForm form={form} onSession={enter} />
      )}
    </>
  );
}
