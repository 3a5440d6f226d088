import * as css from './Reason.css';

interface ReasonProps {
  readonly id: string;
  /** Why the last attempt was refused. */
  readonly wrong: string | null;
  /** Why the button is disabled; null while it is enabled. */
  readonly off: string | null;
}

/** Below a button: why the attempt was refused, or why the button is disabled. */
export function Reason({ id, wrong, off }: ReasonProps) {
  if (wrong === null && off === null) return null;
  return (
    <p id={id} className={wrong === null ? css.off : css.wrong} role={wrong === null ? undefined : 'alert'}>
      {wrong ?? off}
    </p>
  );
}
