import { useRef } from 'react';
import { useEveryFrame, write } from '../../kit/board/useEveryFrame';
import { BIRDS, EXCHANGES } from '../rules/events';
import type { Side } from '../rules/matchups';
import { type Contest, contestOf, scoreOf } from './contest';
import * as css from './over.css';
import type { BoardModule, OverProps } from './strings';

/** The time left to bet, the state of the contest, and a note that it is an animation. */
export const Over: NonNullable<BoardModule['Over']> = (props) => {
  const contest = contestOf(props.events);
  return (
    <>
      {props.playback !== null && <Chips {...props} contest={contest} />}
      {props.cut != null && (
        <p className={css.seen}>{props.translate('cut.seen', { time: props.cut.seenAt })}</p>
      )}
      <p className={css.label}>{props.translate('label')}</p>
    </>
  );
};

/** The same with the contest itself in text, for a device that shows no scene. */
export const Plain: NonNullable<BoardModule['Plain']> = (props) => {
  const { translate } = props;
  const contest = contestOf(props.events);
  const winner = contest.decided?.winner ?? null;
  return (
    <>
      <Over {...props} />
      <div className={css.plain}>
        {BIRDS.map((bird) => (
          <div key={bird} className={css.bird} data-bird={bird} data-won={winner === SIDE_OF[bird]}>
            {translate(`bird.${bird}`)}
            <span className={css.points}>{scoreOf(contest, bird)}</span>
            {translate(`side.${SIDE_OF[bird]}`)}
          </div>
        )).toSpliced(
          1,
          0,
          <span key="versus" className={css.versus}>
            {translate('versus')}
          </span>,
        )}
      </div>
    </>
  );
};

const SIDE_OF: Readonly<Record<(typeof BIRDS)[number], Side>> = { pula: 'meron', asul: 'wala' };

type ChipsProps = OverProps & { readonly contest: Contest };

function Chips(props: ChipsProps) {
  const { translate, contest, announcement = null } = props;
  if (announcement !== null) {
    return (
      <div className={css.over} aria-hidden="true">
        <p
          className={css.announced}
          data-waits={(!props.reducedMotion && props.phase !== 'result') || undefined}
        >
          {announcement.text}
        </p>
      </div>
    );
  }
  if (contest.decided !== null) {
    return (
      <div className={css.over}>
        <b className={css.ended}>{translate(`ended.${contest.decided.winner}`)}</b>
      </div>
    );
  }
  return contest.closedMs === null ? <Closing {...props} /> : <Score {...props} />;
}

function Closing({ translate, clock, playback, contest }: ChipsProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const left = useRef<HTMLElement>(null);
  useEveryFrame(true, () => {
    const closesAtMs = contest.closesAtMs ?? 0;
    const leftMs = Math.max(0, closesAtMs - (clock.nowMs() - (playback?.startedAtMs ?? 0)));
    if (bar.current !== null)
      bar.current.style.transform = `scaleX(${closesAtMs > 0 ? Math.min(1, leftMs / closesAtMs) : 0})`;
    write(left.current, String(Math.ceil(leftMs / 1000)));
  });
  return (
    <div className={css.over}>
      <p className={css.closing} aria-hidden="true">
        {translate('closesIn')} <b ref={left} className={css.left} />
        <span ref={bar} className={css.bar} />
      </p>
    </div>
  );
}

/** The number of the current exchange, and the winner of each one so far. */
function Score({ translate, contest }: ChipsProps) {
  const { points } = contest;
  const lamps = Array.from({ length: EXCHANGES }, (_, index) => ({
    number: index + 1,
    point: index < points.length ? (points[index] ?? 'even') : index === points.length ? 'now' : 'next',
  }));
  return (
    <div className={css.over} aria-hidden="true">
      <p className={css.chip}>
        <span className={css.lamps}>
          {lamps.map(({ number, point }) => (
            <i key={number} className={css.lamp} data-point={point} />
          ))}
        </span>
        {translate('exchange', { number: Math.min(EXCHANGES, points.length + 1), count: EXCHANGES })}
      </p>
      <p className={css.chip}>
        <span className={css.pula}>
          {translate('bird.pula')} {scoreOf(contest, 'pula')}
        </span>
        <span>{translate('to')}</span>
        <span className={css.asul}>
          {scoreOf(contest, 'asul')} {translate('bird.asul')}
        </span>
      </p>
    </div>
  );
}
