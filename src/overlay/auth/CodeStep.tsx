import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { accountCalls, SMS_TYPES } from '../../../contract/account/account';
import { clockText } from '../../i18n/clockText';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { useCodeWait } from '../../shared/session/codeWait';
import { useTheme } from '../../theme/shown';
import { CodeField } from '../../ui/form/CodeField';
import { Spinner } from '../../ui/text/Spinner';
import * as css from './AuthPage.css';
import { type AuthForm, rules, SHOWN_BY_FORM, showRefusal, wrongKey } from './authForm';

const RING_RADIUS = 9.5;
const RING_LENGTH = 2 * Math.PI * RING_RADIUS;

interface CodeStepProps {
  form: AuthForm;
  /** The purpose of the code: the server sends it only to a phone that can use it. */
  purpose: 'register' | 'logIn';
}

/** The field for the SMS code, with a button to send it and a countdown to the next. */
export function CodeStep({ form, purpose }: CodeStepProps) {
  const { t } = useTranslation();
  const { skin } = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const resend = useCodeWait('entry');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(resend.leftMs > 0);
  const { field, fieldState } = useController({
    control: form.control,
    name: 'code',
    rules: { validate: rules.code },
  });
  const sendCode = async () => {
    if (sending || resend.leftMs > 0 || !(await form.trigger('phone', { shouldFocus: true }))) return;
    setSending(true);
    form.clearErrors('code');
    try {
      const phone = form.getValues('phone');
      const type = skin === 'v3' ? SMS_TYPES.registerV3 : SMS_TYPES.register;
      const reply = await (purpose === 'register'
        ? send(accountCalls.sendRegisterCode, { phone, type }, SHOWN_BY_FORM)
        : send(accountCalls.sendLogInCode, { phone }, SHOWN_BY_FORM));
      resend.start(reply.resendAfterS * 1000);
      setSent(true);
      place.current?.querySelector('input')?.focus();
    } catch (error) {
      showRefusal(form, error);
    } finally {
      setSending(false);
    }
  };
  const waiting = resend.leftMs > 0;
  const wrong = wrongKey(fieldState.error);
  return (
    <div ref={place}>
      <CodeField
        label={t('auth.code')}
        value={field.value}
        onChange={(code) => {
          // The code is checked when it is submitted, not while it is being typed.
          form.clearErrors('code');
          field.onChange(code);
        }}
        error={wrong === undefined ? undefined : t(wrong)}
      />
      <div className={css.codeLine}>
        <span className={css.codeNote} role="status">
          {sent ? t('auth.codeSent') : t('auth.codeHint')}
        </span>
        <button type="button" className={css.codeSend} aria-disabled={waiting || sending} onClick={sendCode}>
          {sending && <Spinner size="1.1rem" />}
          {waiting && (
            <svg viewBox="0 0 24 24" className={css.ring} aria-hidden="true">
              <circle cx="12" cy="12" r={RING_RADIUS} className={css.ringTrack} />
              <circle
                cx="12"
                cy="12"
                r={RING_RADIUS}
                className={css.ringLeft}
                strokeDasharray={`${RING_LENGTH * resend.share} ${RING_LENGTH}`}
              />
            </svg>
          )}
          {waiting
            ? t('auth.resendIn', { time: clockText(resend.leftMs) })
            : t(sent ? 'auth.resend' : 'auth.sendCode')}
        </button>
      </div>
    </div>
  );
}
