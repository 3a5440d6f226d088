import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { inviteQuery } from '../../shared/session/inviteQuery';
import { CodeInput } from '../../ui/form/CodeInput';
import { type AuthForm, rules, setWrong, wrongKey } from './authForm';

/** An optional invite code. It is checked when the field loses focus, and at once if it came with the address. */
export function InviteField({ form }: { form: AuthForm }) {
  const { t } = useTranslation();
  const wrong = wrongKey(form.formState.errors.inviteCode);
  const code = form.watch('inviteCode').trim();
  /** The code to check: first the one from the address, then the value at the last blur. */
  const [left, setLeft] = useState(code);
  const isChecked = left === code && code !== '' && rules.inviteCode(code) === true;
  // Rendering the form again does not repeat the call: the reply is cached.
  const { data } = useQuery({ ...inviteQuery(code), enabled: isChecked });
  const isWrong = isChecked && data?.validated === false;
  const { setError } = form;
  useEffect(() => {
    if (isWrong) setWrong({ setError }, 'inviteCode', 'auth.inviteWrong');
  }, [isWrong, setError]);
  return (
    <CodeInput
      {...form.register('inviteCode', { validate: rules.inviteCode, onBlur: () => setLeft(code) })}
      label={t('auth.invite')}
      placeholder={t('auth.invitePlaceholder')}
      error={wrong === undefined ? undefined : t(wrong)}
      good={code !== '' && data?.validated === true && t('auth.inviteGood')}
      idle={code === '' && <Plus size="1.3rem" aria-hidden />}
    />
  );
}
