import type { ReactNode } from 'react';
import { card } from '../../theme/recipes.css';
import { classes } from '../classes';
import * as css from './List.css';

/** A card of rows. */
export function List({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={classes(card, css.list)} aria-label={label}>
      {children}
    </ul>
  );
}
