import type { ReactNode } from 'react';
import * as css from './Chip.css';

interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  /** With it the chip is a toggle; without, a label. */
  onClick?: () => void;
  active?: boolean;
  disabled?: boolean;
  /** Colour of a label; a word must say the same. */
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
