import type { ReactNode } from 'react';
import { card } from '../../theme/recipes.css';
import { classes } from '../classes';
import * as css from './List.css';

interface ListProps {
  children: ReactNode;
  label?: string;
  /** Few rows that matter: each with a plate for its icon, and what is said of it below its name. */
  roomy?: boolean;
}

/** A card of rows. */
export function List({ children, label, roomy = false }: ListProps) {
  return (
    <ul className={classes(card, css.list, roomy && css.roomy)} aria-label={label}>
      {children}
    </ul>
  );
}
