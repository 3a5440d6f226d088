import * as css from './Reason.css';

interface ReasonProps {
  readonly id: string;
  /** Why the last try was refused. */
  readonly wrong: string | null;
  /** Why the button is off; null while it is on. */
  readonly off: string | null;
}

/** Below a button: why it was refused, or why it is off. */
export function Reason({ id, wrong, off }: ReasonProps) {
  if (wrong === null && off === null) return null;
  return (
    <p id={id} className={wrong === null ? css.off : css.wrong} role={wrong === null ? undefined : 'alert'}>
      {wrong ?? off}
    </p>
  );
}
