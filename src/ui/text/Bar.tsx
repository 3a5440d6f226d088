import * as css from './Bar.css';

interface BarProps {
  /** What it is about. */
  readonly label: string;
  /** How much of it is done, 0 to 1. */
  readonly share: number;
  /** The figures, where the label does not name them. */
  readonly text?: string;
}

/** A bar that shows how far something has come. */
export function Bar({ label, share, text }: BarProps) {
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
    >
      <span className={css.done} style={{ width: `${percent}%` }} />
    </div>
  );
}
