import * as css from './panel.css';

/** What a screen reader hears of the round; say state and result, and nothing while neither changes. */
export function Spoken({ text }: { readonly text: string }) {
  return (
    <p className={css.unseen} aria-live="polite">
      {text}
    </p>
  );
}
