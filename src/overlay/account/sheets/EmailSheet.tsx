import { useAtom, useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { profileCalls } from '../../../../contract/account/profile';
import { ERRORS } from '../../../../contract/envelope';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import { send } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/apiError';
import { onlineAtom } from '../../../shared/online';
import { showToast } from '../../../shared/popups/toasts';
import { refreshUser } from '../../../shared/session/user';
import { TextField } from '../../../ui/form/TextField';
import { changeProfile, refreshProfile } from '../profile';
import { CodeLine } from './CodeLine';
import { checked, EMPTY_EMAIL, emailFormAtom, placeOf, typed } from './emailForm';
import { FormSheet } from './FormSheet';
import * as css from './sheets.css';

/** Binds a mail address with the code sent to it. The input is kept until it is bound. */
export function EmailSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useAtom(emailFormAtom);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const email = form.email.trim().toLowerCase();
  const wrongIn = (field: 'email' | 'code') => (form.wrong?.field === field ? t(form.wrong.key) : undefined);

  const fail = async (error: unknown) => {
    const wrong = placeOf(error);
    if (wrong !== null) return setForm((now) => ({ ...now, wrong }));
    if (!(error instanceof ApiError) || error.code !== ERRORS.alreadySet.code) {
      return setRefused(errorText(error, t));
    }
    // Already bound, perhaps because a reply was lost: show the current state.
    await refreshProfile().catch(() => undefined);
    onClose();
  };
  /** Whether the input is valid; if not, shows what is missing. */
  const isFit = (withCode: boolean): boolean => {
    const wrong = checked(form, withCode);
    setForm({ ...form, wrong });
    setRefused(null);
    return wrong === null;
  };
  const sendCode = async (): Promise<number | null> => {
    if (!isFit(false)) return null;
    try {
      return (await send(profileCalls.sendEmailCode, { email }, { quiet: true })).resendAfterS;
    } catch (error) {
      await fail(error);
      return null;
    }
  };
  const bind = async () => {
    if (busy || !online || !isFit(true)) return;
    setBusy(true);
    try {
      await changeProfile(profileCalls.bindEmail, { email, code: form.code });
      setForm(EMPTY_EMAIL);
      onClose();
      showToast({ text: t('account.emailDone'), tone: 'success' });
      void refreshUser().catch(() => undefined);
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('account.emailTitle')}
      footId="email-foot"
      action={t('account.emailBind')}
      onAction={() => void bind()}
      busy={busy}
      online={online}
      refused={refused}
    >
      <div className={css.form}>
        <p className={css.text}>{t('account.emailText')}</p>
        <TextField
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={254}
          value={form.email}
          error={wrongIn('email')}
          onChange={(event) => {
            setRefused(null);
            setForm((now) => typed(now, 'email', event.target.value));
          }}
        />
        <CodeLine
          way="mail"
          code={form.code}
          onCode={(code) => setForm((now) => typed(now, 'code', code))}
          error={wrongIn('code')}
          online={online}
          onSend={sendCode}
          place={place}
        />
      </div>
    </FormSheet>
  );
}
