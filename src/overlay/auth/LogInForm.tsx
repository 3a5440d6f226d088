import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { accountCalls, type Session } from '../../../contract/account/account';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { OWN_GAMES } from '../../shared/catalogue/ownGames';
import { publicConfigAtom } from '../../shared/config/config';
import { reportAction } from '../../shared/reports';
import { Button } from '../../ui/form/Button';
import * as css from './AuthPage.css';
import { type AuthForm, type AuthValues, SHOWN_BY_FORM, showRefusal } from './authForm';
import { CodeStep } from './CodeStep';
import { bindingProof } from './oauth';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { SocialLoginButtons } from './SocialLoginButtons';

interface LogInFormProps {
  form: AuthForm;
  onSession: (session: Session) => Promise<void>;
  /** Only the fields and their button, for a player who was logged out in the middle of something; says what comes next. */
  again?: string;
}

/** `reset` replaces a forgotten password with a code. */
type Way = 'password' | 'code' | 'reset';

/** Logs in, and binds the pending social identity to the account. */
const logIn = (way: Exclude<Way, 'reset'>, { phone, password, code }: AuthValues): Promise<Session> =>
  bindingProof((oauth) =>
    way === 'password'
      ? send(accountCalls.logInByPassword, { account: phone, pwd: password, ...oauth }, SHOWN_BY_FORM)
      : send(accountCalls.logInByCode, { account: phone, verifyCode: code, ...oauth }, SHOWN_BY_FORM),
  );

const resetPassword = ({ phone, code, password }: AuthValues): Promise<Session> =>
  send(accountCalls.resetPassword, { account: phone, code, newPwd: password }, SHOWN_BY_FORM);

export function LogInForm({ form, onSession, again }: LogInFormProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('password');
  const [busy, setBusy] = useState(false);
  const switchedOn = useAtomValue(publicConfigAtom)?.ownGames;
  const demo = OWN_GAMES.find(({ name, hasDemo }) => hasDemo && (switchedOn?.includes(name) ?? true));
  const submit = form.handleSubmit(async (values) => {
    setBusy(true);
    try {
      await onSession(await (way === 'reset' ? resetPassword(values) : logIn(way, values)));
      void reportAction('logIn');
    } catch (error) {
      showRefusal(form, error);
    } finally {
      setBusy(false);
    }
  });
  const change = (next: Way) => {
    form.clearErrors();
    // The password that did not work is no good start for a new one.
    if (next === 'reset') form.setValue('password', '');
    setWay(next);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        <PhoneField form={form} />
        {way !== 'password' && <CodeStep form={form} purpose="logIn" />}
        {/* A field of its own for each purpose: the rules of a password are set when its field appears. */}
        {way !== 'code' && <PasswordField key={way} form={form} isNew={way === 'reset'} />}
        {way === 'reset' && <p className={css.codeNote}>{t('auth.resetNote')}</p>}
        <div className={css.under}>
          <button
            type="button"
            className={css.switchWay}
            onClick={() => change(way === 'password' ? 'code' : 'password')}
          >
            {t(way === 'password' ? 'auth.useCode' : 'auth.usePassword')}
          </button>
          {way === 'password' && (
            <button type="button" className={css.switchWay} onClick={() => change('reset')}>
              {t('auth.forgot')}
            </button>
          )}
        </div>
        {way !== 'reset' && again === undefined && <SocialLoginButtons onSession={onSession} />}
      </div>
      <div className={css.foot}>
        <Button type="submit" wide busy={busy}>
          {t(way === 'reset' ? 'auth.reset' : 'auth.logIn')}
        </Button>
        {demo !== undefined && again === undefined && (
          <Button tone="secondary" wide to={`/games/og?id=${demo.id}`}>
            {t('auth.tryDemo')}
          </Button>
        )}
        <p className={css.safe}>{again ?? t('auth.adultsOnly')}</p>
      </div>
    </form>
  );
}
