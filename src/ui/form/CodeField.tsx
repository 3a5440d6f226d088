import { OTPField } from '@base-ui/react/otp-field';
import { useId } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { unseen } from '../../theme/recipes.css';
import * as css from './CodeField.css';
import * as field from './field.css';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  length?: number;
  error?: string | undefined;
  /** Called when all digits are entered. */
  onComplete?: (value: string) => void;
  disabled?: boolean;
}

/** One box per digit. Pasting and the SMS autofill of the device fill all of them. */
export function CodeField({ label, value, onChange, length = 6, error, ...rest }: CodeFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const places = Array.from({ length }, (_, index) => index + 1);
  return (
    <div data-wrong={error === undefined ? undefined : ''}>
      {/* The library labels only the first box. */}
      <label className={unseen} htmlFor={id}>
        {t('ui.codeDigit', { label, place: 1, length })}
      </label>
      <OTPField.Root
        id={id}
        length={length}
        value={value}
        onValueChange={onChange}
        onValueComplete={(complete) => rest.onComplete?.(complete)}
        disabled={rest.disabled ?? false}
        className={css.boxes}
        aria-label={label}
        aria-describedby={error === undefined ? undefined : `${id}-help`}
      >
        {places.map((place) => (
          <OTPField.Input
            key={place}
            className={css.box}
            aria-label={place === 1 ? undefined : t('ui.codeDigit', { label, place, length })}
            aria-invalid={error !== undefined || undefined}
          />
        ))}
      </OTPField.Root>
      {error !== undefined && (
        <p id={`${id}-help`} className={field.wrong} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
