import * as css from '../board.css';
import type { FareProps } from './fareProps';

/** Repeats this bet every round; the host asks how often and when to stop. */
export function AutoSwitch({
  translate,
  panel,
  auto,
  narrow = false,
}: FareProps & { readonly narrow?: boolean }) {
  const run = auto[panel.index] ?? null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={run !== null}
      className={css.toggle}
      aria-label={run === null ? translate('autoBet') : undefined}
      disabled={panel.toggleAuto === null}
      onClick={() => panel.toggleAuto?.()}
    >
      {run === null
        ? translate(narrow ? 'kit.auto' : 'autoBet')
        : translate('kit.roundsLeft', { count: run.roundsLeft })}
      <span className={css.knob} aria-hidden="true" />
    </button>
  );
}
