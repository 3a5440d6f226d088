import { type ReactNode, useId } from 'react';
import * as css from './stepper.css';

interface StepperProps {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly onLess: (() => void) | null;
  readonly onMore: (() => void) | null;
  /** The value, in the middle. */
  readonly children: ReactNode;
}

/** A value between a step down and a step up, with its label above. */
export function Stepper({ label, less, more, onLess, onMore, children }: StepperProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-labelledby={id} className={css.stepper}>
      <button
        type="button"
        className={css.step}
        aria-label={less}
        disabled={onLess === null}
        onClick={() => onLess?.()}
      >
        <svg viewBox="0 0 18 18" className={css.sign} aria-hidden="true">
          <path d="M3 9h12" />
        </svg>
      </button>
      <span className={css.middle}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {children}
      </span>
      <button
        type="button"
        className={css.step}
        aria-label={more}
        disabled={onMore === null}
        onClick={() => onMore?.()}
      >
        <svg viewBox="0 0 18 18" className={css.sign} aria-hidden="true">
          <path d="M3 9h12M9 3v12" />
        </svg>
      </button>
    </div>
  );
}
