import type { ReactNode } from 'react';
import * as css from './Empty.css';

interface EmptyProps {
  icon: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  /** The empty state is the whole page: its title is the page heading. */
  isPage?: boolean;
}

/** An empty state: a motif, a sentence, and a next action. */
export function Empty({ icon, title, text, action, isPage = false }: EmptyProps) {
  return (
    <div className={css.empty}>
      <svg className={css.metal} aria-hidden="true">
        <linearGradient id={css.METAL_ID} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.light} />
          <stop offset=".46" className={css.turn} />
          <stop offset=".54" className={css.light} />
          <stop offset="1" className={css.shade} />
        </linearGradient>
      </svg>
      <span className={css.motif} aria-hidden="true">
        {icon}
      </span>
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      {text !== undefined && <p className={css.text}>{text}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
