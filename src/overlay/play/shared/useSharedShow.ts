import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { SharedCard } from '../../../../games/kit/card';
import type { Json } from '../../../../games/kit/rules/round';
import type { Hand } from '../../../../games/kit/scene/hand';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import { stageCoveredAtom, stageShowAtom } from '../../../shared/play/stageShow';
import { shownPopupAtom } from '../../../shared/popups/popups';
import { useTheme } from '../../../theme/shown';

interface SharedShowWishes {
  readonly card: SharedCard;
  readonly performance: RoundPlayback | null;
  readonly bet: Json | null;
  readonly hand: Hand;
  readonly calm: boolean;
  /** A sheet hides the picture. */
  readonly covered: boolean;
}

/** Puts a shared round, or a past one, on stage. */
export function useSharedShow({ card, performance, bet, hand, calm, covered }: SharedShowWishes): void {
  const setShow = useSetAtom(stageShowAtom);
  const { skin } = useTheme();
  const setCovered = useSetAtom(stageCoveredAtom);
  const popup = useAtomValue(shownPopupAtom) !== null;
  useEffect(() => {
    setShow({ card, skin, reducedMotion: calm, performance, waiting: false, bet, hand });
  }, [setShow, card, skin, calm, performance, bet, hand]);
  useEffect(() => () => setShow(null), [setShow]);
  useEffect(() => setCovered(covered || popup), [setCovered, covered, popup]);
  useEffect(() => () => setCovered(false), [setCovered]);
}
