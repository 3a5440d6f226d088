import * as css from './late.css';

interface LateBarProps {
  /** When it was too late, and what stands at that mark. */
  readonly ended: { readonly atMs: number; readonly label: string };
  /** When the player's own call came. */
  readonly tapped: { readonly atMs: number; readonly label: string };
  readonly formatMs: (ms: number) => string;
}

/** The second in which something ended, and where in it the end and the tap lie; longer where the tap was later. */
export function LateBar({ ended, tapped, formatMs }: LateBarProps) {
  const fromMs = Math.floor(ended.atMs / 1000) * 1000;
  const toMs = Math.max(fromMs + 1000, Math.ceil(tapped.atMs / 1000) * 1000);
  const share = (ms: number) => Math.max(0, Math.min(1, (ms - fromMs) / (toMs - fromMs)));
  const end = share(ended.atMs);
  const tap = share(tapped.atMs);
  const at = (value: number) => ({ left: `${Math.max(14, Math.min(86, 4 + value * 92))}%` });
  // Where the two are close their words would lie on each other: one goes left of its mark, one right.
  const close = tap - end < 0.3;
  return (
    <div className={css.late} aria-hidden="true">
      <span className={css.word} data-side={close ? 'left' : undefined} data-mark="end" style={at(end)}>
        {ended.label}
      </span>
      <span className={css.word} data-side={close ? 'right' : undefined} data-mark="tap" style={at(tap)}>
        {tapped.label}
      </span>
      <span className={css.track}>
        <span className={css.ran} style={{ transform: `scaleX(${end})` }} />
        <i className={css.mark} data-mark="end" style={{ left: `${end * 100}%` }} />
        <i className={css.mark} data-mark="tap" style={{ left: `${tap * 100}%` }} />
      </span>
      <span className={css.times}>
        <span>{formatMs(fromMs)}</span>
        <span>{formatMs(toMs)}</span>
      </span>
    </div>
  );
}
