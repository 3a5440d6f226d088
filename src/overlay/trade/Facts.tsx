import type { ReactNode } from 'react';
import * as css from './Facts.css';

/** Names and values, one below the other. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
  /** A long hex number, on lines of its own. */
  readonly isCode?: boolean;
}

export function Fact({ name, children, isCode = false }: FactProps) {
  return (
    <div className={isCode ? css.coded : css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={isCode ? css.code : css.value}>{children}</dd>
    </div>
  );
}
