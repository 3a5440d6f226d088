import type { ReactNode } from 'react';
import * as css from './panel.css';

/** The bottom panel, down to the edge of the screen; its children are stacked vertically. */
export function Panel({ children }: { readonly children: ReactNode }) {
  return <div className={css.panel}>{children}</div>;
}
