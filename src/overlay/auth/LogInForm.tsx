import { useState } from 'react';
import { accountCalls, type Session } from '../../../contract/account';
import { send } from '../../io/api';
import { tellAction } from '../../state/reports';
import { changeAtom, readAtom } from '../../state/store';
import { Button } from '../../ui/Button';
import { useWords } from '../../words/words';
import * as css from './AuthPage.css';
import { type AuthForm, type AuthValues, showRefusal } from './authForm';
import { CodeStep } from './CodeStep';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { ThirdButtons } from './ThirdButtons';
import { boundBy, thirdProofAtom } from './third';

interface LogInFormProps {
  form: AuthForm;
  onSession: (session: Session) => Promise<void>;
}

type Way = 'password' | 'code';

/** Logs in, and binds to the account who the player is elsewhere. */
async function logIn(way: Way, { phone, password, code }: AuthValues): Promise<Session> {
  const third = boundBy(readAtom(thirdProofAtom));
  const session = await (way === 'password'
    ? send(accountCalls.logInByPassword, { account: phone, pwd: password, ...third })
    : send(accountCalls.logInByCode, { account: phone, verifyCode: code, ...third }));
  changeAtom(thirdProofAtom, null);
  return session;
}

export function LogInForm({ form, onSession }: LogInFormProps) {
  const { t } = useWords();
  const [way, setWay] = useState<Way>('password');
  const [busy, setBusy] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    setBusy(true);
    try {
      await onSession(await logIn(way, values));
      void tellAction('logIn');
    } catch (error) {
      showRefusal(form, error);
    } finally {
      setBusy(false);
    }
  });
  const change = () => {
    form.clearErrors();
    setWay(way === 'password' ? 'code' : 'password');
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        <PhoneField form={form} />
        {way === 'password' ? <PasswordField form={form} /> : <CodeStep form={form} purpose="logIn" />}
        <div className={css.under}>
          <button type="button" className={css.switchWay} onClick={change}>
            {t(way === 'password' ? 'auth.useCode' : 'auth.usePassword')}
          </button>
          {way === 'password' && (
            <button type="button" className={css.switchWay} onClick={change}>
              {t('auth.forgot')}
            </button>
          )}
        </div>
        <ThirdButtons onSession={onSession} />
      </div>
      <div className={css.foot}>
        <Button type="submit" wide busy={busy}>
          {t('auth.logIn')}
        </Button>
        <Button tone="secondary" wide to="/games/og?id=10001">
          {t('auth.tryDemo')}
        </Button>
        <p className={css.safe}>{t('auth.adultsOnly')}</p>
      </div>
    </form>
  );
}
