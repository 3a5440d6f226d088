import { useRef } from 'react';
import { useEveryFrame, write } from '../../kit/board/useEveryFrame';
import type { Announcement } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import { worth } from '../rules/bet';
import * as css from './over.css';
import { type Ride, rideOf, shownAt } from './ride';
import { useRiding } from './riding';
import type { BoardModule, OverProps } from './strings';
import { timesText } from './text';

/** The multiplier in large figures, and below it the value of the own bet, or the time left to bet. */
export const Over: NonNullable<BoardModule['Over']> = (props) => {
  const ride = rideOf(props.playback);
  if (props.playback === null) return null;
  const { announcement = null } = props;
  if (announcement !== null) return <Announced {...props} text={announcement.text} />;
  if (ride.departedMs === null) return <Boarding {...props} ride={ride} />;
  return <Flight {...props} ride={ride} />;
};

type PartProps = OverProps & { readonly ride: Ride };

const elapsedOf = ({ clock, playback }: OverProps): number => clock.nowMs() - (playback?.startedAtMs ?? 0);

function Flight(props: PartProps) {
  const { translate, formatAmount, ride, phase, cut = null } = props;
  const figure = useRef<HTMLElement>(null);
  const pill = useRef<HTMLParagraphElement>(null);
  const value = useRef<HTMLElement>(null);
  const riding = useRiding();
  const isOver = ride.crashed !== null && elapsedOf(props) >= ride.crashed.atMs;
  useEveryFrame(phase === 'playing' || !isOver, () => {
    const now = shownAt(ride, elapsedOf(props));
    const text = timesText(translate, now);
    write(figure.current, text);
    if (figure.current !== null) figure.current.dataset.long = String(text.length > 6);
    const over = ride.crashed !== null && elapsedOf(props) >= ride.crashed.atMs;
    if (figure.current !== null) figure.current.dataset.over = String(over);
    if (pill.current !== null) pill.current.hidden = over || cut !== null ? false : riding === null;
    if (riding !== null && !over) write(value.current, formatAmount(worth(riding.stakeCentavos, now)));
  });
  return (
    <div className={css.over}>
      <b ref={figure} className={css.figure} aria-hidden="true" />
      <p ref={pill} className={css.pill} aria-hidden="true">
        {cut !== null && ride.crashed === null ? (
          <span>
            {riding === null
              ? translate('cut.seen', { time: cut.seenAt })
              : translate('cut.seenFare', {
                  time: cut.seenAt,
                  amount: formatAmount(worth(riding.stakeCentavos, shownAt(ride, cut.atMs))),
                })}
          </span>
        ) : ride.crashed !== null ? (
          <>
            <svg className={css.warnIcon} viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 1.5 15 14H1Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
              <path d="M8 6v4M8 11.800v.4" stroke="#1c1204" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
            {translate('tooHot')}
          </>
        ) : (
          <>
            <span>
              {translate('fareIsNow', { amount: formatAmount(riding?.stakeCentavos ?? centavos(0n)) })}
            </span>
            <b ref={value} className={css.value} />
          </>
        )}
      </p>
    </div>
  );
}

/** Why the jeepney does not leave yet, or does not leave at all. */
function Announced({ text, phase, reducedMotion }: OverProps & Pick<Announcement, 'text'>) {
  return (
    <div className={css.over} aria-hidden="true">
      <p className={css.announced}>{text}</p>
      {phase !== 'result' && <span className={css.track} data-waits={!reducedMotion || undefined} />}
    </div>
  );
}

function Boarding(props: PartProps) {
  const { translate, ride } = props;
  const bar = useRef<HTMLSpanElement>(null);
  const left = useRef<HTMLElement>(null);
  useEveryFrame(true, () => {
    const closesAtMs = ride.closesAtMs ?? 0;
    const leftMs = Math.max(0, closesAtMs - elapsedOf(props));
    if (bar.current !== null)
      bar.current.style.transform = `scaleX(${closesAtMs > 0 ? leftMs / closesAtMs : 0})`;
    write(left.current, translate('seconds', { seconds: (Math.ceil(leftMs / 100) / 10).toFixed(1) }));
  });
  return (
    <div className={css.over}>
      <p className={css.boarding} aria-hidden="true">
        <span>{translate('leavesIn')}</span>
        <b ref={left} className={css.left} />
      </p>
      <span className={css.track} aria-hidden="true">
        <span ref={bar} className={css.bar} />
      </span>
    </div>
  );
}
