import type { ReactNode } from 'react';
import * as css from './actions.css';

const icon = (shape: ReactNode): ReactNode => (
  <svg viewBox="0 0 24 24" className={css.icon} aria-hidden="true">
    {shape}
  </svg>
);

/** The icons of the small buttons of every board. */
export const ICONS = {
  repeat: icon(<path d="M4 4v5h5M4.6 9A8 8 0 1 1 4 13" />),
  undo: icon(<path d="M9 5 4 10l5 5M4 10h10.500a5.500 5.500 0 0 1 0 11H11" />),
  clear: icon(<path d="M5 5l14 14M19 5L5 19" />),
  double: icon(<path d="M4 8l7 8M11 8l-7 8M14.5 9.2a3 3 0 1 1 5.3 1.9L14.6 17H20.4" />),
  auto: icon(
    <path d="M7 8.5a3.5 3.5 0 1 0 0 7c2.2 0 3.5-1.7 5-3.5s2.8-3.5 5-3.5a3.5 3.5 0 1 1 0 7c-2.2 0-3.5-1.7-5-3.5S9.2 8.5 7 8.5Z" />,
  ),
} as const;
