import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { GameCard } from '../../../games/kit/card';
import type { Centavos } from '../../../games/kit/rules/money';
import type { Json } from '../../../games/kit/rules/round';
import { Hand } from '../../../games/kit/scene/hand';
import { reportEvent } from '../../shared/missions/reportEvent';
import { onlineAtom } from '../../shared/online';
import { boardMemory, type PlayMode, rememberHabits } from '../../shared/play/play';
import { showToast } from '../../shared/popups/toasts';
import { useReducedMotion } from '../../shared/useReducedMotion';
import { playCue } from '../../stage/sound/sound';
import type { SheetView } from './sheetView';
import { useBetChecks } from './useBetChecks';
import { useExposureMax } from './useExposureMax';
import { useMode } from './useMode';
import { useParts } from './useParts';

/** What every open game has, instant or shared. */
export interface Host<Card extends GameCard = GameCard> extends ReturnType<typeof useHost<Card>> {}

/** The common part of an open game: wallet, strings and board, sheets, and the checks before a bet. */
export function useHost<Card extends GameCard>(card: Card, requestedMode: PlayMode | null) {
  const { mode, setMode } = useMode(card, requestedMode);
  const [view, setView] = useState<SheetView | null>(null);
  const [tooLow, setTooLow] = useState<Centavos | null>(null);
  const [hand] = useState(() => new Hand());
  const online = useAtomValue(onlineAtom);
  const exposureMaxCentavos = useExposureMax(card.name);
  const reducedMotion = useReducedMotion();
  const loaded = useParts(card);
  useEffect(() => reportEvent('gamePage'), []);
  return {
    ...{
      card,
      requestedMode,
      mode,
      setMode,
      view,
      setView,
      tooLow,
      setTooLow,
      hand,
      online,
      reducedMotion,
      loaded,
    },
    parts: loaded.state === 'ready' ? loaded.parts : null,
    /** Whether a sheet covers the scene. */
    covered: view !== null || tooLow !== null,
    checks: useBetChecks({ card, mode, onTooLow: setTooLow }),
    /** Props common to all boards. */
    board: {
      exposureMaxCentavos,
      reducedMotion,
      habits: boardMemory(card.name).habits,
      onHabits: (habits: Json) => rememberHabits(card.name, habits),
      onCue: playCue,
      onRules: () => setView({ name: 'rules' }),
      onFairness: () => setView({ name: 'fairness' }),
      onNotice: (text: string) => showToast({ text }),
    },
  };
}
