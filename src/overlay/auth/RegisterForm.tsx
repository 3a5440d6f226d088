import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { accountCalls, type Session } from '../../../contract/account/account';
import { useTranslation } from '../../i18n/i18n';
import { Rich } from '../../i18n/Rich';
import { send } from '../../shared/api/api';
import { inviteBrandAtom } from '../../shared/config/config';
import { openPopupOver } from '../../shared/popups/popups';
import { reportAction } from '../../shared/reports';
import { consentAtom, consentsAtom } from '../../shared/session/consent';
import { inviteCodeAtom } from '../../shared/session/invite';
import { changeAtom, readAtom } from '../../shared/store/store';
import { Button } from '../../ui/form/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Switch } from '../../ui/form/Switch';
import * as css from './AuthPage.css';
import { type AuthForm, type AuthValues, rules, SHOWN_BY_FORM, showRefusal, wrongKey } from './authForm';
import { CodeStep } from './CodeStep';
import { InviteField } from './InviteField';
import { bindingProof } from './oauth';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';

interface RegisterFormProps {
  form: AuthForm;
  onSession: (session: Session) => Promise<void>;
  onLogInInstead: () => void;
}

const bodyOf = ({ phone, password, code, inviteCode, agreement, giveBonus }: AuthValues) => {
  const invite = inviteCode.trim();
  return {
    account: phone,
    pwd: password,
    code,
    giveBonus,
    agreement,
    ...(invite === '' ? {} : { inviteCode: invite }),
  };
};

/** The advertisement that led here; nothing unless the player shares usage data for advertisements. */
async function campaignFields(): Promise<{ source?: string; adData?: string }> {
  if (!readAtom(consentsAtom).advertising) return {};
  const device = await import('../../shared/device').catch(() => null);
  const isShared = device?.agreedIn(readAtom(consentsAtom)).includes('advertising');
  return device !== null && isShared ? device.registrationCampaign(device.keepCampaign()) : {};
}

export function RegisterForm({ form, onSession, onLogInInstead }: RegisterFormProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [consent, setConsent] = useAtom(consentAtom);
  const invited = useAtomValue(inviteBrandAtom);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setBusy(true);
    try {
      const campaign = await campaignFields();
      const body = { ...bodyOf(values), ...campaign };
      const session = await bindingProof((oauth) =>
        send(accountCalls.register, { ...body, ...oauth }, SHOWN_BY_FORM),
      );
      // The code has been used: the next account on this device is not invited by it.
      changeAtom(inviteCodeAtom, null);
      await onSession(session);
      void reportAction('register');
    } catch (error) {
      showRefusal(form, error);
    } finally {
      setBusy(false);
    }
  });
  const disagreed = wrongKey(errors.agreement);
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        {invited && <InviteField form={form} />}
        <div>
          <PhoneField form={form} />
          {wrongKey(errors.phone) === 'errors.alreadyRegistered' && (
            <button type="button" className={css.instead} onClick={onLogInInstead}>
              {t('auth.logInInstead')}
            </button>
          )}
        </div>
        <CodeStep form={form} purpose="register" />
        <PasswordField form={form} isNew />
        {!invited && <InviteField form={form} />}
        <div className={css.agreement}>
          <Checkbox
            {...form.register('agreement', { validate: rules.agreement })}
            error={disagreed === undefined ? undefined : t(disagreed)}
          >
            <Rich
              text={t('auth.agreement')}
              parts={{
                terms: (text) => (
                  <button type="button" className={css.link} onClick={() => openPopupOver('terms')}>
                    {text}
                  </button>
                ),
                privacy: (text) => (
                  <button type="button" className={css.link} onClick={() => openPopupOver('privacy')}>
                    {text}
                  </button>
                ),
              }}
            />
          </Checkbox>
        </div>
        <div className={css.agreement}>
          <Checkbox {...form.register('giveBonus')}>
            {t('auth.giveBonus')}
            <small className={css.optional}>{t('auth.giveBonusHint')}</small>
          </Checkbox>
        </div>
        <div className={css.consent}>
          <Switch
            label={t('auth.consent')}
            hint={t('auth.consentHint')}
            checked={consent}
            onChange={(event) => setConsent(event.target.checked)}
          />
        </div>
      </div>
      <div className={css.foot}>
        <Button type="submit" wide busy={busy}>
          {t('auth.createAccount')}
        </Button>
      </div>
    </form>
  );
}
