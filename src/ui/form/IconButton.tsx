import type { ReactNode } from 'react';
import * as css from './IconButton.css';

interface IconButtonProps {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
  tone?: 'plain' | 'raised' | 'soft';
  disabled?: boolean;
  /** For a toggle button: whether it is on. */
  pressed?: boolean;
}

export function IconButton({ label, icon, onClick, tone = 'raised', disabled, pressed }: IconButtonProps) {
  return (
    <button
      type="button"
      className={css.tone[tone]}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
