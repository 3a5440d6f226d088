import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import Warning from '~icons/ph/hourglass-medium-fill';
import { accountCalls } from '../../../../contract/account';
import { profileCalls } from '../../../../contract/profile';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import { send } from '../../../shared/api/api';
import { onlineAtom } from '../../../shared/online';
import { showToast } from '../../../shared/popups/toasts';
import { Tabs } from '../../../ui/page/Tabs';
import { changeProfile } from '../profile';
import { CodeLine } from './CodeLine';
import { FormSheet } from './FormSheet';
import {
  bodyOf,
  checked,
  EMPTY_PASSWORD,
  type PasswordField,
  type Proof,
  typed,
  wrongBy,
} from './passwordForm';
import { SecretField } from './SecretField';
import * as css from './sheets.css';

/** Changes the password. The consequences are shown first. */
export function PasswordSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(EMPTY_PASSWORD);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const wrongIn = (field: PasswordField) => {
    const key = form.wrong[field];
    return key === undefined ? undefined : t(key);
  };
  const type = (field: PasswordField) => (text: string) => {
    setRefused(null);
    setForm((now) => typed(now, field, text));
  };
  const fail = (error: unknown) => {
    const wrong = wrongBy(error);
    if (wrong === null) setRefused(errorText(error, t));
    else setForm((now) => ({ ...now, wrong }));
  };
  const sendCode = async (): Promise<number | null> => {
    setRefused(null);
    try {
      return (await send(accountCalls.sendCode, {}, { quiet: true })).resendAfterS;
    } catch (error) {
      fail(error);
      return null;
    }
  };
  // Report a wrong code before the player thinks of a new password.
  const check = (code: string) =>
    void send(profileCalls.checkSecurityCode, { code }, { quiet: true }).catch(fail);
  const change = async () => {
    if (busy || !online) return;
    const wrong = checked(form);
    setForm({ ...form, wrong });
    setRefused(null);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await changeProfile(profileCalls.changePassword, bodyOf(form));
      setForm(EMPTY_PASSWORD);
      onClose();
      showToast({ text: t('account.passwordDone'), tone: 'success' });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('account.passwordTitle')}
      footId="password-foot"
      action={t('account.passwordChange')}
      onAction={() => void change()}
      busy={busy}
      online={online}
      refused={refused}
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Tabs<Proof>
          label={t('account.proof')}
          look="pill"
          tabs={[
            { key: 'old', label: t('account.proofOld') },
            { key: 'code', label: t('account.proofCode') },
          ]}
          active={form.proof}
          onChange={(proof) => setForm({ ...form, proof, wrong: {} })}
        />
        {form.proof === 'old' ? (
          <SecretField
            label={t('account.oldPassword')}
            value={form.old}
            onChange={type('old')}
            error={wrongIn('old')}
          />
        ) : (
          <CodeLine
            way="sms"
            code={form.code}
            onCode={type('code')}
            onComplete={check}
            error={wrongIn('code')}
            online={online}
            onSend={sendCode}
            place={place}
          />
        )}
        <SecretField
          label={t('account.newPassword')}
          value={form.new}
          onChange={type('new')}
          error={wrongIn('new')}
          hint={t('account.newHint')}
          isNew
        />
        <p className={css.warning}>
          <Warning className={css.warningIcon} aria-hidden />
          {t('account.passwordWarning')}
        </p>
        {/* Enter in a field submits the form; the visible button is outside the form, at the bottom of the sheet. */}
        <button type="submit" hidden />
      </form>
    </FormSheet>
  );
}
