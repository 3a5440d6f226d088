import type { ReactNode } from 'react';
import * as css from './Split.css';

interface SplitProps {
  /** The main part: above the rest on phones, beside it on desktops. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The two parts of a wide page. */
export function Split({ lead, children }: SplitProps) {
  return (
    <div className={css.split}>
      <div className={css.lead}>{lead}</div>
      <div className={css.main}>{children}</div>
    </div>
  );
}
