import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Warning from '~icons/ph/hourglass-medium-fill';
import { profileCalls } from '../../../../contract/account/profile';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import { showToast } from '../../../shared/popups/toasts';
import { changeProfile } from '../profile';
import { FormSheet } from './FormSheet';
import { ProofFields } from './ProofFields';
import { bodyOf, checked, EMPTY_PASSWORD, type PasswordField, typed, wrongBy } from './passwordForm';
import { SecretField } from './SecretField';
import * as css from './sheets.css';

/** Changes the password. The consequences are shown first. */
export function PasswordSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const [form, setForm] = useState(EMPTY_PASSWORD);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const type = (field: PasswordField, text: string) => {
    setRefused(null);
    setForm((now) => typed(now, field, text));
  };
  const fail = (error: unknown) => {
    const wrong = wrongBy(error);
    if (wrong === null) setRefused(errorText(error, t));
    else setForm((now) => ({ ...now, wrong }));
  };
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
        <ProofFields
          form={form}
          online={online}
          onProof={(proof) => setForm({ ...form, proof, wrong: {} })}
          onType={type}
          onSend={() => setRefused(null)}
          onError={fail}
        />
        <SecretField
          label={t('account.newPassword')}
          value={form.new}
          onChange={(text) => type('new', text)}
          error={form.wrong.new === undefined ? undefined : t(form.wrong.new)}
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
