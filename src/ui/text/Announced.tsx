import { card } from '../../theme/recipes.css';
import { classes } from '../classes';
import * as css from './Announced.css';

interface AnnouncedProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** What stays as it is. */
  readonly note: string;
}

/** What will change from a day on, told before it does. */
export function Announced({ title, lines, note }: AnnouncedProps) {
  return (
    <section className={classes(card, css.announced)}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line} className={css.line}>
            {line}
          </li>
        ))}
      </ul>
      <p className={css.line}>{note}</p>
    </section>
  );
}
