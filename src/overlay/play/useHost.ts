import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useState } from 'react';
import type { BoardProps, InstantCard } from '../../../games/kit/card';
import { AMOUNT_MAX, type Centavos } from '../../../games/kit/rules/money';
import type { Json } from '../../../games/kit/rules/round';
import { winTier } from '../../../games/kit/rules/tier';
import { Hand } from '../../../games/kit/scene/hand';
import { useTranslation } from '../../i18n/i18n';
import { publicConfigAtom } from '../../shared/config/config';
import { onlineAtom } from '../../shared/online';
import { boardMemory, type PlayMode, remember, rememberHabits } from '../../shared/play/play';
import { showToast } from '../../shared/popups/toasts';
import { useRealityCheck } from '../../shared/safer-play/useRealityCheck';
import { playCue } from '../../stage/sound';
import { useAuto } from './instant/useAutoRounds';
import { useExclusionNotice } from './useExclusionNotice';
import type { SheetView } from './sheetView';
import { useReducedMotion } from './useReducedMotion';
import { useFocusFrame } from './useFocusFrame';
import { useGameKeys } from './useGameKeys';
import { useMode } from './useMode';
import { useParts } from './useParts';
import { useVisit } from './useVisit';
import { type RoundState, takesBets } from './instant/roundState';
import { useRound } from './instant/useRound';
import { useRounds } from './instant/useRounds';
import { skipShow, useStageShow } from './useStageShow';
import { useRealPlaySuggestion } from './useRealPlaySuggestion';
import { useTapToEnd } from './useTapToEnd';
import { useWallet } from './useWallet';

/** What a game of single rounds is played with: its round, its run, its wallet, and what lies over it. */
export function useHost(card: InstantCard, asked: string | null, free: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const calm = useReducedMotion();
  const { mode, setMode } = useMode(card, asked);
  const [view, setView] = useState<SheetView | null>(null);
  const [tooLow, setTooLow] = useState<Centavos | null>(null);
  const [draft, setDraft] = useState<Json | null>(null);
  const [hand] = useState(() => new Hand());
  const covered = view !== null || tooLow !== null;

  const loaded = useParts(card);
  const parts = loaded.state === 'ready' ? loaded.parts : null;
  const round = useRound({ card, mode, onTooLow: useCallback((stake: Centavos) => setTooLow(stake), []) });
  const { state } = round;
  const { events, over } = useStageShow({
    card,
    state,
    bet: draft,
    hand,
    calm,
    covered,
    onReveal: round.reveal,
  });
  const rounds = useRounds(card.name, mode, state);
  const wallet = useWallet(card.name, mode, state);
  const skip = useCallback(() => void skipShow(card, state, calm), [card, state, calm]);
  const { balanceCentavos } = wallet;
  const auto = useAuto({ card, mode, round, balanceCentavos, covered, over, onSkip: skip });
  useFocusFrame(free);
  useVisit(card, setMode);
  useRealityCheck(mode, takesBets(state));
  useExclusionNotice(mode);
  useGameKeys();
  useTapToEnd(!over, skip);

  const changeMode = (next: PlayMode) => {
    if (!takesBets(state)) return showToast({ text: t('play.roundRunning') });
    auto.end('stopped');
    round.clear();
    setMode(next);
  };
  useRealPlaySuggestion({
    card,
    mode,
    state,
    over: over && auto.run === null,
    onReal: () => changeMode('real'),
    returnPercent: parts?.board.returnPercent,
  });
  const lastBet = state.shown?.round.bet ?? state.sent?.bet ?? rounds.list[0]?.bet ?? null;
  const keep = useMemory(card.name, setDraft);
  return {
    ...{ mode, changeMode, view, setView, tooLow, setTooLow },
    ...{ loaded, parts, round, rounds, wallet, auto, over, loud: !over && isLoud(state.shown), calm },
    board: {
      ...useLimits(card.name, mode),
      ...keep,
      formatAmount: wallet.format,
      balanceCentavos,
      phase: state.phase,
      events,
      acts: state.shown?.performance.acts ?? [],
      lastBet,
      replay: state.shown?.replay === true,
      reducedMotion: calm,
      hand,
      auto: auto.run,
      onBet: (bet, stakeCentavos) => {
        auto.forget();
        round.bet(bet, stakeCentavos);
      },
      onAuto: auto.ask,
      onAutoStop: () => auto.end('stopped'),
      onAct: round.act,
      onCue: playCue,
      onRules: () => setView({ name: 'rules' }),
      onNotice: (text) => showToast({ text }),
      onSkip: skip,
    } satisfies Omit<BoardProps, 'translate'>,
  };
}

/** Whether a result fills the picture: then nothing else is written over it, and it can be ended early. */
function isLoud(shown: RoundState['shown']): boolean {
  if (shown === null) return false;
  const tier = winTier(shown.round.stake, shown.round.payout);
  return tier === 'big' || tier === 'mega';
}

/** What the house allows at this table, and what stands in the way of betting just now. */
function useLimits(game: string, mode: PlayMode) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const config = useAtomValue(publicConfigAtom);
  return {
    ...boardMemory(game),
    exposureMaxCentavos: config?.exposureMax ?? AMOUNT_MAX,
    lockedBecause: !online && mode === 'real' ? t('play.offline') : null,
  };
}

/** Keeps what the board wants to find again. */
function useMemory(game: string, onDraft: (bet: Json | null) => void) {
  return {
    onDraft: useCallback(
      (bet: Json | null) => {
        onDraft(bet);
        remember(game, { draft: bet });
      },
      [game, onDraft],
    ),
    onHabits: (habits: Json) => rememberHabits(game, habits),
  };
}
