import type { KeyboardEvent, ReactNode } from 'react';
import * as css from './segments.css';

interface SegmentsProps<Key extends string> {
  /** What the segments select, for screen readers. */
  readonly label: string;
  readonly segments: readonly { readonly key: Key; readonly label: ReactNode }[];
  readonly active: Key;
  readonly disabled: boolean;
  readonly onSegment: (key: Key) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A radio group of a few modes; arrow keys move between them. */
export function Segments<Key extends string>(props: SegmentsProps<Key>) {
  const { label, segments, active, disabled, onSegment } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    const at = segments.findIndex(({ key }) => key === active);
    const next = segments[(at + step + segments.length) % segments.length];
    if (next === undefined) return;
    onSegment(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-segment="${next.key}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={css.segments} onKeyDown={onKeyDown}>
      {segments.map((each) => (
        <button
          key={each.key}
          type="button"
          role="tab"
          aria-selected={each.key === active}
          tabIndex={each.key === active ? 0 : -1}
          data-segment={each.key}
          disabled={disabled}
          className={css.segment}
          onClick={() => onSegment(each.key)}
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}
