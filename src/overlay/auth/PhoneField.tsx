import { type ChangeEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import CheckCircle from '~icons/ph/check-circle-fill';
import { useTranslation } from '../../i18n/i18n';
import { TextField } from '../../ui/form/TextField';
import * as css from './AuthPage.css';
import { type AuthForm, rules, wrongKey } from './authForm';
import { isPhone, nationalDigits, phoneText } from './phone';

/** A Philippine mobile number. Pasted country codes and zeros are removed; a check mark shows when it is complete. */
export function PhoneField({ form }: { form: AuthForm }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({
    control: form.control,
    name: 'phone',
    rules: { validate: rules.phone },
  });
  const wrong = wrongKey(fieldState.error);
  const [typed, setTyped] = useState<string | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    // Grouping moves the digits, and the caret would stay in place only while they are added at the end.
    setTyped(selectionStart === value.length ? null : value);
    field.onChange(nationalDigits(value));
  };
  return (
    <TextField
      ref={field.ref}
      label={t('auth.phone')}
      leading="+63"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      placeholder="9XX XXX XXXX"
      value={typed ?? phoneText(field.value)}
      onChange={change}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      error={wrong === undefined ? undefined : t(wrong)}
      trailing={
        isPhone(field.value) && (
          <span className={css.check}>
            <CheckCircle role="img" aria-label={t('auth.phoneComplete')} />
          </span>
        )
      }
    />
  );
}
