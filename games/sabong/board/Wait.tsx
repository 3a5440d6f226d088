import { useRef } from 'react';
import { useEveryFrame, write } from '../../kit/board/useEveryFrame';
import { nextOpensMs } from '../../kit/rules/nextOpening';
import { sabongShared } from '../rules/shared';
import { DECIDED_MS } from '../rules/story';
import * as css from './board.css';
import type { SharedBoardProps } from './strings';
import type { BoardView } from './view';

/** Replaces the button while the birds meet and while a result is shown: why no bet can be placed, and for how long. */
export function Wait({ view, ...props }: SharedBoardProps & { readonly view: BoardView }) {
  const { translate, clock, playback, replay, announcement, hasPublicNumber, onNotice } = props;
  const { contest, standing } = view;
  const bar = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const isOver = standing === 'over';
  const fromMs = (isOver ? contest.decided?.atMs : contest.closedMs) ?? 0;
  const lengthMs = isOver ? nextOpensMs(sabongShared, fromMs, hasPublicNumber) - fromMs : DECIDED_MS;
  // Nobody knows how long the round waits for its number, or when the next one opens after it was called off.
  const isUntimed = announcement !== null;
  const key = isOver ? 'nextIn' : 'resultIn';
  useEveryFrame(!replay, () => {
    const passedMs = clock.nowMs() - (playback?.startedAtMs ?? 0) - fromMs;
    const share = replay || isUntimed ? 0 : Math.max(0, Math.min(1, passedMs / lengthMs));
    if (bar.current !== null) bar.current.style.transform = `scaleX(${share})`;
    const seconds = Math.max(0, Math.ceil((lengthMs - passedMs) / 1000));
    const waits = isUntimed ? translate(isOver ? 'joining' : 'live.closed') : translate(key, { seconds });
    write(text.current, replay ? translate('replaying') : waits);
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
