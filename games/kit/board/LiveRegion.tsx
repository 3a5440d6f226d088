import * as css from './panel.css';

/**
 * A live region for screen readers: announces the state and result of the round. Pass the same text until either
 * changes.
 */
export function LiveRegion({ text }: { readonly text: string }) {
  return (
    <p className={css.unseen} aria-live="polite">
      {text}
    </p>
  );
}
