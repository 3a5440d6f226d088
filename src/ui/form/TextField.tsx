import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as css from './field.css';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> {
  label: string;
  hint?: string | undefined;
  /** Replaces the hint and colours the box. */
  error?: string | undefined;
  /** Before the value, such as the country code. */
  leading?: ReactNode;
  /** After the value, such as a button that shows the password. */
  trailing?: ReactNode;
}

export function TextField({ label, hint, error, leading, trailing, ...input }: TextFieldProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <div>
      <label
        className={css.box}
        htmlFor={id}
        data-wrong={error === undefined ? undefined : ''}
        data-off={input.disabled ? '' : undefined}
      >
        {leading !== undefined && <span className={css.leading}>{leading}</span>}
        <span className={css.body}>
          <span className={css.label}>{label}</span>
          <input
            {...input}
            id={id}
            className={css.input}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={help === undefined ? undefined : `${id}-help`}
          />
        </span>
        {trailing !== undefined && <span className={css.side}>{trailing}</span>}
      </label>
      {help !== undefined && (
        <p
          id={`${id}-help`}
          className={error === undefined ? css.help : css.wrong}
          role={error === undefined ? undefined : 'alert'}
        >
          {help}
        </p>
      )}
    </div>
  );
}
