import type { ComponentProps, ReactNode } from 'react';
import CheckCircle from '~icons/ph/check-circle-fill';
import * as css from './CodeInput.css';
import { TextField } from './TextField';

interface CodeInputProps extends Omit<ComponentProps<typeof TextField>, 'trailing'> {
  /** The code is good: it gets a mark. A text says what the mark means, where nothing else does. */
  good?: boolean | string;
  /** Stands where the mark will be. */
  idle?: ReactNode;
}

/** The longest invite code. */
const CODE_MAX_LENGTH = 16;

/** A field for a code in letters and figures that somebody gave to the player; no keyboard mends it. */
export function CodeInput({ good = false, idle, ...field }: CodeInputProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={CODE_MAX_LENGTH}
      {...field}
      trailing={
        good === false ? (
          <span className={css.idle}>{idle}</span>
        ) : (
          <span className={css.good}>
            {good === true ? <CheckCircle aria-hidden /> : <CheckCircle role="img" aria-label={good} />}
          </span>
        )
      }
    />
  );
}
