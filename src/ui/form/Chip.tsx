import type { ReactNode } from 'react';
import * as css from './Chip.css';

interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  /** With a handler the chip is a toggle, otherwise a label. */
  onClick?: () => void;
  active?: boolean;
  disabled?: boolean;
  /** The colour of a label. The text must say the same. */
  tone?: keyof typeof css.tones;
}

export function Chip({ children, icon, onClick, active = false, disabled, tone = 'plain' }: ChipProps) {
  if (onClick === undefined) {
    return (
      <span className={css.tones[tone]}>
        {icon}
        {children}
      </span>
    );
  }
  return (
    <button type="button" className={css.chip} aria-pressed={active} disabled={disabled} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
