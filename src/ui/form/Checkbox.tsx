import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as css from './Checkbox.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'id'> {
  children: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={css.line}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={css.input}
        aria-invalid={error !== undefined || undefined}
        aria-labelledby={`${id}-text`}
      />
      <span className={css.box} aria-hidden="true">
        <Check size="0.9rem" strokeWidth={3.5} />
      </span>
      <span className={css.text} id={`${id}-text`}>
        {children}
        {error !== undefined && (
          <span className={css.error} role="alert">
            {error}
          </span>
        )}
      </span>
    </div>
  );
}
