import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loyaltyWheel } from '../../../games/cards';
import { Hand } from '../../../games/kit/scene/hand';
import {
  stageCoveredAtom,
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
  const playback = shown?.playback ?? null;
  const waiting = phase === 'turning';

  useEffect(() => {
    setShow({ card: loyaltyWheel, skin, reducedMotion, playback, waiting, bet: null, hand });
  }, [setShow, skin, reducedMotion, playback, waiting, hand]);
  useEffect(() => () => setShow(null), [setShow]);

  useEffect(() => setCovered(covered || popup), [setCovered, covered, popup]);
  useEffect(() => () => setCovered(false), [setCovered]);

  const isResultShown =
    phase === 'landing' && progress?.roundId === playback?.roundId && progress?.resultShown === true;
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
