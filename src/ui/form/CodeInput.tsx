import type { ComponentProps, ReactNode } from 'react';
import CheckCircle from '~icons/ph/check-circle-fill';
import * as css from './CodeInput.css';
import { TextField } from './TextField';

interface CodeInputProps extends Omit<ComponentProps<typeof TextField>, 'trailing'> {
  /** The code is valid: shows a check mark. A string is its accessible name, where nothing else says it. */
  good?: boolean | string;
  /** Shown in place of the mark. */
  idle?: ReactNode;
}

/** The longest invite code. */
const CODE_MAX_LENGTH = 16;

/** A field for a code of letters and digits that was given to the player, without autocorrection. */
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
