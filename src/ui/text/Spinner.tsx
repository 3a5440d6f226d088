import * as css from './Spinner.css';

/** Turns while something is under way; breathes under reduced motion. Decorative: say what is busy beside it. */
export function Spinner({ size = '1.5rem' }: { size?: string }) {
  return <span className={css.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
