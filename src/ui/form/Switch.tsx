import { type ComponentPropsWithRef, useId } from 'react';
import * as css from './Switch.css';

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'id' | 'role'> {
  label: string;
  hint?: string | undefined;
}

/** A switch: applies at once, without a confirm button. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className={css.line} htmlFor={id}>
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {hint !== undefined && (
          <span className={css.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
        role="switch"
        className={css.input}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
    </label>
  );
}
