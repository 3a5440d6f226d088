import type { ReactNode } from 'react';
import { Bar } from './Bar';
import * as css from './Meter.css';

interface MeterProps {
  title: string;
  /** How much of it is done, 0 to 1. */
  share: number;
  /** What is done of how much. */
  text: string;
  /** At the other end of the line below the bar. */
  note?: string | undefined;
  children?: ReactNode;
}

/** A card with a bar that shows how far something has come. */
export function Meter({ title, share, text, note, children }: MeterProps) {
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <section className={css.meter}>
      <h2 className={css.head}>
        <span>{title}</span>
        <span className={css.share}>{percent}%</span>
      </h2>
      <Bar label={title} share={share} text={text} />
      <p className={css.line}>
        <span>{text}</span>
        {note !== undefined && <span>{note}</span>}
      </p>
      {children}
    </section>
  );
}
