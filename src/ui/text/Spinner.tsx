import * as css from './Spinner.css';

/** Spins while something is in progress; pulses under reduced motion. Decorative: show a text beside it. */
export function Spinner({ size = '1.5rem' }: { size?: string }) {
  return <span className={css.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
