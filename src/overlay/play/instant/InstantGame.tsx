import { useCallback, useState } from 'react';
import type { InstantCard } from '../../../../games/kit/card';
import type { Json } from '../../../../games/kit/rules/round';
import { winTier } from '../../../../games/kit/rules/tier';
import { useTranslation } from '../../../i18n/i18n';
import { usePauseEnd } from '../../../shared/play/pace';
import { boardMemory, type PlayMode, remember } from '../../../shared/play/play';
import { Skeleton } from '../../../ui/text/Skeleton';
import * as css from '../GamePage.css';
import { Sheets } from '../lazySheets';
import { OpenGame } from '../OpenGame';
import type { RoundSource } from '../roundSource';
import { WideSide } from '../statistics/lazySide';
import { type Host, useHost } from '../useHost';
import { useStageShow } from '../useStageShow';
import { useWallet } from '../useWallet';
import { type InstantBoard, RoundArea } from './RoundArea';
import { heldBackCentavos, type RoundState, takesBets } from './roundState';
import { useAutoRounds } from './useAutoRounds';
import { usePace } from './usePace';
import { skipShow, useReveal } from './useReveal';
import { useRound } from './useRound';
import { useRounds } from './useRounds';
import { useSeal } from './useSeal';
import { useTapToSkip } from './useTapToSkip';

interface InstantGameProps {
  readonly card: InstantCard;
  /** The wallet named in the address. */
  readonly requestedMode: PlayMode | null;
}

/** The page of an instant game: each bet is a round of its own. */
export function InstantGame({ card, requestedMode }: InstantGameProps) {
  const host = useHost(card, requestedMode);
  return <OpenGame host={host} source={useInstantRounds(host)} />;
}

const FIELDS = [0, 1, 2, 3, 4, 5];

/** Rounds of an instant game: a bet is sent, and its settled round is played on stage. */
function useInstantRounds(host: Host<InstantCard>): RoundSource {
  const { t } = useTranslation();
  const { card, mode, parts, hand, reducedMotion, online } = host;
  const { draft, onDraft } = useDraft(card.name);
  const round = useRound(host);
  const { state, reveal } = round;
  const { shown } = state;
  const progress = useStageShow({
    host,
    playback: shown?.playback ?? null,
    waiting: state.phase === 'waiting',
    bet: draft,
    covered: host.covered,
  });
  const { events, over } = useReveal(state, progress, reveal);
  const rounds = useRounds(host, state);
  const pauseEndsAtMs = usePauseEnd(card.name);
  const wallet = useWallet(card.name, mode, heldBackCentavos(state, mode));
  const { balanceCentavos } = wallet;
  const skip = useCallback(() => void skipShow(card, state, reducedMotion), [card, state, reducedMotion]);
  const share = usePace(host, state, over);
  const auto = useAutoRounds({ host, round, balanceCentavos, over, share, onSkip: skip });
  useTapToSkip(state.phase === 'playing' && !host.covered, () =>
    skipShow(card, state, reducedMotion, 'result'),
  );
  const seal = useSeal(host);
  const loud = !over && isLoud(shown);

  const statistics = { game: card.name, mode, own: rounds, past: null, isIdle: takesBets(state) };
  const board: InstantBoard = {
    ...host.board,
    draft: boardMemory(card.name).draft,
    onDraft,
    formatAmount: wallet.format,
    balanceCentavos,
    phase: state.phase,
    events,
    acts: shown?.playback.acts ?? [],
    lastBet: shown?.round.bet ?? state.sent?.bet ?? rounds.list[0]?.bet ?? null,
    replay: shown?.replay === true,
    lockedBecause: !online && mode === 'real' ? t('play.offline') : null,
    pauseEndsAtMs: mode === 'real' || share < 1 ? pauseEndsAtMs : null,
    hand,
    seal,
    auto: auto.run,
    onBet: (bet, stakeCentavos) => {
      auto.forget();
      round.bet(bet, stakeCentavos);
    },
    onAuto: (bet, stakeCentavos) => auto.ask(0, bet, stakeCentavos),
    onAutoStop: () => auto.end('stopped'),
    onAct: round.act,
    onSkip: skip,
  };
  return {
    wallet,
    attributes: { 'data-phase': state.phase },
    isIdle: takesBets(state),
    celebration: { isRunning: !over, end: skip },
    suggestsRealPlay: state.phase === 'result' && over && auto.run === null && shown?.replay === false,
    modeLock: takesBets(state) ? null : 'play.roundRunning',
    leaveMode: () => {
      auto.end('stopped');
      round.clear();
    },
    replay: {
      isReady: true,
      isLocked: false,
      start: (past) => {
        auto.end('stopped');
        round.replay(past);
      },
    },
    autoplay: auto.sheet,
    overScene: <RoundArea {...{ host, round, rounds, wallet, auto, board, over, loud, share }} />,
    board: parts !== null && (
      <>
        {/* The note of a run takes the place of the hint. */}
        {loud && auto.quiet && <p className={css.tapToEnd}>{t('play.tapToEnd')}</p>}
        <parts.board.Board key={mode} {...board} translate={parts.translate} />
      </>
    ),
    boardSkeleton: (
      <>
        <Skeleton height="2.75rem" radius="0.8rem" />
        <div className={css.skeletonRow}>
          {FIELDS.map((field) => (
            <Skeleton key={field} height="clamp(3.1rem, 11dvh, 5.75rem)" radius="0.9rem" />
          ))}
        </div>
        <Skeleton height="3rem" radius="1.5rem" />
        <Skeleton height="3.5rem" radius="1.75rem" />
      </>
    ),
    sheets: (actions) => <Sheets {...{ host, actions, rounds, wallet, statistics }} />,
    side: <WideSide host={host} source={statistics} wallet={wallet} bets={null} />,
  };
}

/** Whether a celebration fills the scene. Nothing else is shown over it then, and a tap ends it. */
function isLoud(shown: RoundState['shown']): boolean {
  if (shown === null) return false;
  const tier = winTier(shown.round.stake, shown.round.payout);
  return tier === 'big' || tier === 'mega';
}

/** The bet being built, restored at the next visit. */
function useDraft(game: string) {
  const [draft, setDraft] = useState<Json | null>(null);
  const onDraft = useCallback(
    (bet: Json | null) => {
      setDraft(bet);
      remember(game, { draft: bet });
    },
    [game],
  );
  return { draft, onDraft };
}
