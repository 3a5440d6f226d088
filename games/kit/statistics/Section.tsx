import type { ReactNode } from 'react';
import * as css from './statistics.css';

interface SectionProps {
  readonly title: string;
  /** What the section shows beside its title, such as the order of its marks. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a game's statistics under its title. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={css.section} aria-label={title}>
      <header className={css.head}>
        <h3>{title}</h3>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </header>
      {children}
    </section>
  );
}
