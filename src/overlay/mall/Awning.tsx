import * as css from './Mall.css';

/** The front of a market stall: an awning above a shelf. */
export function Awning() {
  return (
    <div className={css.stall} aria-hidden="true">
      <div className={css.awning} />
      <img className={css.shelf} src="/art/goods.svg" alt="" width={336} height={56} />
    </div>
  );
}
