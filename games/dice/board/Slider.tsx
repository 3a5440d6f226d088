import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as css from './slider.css';

interface SliderProps {
  readonly label: string;
  /** The value as text, for screen readers. */
  readonly text: string;
  /** In hundredths, 0 to 10,000 along the track. */
  readonly value: number;
  readonly bounds: readonly [least: number, most: number];
  /** The winning side is the left one. */
  readonly fillsLeft: boolean;
  /** The last rolled number, marked on the track. */
  readonly mark: {
    readonly at: number;
    readonly text: string;
    readonly name: string;
    readonly won: boolean;
  } | null;
  readonly disabled: boolean;
  readonly onSlide: (value: number) => void;
}

const TRACK = 10_000;
/** Dragging sets halves; hundredths are for keys and the small buttons. */
const FINGER_STEP = 50;
const SCALE = ['0.00', '25', '50', '75', '99.99'];

/** The range of numbers with its winning part filled, and a thumb that sets the target. */
export function Slider(props: SliderProps) {
  const { value, bounds, fillsLeft, mark, disabled, onSlide } = props;
  const track = useRef<HTMLDivElement>(null);
  const at = (value / TRACK) * 100;

  const follow = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const share = (event.clientX - box.left) / box.width;
    onSlide(Math.round((share * TRACK) / FINGER_STEP) * FINGER_STEP);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!disabled && event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyedValue(event, value, bounds);
    if (disabled || next === null) return;
    event.preventDefault();
    onSlide(next);
  };

  return (
    <div className={css.slider}>
      <div
        className={css.touch}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={props.label}
        aria-valuemin={bounds[0] / 100}
        aria-valuemax={bounds[1] / 100}
        aria-valuenow={value / 100}
        aria-valuetext={props.text}
        aria-disabled={disabled || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        <div ref={track} className={css.track}>
          <div className={css.fill} style={fillsLeft ? { right: `${100 - at}%` } : { left: `${at}%` }} />
        </div>
        <span className={css.lane}>
          <span className={css.knob} style={{ left: `${at}%` }}>
            <svg viewBox="0 0 14 14" className={css.grip} aria-hidden="true">
              <path d="M3 2v10M7 2v10M11 2v10" />
            </svg>
          </span>
        </span>
      </div>
      {mark !== null && (
        <span
          key={mark.at}
          className={css.mark}
          data-won={mark.won || undefined}
          role="img"
          aria-label={mark.name}
          style={{ left: `${(mark.at / TRACK) * 100}%` }}
        >
          <b style={{ translate: `${-100 * Math.min(0.86, Math.max(0.14, mark.at / TRACK))}% 0` }}>
            {mark.text}
          </b>
        </span>
      )}
      <div className={css.scale} aria-hidden="true">
        {SCALE.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </div>
  );
}

/** The value after a key: arrows by 1, with Shift by 0.01, pages by 10. Null for other keys. */
function keyedValue(
  { key, shiftKey }: KeyboardEvent,
  value: number,
  [least, most]: SliderProps['bounds'],
): number | null {
  const step = shiftKey ? 1 : 100;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return value + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return value - step;
    case 'PageUp':
      return value + 1_000;
    case 'PageDown':
      return value - 1_000;
    case 'Home':
      return least;
    case 'End':
      return most;
    default:
      return null;
  }
}
