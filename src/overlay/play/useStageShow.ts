import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { GameCard } from '../../../games/kit/card';
import type { Json } from '../../../games/kit/rules/round';
import type { Hand } from '../../../games/kit/scene/hand';
import type { RoundPlayback } from '../../../games/kit/scene/scene';
import {
  type StageProgress,
  stageCoveredAtom,
  stageProgressAtom,
  stageShowAtom,
} from '../../shared/play/stageShow';
import { shownPopupAtom } from '../../shared/popups/popups';
import { userAtom } from '../../shared/session/user';
import { useTheme } from '../../theme/shown';

interface StageShowInput {
  readonly host: { readonly card: GameCard; readonly hand: Hand; readonly reducedMotion: boolean };
  readonly playback: RoundPlayback | null;
  /** Whether a bet is being sent. */
  readonly waiting: boolean;
  readonly bet: Json | null;
  /** Whether a sheet covers the scene. */
  readonly covered: boolean;
}

/** Puts a round on stage. Returns its progress; null before it has started. */
export function useStageShow({ host, ...input }: StageShowInput): StageProgress | null {
  const { card, hand, reducedMotion } = host;
  const { playback, waiting, bet, covered } = input;
  const setShow = useSetAtom(stageShowAtom);
  const { skin } = useTheme();
  const setCovered = useSetAtom(stageCoveredAtom);
  const popup = useAtomValue(shownPopupAtom) !== null;
  const progress = useAtomValue(stageProgressAtom);
  const ownFelt = useAtomValue(userAtom)?.looks.includes('FELT') === true;
  useEffect(() => {
    setShow({ card, skin, reducedMotion, playback, waiting, bet, hand, ownFelt });
  }, [setShow, card, skin, reducedMotion, playback, waiting, bet, hand, ownFelt]);
  useEffect(() => () => setShow(null), [setShow]);

  useEffect(() => setCovered(covered || popup), [setCovered, covered, popup]);
  useEffect(() => () => setCovered(false), [setCovered]);
  return progress !== null && progress.roundId === playback?.roundId ? progress : null;
}
