import type { ReactNode } from 'react';
import * as css from './panel.css';

interface OddsChipProps {
  /** Label for screen readers: the button opens the rules of the current bet. */
  readonly label: string;
  /** The last figure of the line, such as the RTP. */
  readonly end: ReactNode;
  readonly children: ReactNode;
  readonly onRules: () => void;
}

/** Chance, payout and RTP of the bet being built, shown where the player commits the money. */
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
