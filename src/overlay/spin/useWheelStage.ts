import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { loyaltyWheel } from '../../../games/cards';
import { Hand } from '../../../games/kit/scene/hand';
import {
  stageCoveredAtom,
  stageFocusAtom,
  stageProgressAtom,
  stageShowAtom,
  stageStateAtom,
} from '../../shared/play/stageShow';
import { shownPopupAtom } from '../../shared/popups/popups';
import { useTheme } from '../../theme/shown';
import type { SpinState } from './spinState';

/** After this time, in ms, a result is shown even if the stage has not loaded. */
const STAGE_LATEST_MS = 8_000;

interface WheelStageInput {
  readonly state: SpinState;
  readonly reducedMotion: boolean;
  /** Whether a sheet covers the scene. */
  readonly covered: boolean;
  readonly onReveal: () => void;
}

/** Puts the wheel on stage and follows it until the prize may be shown. */
export function useWheelStage({ state, reducedMotion, covered, onReveal }: WheelStageInput): void {
  const setShow = useSetAtom(stageShowAtom);
  const { skin } = useTheme();
  const setCovered = useSetAtom(stageCoveredAtom);
  const progress = useAtomValue(stageProgressAtom);
  const stageState = useAtomValue(stageStateAtom);
  const popup = useAtomValue(shownPopupAtom) !== null;
  const [hand] = useState(() => new Hand());
  const { phase, shown } = state;
  const performance = shown?.performance ?? null;
  const waiting = phase === 'turning';

  useEffect(() => {
    setShow({ card: loyaltyWheel, skin, reducedMotion, performance, waiting, bet: null, hand });
  }, [setShow, skin, reducedMotion, performance, waiting, hand]);
  useEffect(() => () => setShow(null), [setShow]);

  useEffect(() => setCovered(covered || popup), [setCovered, covered, popup]);
  useEffect(() => () => setCovered(false), [setCovered]);

  const isResultShown =
    phase === 'landing' && progress?.roundId === performance?.roundId && progress?.resultShown === true;
  useEffect(() => {
    if (isResultShown) onReveal();
  }, [isResultShown, onReveal]);

  const standing = stageState === 'off' || stageState === 'loading';
  useEffect(() => {
    if (phase !== 'landing' || !standing) return;
    const late = setTimeout(onReveal, STAGE_LATEST_MS);
    return () => clearTimeout(late);
  }, [phase, standing, onReveal]);
}

/** Tells the stage which area is free for the wheel, and updates it. */
export function useWheelRoom(room: RefObject<HTMLElement | null>): void {
  const setFocus = useSetAtom(stageFocusAtom);
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => {
      // Offsets ignore transforms and scrolling: a page that is still sliding in would measure the wrong position,
      // and the wheel stays in place when the odds below are scrolled up.
      const { offsetWidth: width, offsetHeight: height } = element;
      let x = 0;
      let y = 0;
      for (let at: HTMLElement | null = element; at !== null; at = at.offsetParent as HTMLElement | null) {
        x += at.offsetLeft;
        y += at.offsetTop;
      }
      if (width > 0 && height > 0) setFocus({ x, y, width, height });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      setFocus(null);
    };
  }, [room, setFocus]);
}
