import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { TextField } from '../../ui/form/TextField';
import * as css from './AuthPage.css';
import { type AuthForm, rules, wrongKey } from './authForm';

/** A password field with a button to show the password. `isNew` lets the browser suggest one. */
export function PasswordField({ form, isNew = false }: { form: AuthForm; isNew?: boolean }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const wrong = wrongKey(form.formState.errors.password);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...form.register('password', { validate: isNew ? rules.newPassword : rules.password })}
      label={t('auth.password')}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint={isNew ? 'next' : 'go'}
      maxLength={128}
      hint={isNew ? t('auth.passwordHint') : undefined}
      error={wrong === undefined ? undefined : t(wrong)}
      trailing={
        <button
          type="button"
          className={css.eye}
          aria-label={t('auth.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size="1.3rem" aria-hidden />
        </button>
      }
    />
  );
}
