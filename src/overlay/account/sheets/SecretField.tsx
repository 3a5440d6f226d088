import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { TextField } from '../../../ui/form/TextField';
import * as css from './sheets.css';

interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly hint?: string;
  /** Lets the browser suggest a password. */
  readonly isNew?: boolean;
}

/** A password field with a button to show the password. */
export function SecretField({ label, value, onChange, error, hint, isNew = false }: SecretFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={128}
      enterKeyHint={isNew ? 'done' : 'next'}
      value={value}
      hint={hint}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <button
          type="button"
          className={css.eye}
          aria-label={t('account.showPassword', { label })}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size="1.3rem" aria-hidden />
        </button>
      }
    />
  );
}
