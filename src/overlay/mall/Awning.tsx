import * as css from './Mall.css';

/** The front of a market stall: an awning above a shelf. */
export function Awning() {
  return (
    <div className={css.stall} aria-hidden="true">
      <div className={css.awning} />
      <div className={css.shelf} />
    </div>
  );
}
