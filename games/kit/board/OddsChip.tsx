import type { ReactNode } from 'react';
import * as css from './panel.css';

interface OddsChipProps {
  /** What the button opens, for screen readers: the rules of what is being bet. */
  readonly label: string;
  /** What stands at the end of the line, such as the return. */
  readonly end: ReactNode;
  readonly children: ReactNode;
  readonly onRules: () => void;
}

/** Chance, pay and return of what is about to be bet, in view where the money is committed. */
export function OddsChip({ label, end, children, onRules }: OddsChipProps) {
  return (
    <button type="button" className={css.odds} aria-label={label} onClick={onRules}>
      {children}
      <span className={css.end}>
        {end}
        <svg className={css.info} viewBox="0 0 16 16" width="1.05em" height="1.05em" aria-hidden="true">
          <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
          <path d="M8 7.2v4" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
          <circle cx="8" cy="4.7" r="1" fill="currentColor" />
        </svg>
      </span>
    </button>
  );
}
