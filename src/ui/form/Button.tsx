import type { ReactNode } from 'react';
import type { Address } from '../../../contract/addresses';
import { classes } from '../classes';
import { Link } from '../page/Link';
import { Spinner } from '../text/Spinner';
import * as css from './Button.css';

interface ButtonProps {
  children: ReactNode;
  tone?: 'primary' | 'secondary' | 'quiet';
  size?: 'm' | 'l';
  /** Fills the available width. */
  wide?: boolean;
  /** Its action is in progress: it cannot be pressed again. */
  busy?: boolean;
  disabled?: boolean;
  icon?: ReactNode;
  type?: 'button' | 'submit';
  /** A route of the app; the button is a link then. */
  to?: Address;
  /** The id of the text that says why it is disabled. */
  describedBy?: string;
  onClick?: () => void;
}

export function Button(props: ButtonProps) {
  const { children, tone = 'primary', size = 'l', wide, busy = false, disabled = false, icon, to } = props;
  const className = classes(css.tone[tone], css.size[size], wide && css.wide);
  const mark = busy ? <Spinner size="1.25em" /> : icon;
  const inside = (
    <>
      {mark !== undefined && <span className={css.icon}>{mark}</span>}
      <span>{children}</span>
    </>
  );
  if (to !== undefined && !disabled) {
    return (
      <Link className={className} to={to} onClick={props.onClick}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type={props.type ?? 'button'}
      className={className}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={props.describedBy}
      onClick={busy ? (event) => event.preventDefault() : props.onClick}
    >
      {inside}
    </button>
  );
}
