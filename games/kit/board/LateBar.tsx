import * as css from './late.css';

interface LateBarProps {
  /** When the deadline passed, and the label of that mark. */
  readonly ended: { readonly atMs: number; readonly label: string };
  /** When the player's own request was made or received. */
  readonly tapped: { readonly atMs: number; readonly label: string };
  readonly formatMs: (ms: number) => string;
}

/** Marks no further apart than this share of the bar have their labels side by side. */
const CLOSE = 0.34;

/**
 * The second in which the deadline passed, and the positions of deadline and tap in it; longer if they lie further
 * apart.
 */
export function LateBar({ ended, tapped, formatMs }: LateBarProps) {
  const fromMs = Math.floor(Math.min(ended.atMs, tapped.atMs) / 1000) * 1000;
  const toMs = Math.max(fromMs + 1000, Math.ceil(Math.max(ended.atMs, tapped.atMs) / 1000) * 1000);
  const share = (ms: number) => (ms - fromMs) / (toMs - fromMs);
  const marks = [
    { name: 'end', at: share(ended.atMs), label: ended.label },
    { name: 'tap', at: share(tapped.atMs), label: tapped.label },
  ].toSorted((one, other) => one.at - other.at);
  const [first, second] = marks.map(({ at }) => at) as [number, number];
  const groups = second - first < CLOSE ? [marks] : marks.map((mark) => [mark]);
  return (
    <div className={css.late} aria-hidden="true">
      <span className={css.words}>
        {groups.map((group) => (
          <span key={group[0]?.name} className={css.word} style={inside(meanOf(group))}>
            {group.map(({ name, label }) => (
              <span key={name} className={css.label} data-mark={name}>
                {label}
              </span>
            ))}
          </span>
        ))}
      </span>
      <span className={css.track}>
        <span className={css.ran} style={{ transform: `scaleX(${share(ended.atMs)})` }} />
        {marks.map(({ name, at }) => (
          <i key={name} className={css.mark} data-mark={name} style={{ left: `${at * 100}%` }} />
        ))}
      </span>
      <span className={css.times}>
        <span>{formatMs(fromMs)}</span>
        <span>{formatMs(toMs)}</span>
      </span>
    </div>
  );
}

const meanOf = (group: readonly { readonly at: number }[]): number =>
  group.reduce((sum, { at }) => sum + at, 0) / group.length;

/** Positions a label at this share of the bar, and keeps it wholly within the bar however long it is. */
const inside = (at: number) => ({ left: `${at * 100}%`, transform: `translateX(${-at * 100}%)` });
