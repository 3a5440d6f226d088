import type { ReactNode } from 'react';
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
      <div
        className={css.track}
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <span className={css.used} style={{ width: `${percent}%` }} />
      </div>
      <p className={css.line}>
        <span>{text}</span>
        {note !== undefined && <span>{note}</span>}
      </p>
      {children}
    </section>
  );
}
