import { useRef } from 'react';
import { useEveryFrame, write } from '../../kit/board/useEveryFrame';
import { sabongShared } from '../rules/shared';
import { DECIDED_MS } from '../rules/story';
import * as css from './board.css';
import type { SharedBoardProps } from './strings';
import type { BoardView } from './view';

/** Replaces the button while the birds meet and while a result is shown: why no bet can be placed, and for how long. */
export function Wait({ view, ...props }: SharedBoardProps & { readonly view: BoardView }) {
  const { translate, clock, performance, replay, onNotice } = props;
  const { contest, standing } = view;
  const bar = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const isOver = standing === 'over';
  const fromMs = (isOver ? contest.decided?.atMs : contest.closedMs) ?? 0;
  const lengthMs = isOver ? sabongShared.resultMs : DECIDED_MS;
  const key = isOver ? 'nextIn' : 'resultIn';
  useEveryFrame(!replay, () => {
    const passedMs = clock.nowMs() - (performance?.startedAtMs ?? 0) - fromMs;
    const share = replay ? 0 : Math.max(0, Math.min(1, passedMs / lengthMs));
    if (bar.current !== null) bar.current.style.transform = `scaleX(${share})`;
    const seconds = Math.max(0, Math.ceil((lengthMs - passedMs) / 1000));
    write(text.current, replay ? translate('replaying') : translate(key, { seconds }));
  });
  return (
    <button
      type="button"
      className={css.wait}
      data-primary
      aria-disabled="true"
      onClick={() => onNotice(translate('locked.closed'))}
    >
      <span ref={bar} className={css.passed} aria-hidden="true" />
      <span ref={text} className={css.waitText} />
    </button>
  );
}
