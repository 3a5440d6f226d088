import type { ReactNode } from 'react';
import * as css from './sheets.css';

export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly text: ReactNode;
  /** The total of the others, shown larger. */
  readonly isResult?: boolean;
  readonly tone?: 'loss' | 'gain';
}

/** A list of labels and amounts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ key, label, text, isResult = false, tone }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className={isResult ? css.results[tone ?? 'even'] : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
