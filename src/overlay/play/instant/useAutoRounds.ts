import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { stakeOf } from '../../../../games/kit/rules/autoRun';
import type { Centavos } from '../../../../games/kit/rules/money';
import { betAtPercent } from '../../../../games/kit/rules/runStakes';
import { type WinTier, winTier } from '../../../../games/kit/rules/tier';
import { currentTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import { pauseLeftMs } from '../../../shared/play/pace';
import { shownPopupAtom } from '../../../shared/popups/popups';
import { showToast } from '../../../shared/popups/toasts';
import { useVisible } from '../../../stage/visible';
import { type AutoStep, type Going, NO_RUN, type RunOver } from '../autoplay/autoState';
import { endRun, keepOpenRun, type OpenRun, takeOpenRun } from '../autoplay/runs';
import { type Autoplay, useAutoplay } from '../autoplay/useAutoplay';
import type { Host } from '../useHost';
import { takesBets } from './roundState';
import type { BetEnd, useRound } from './useRound';

/** How long a result is shown before the next round of a run, in ms, by win tier. */
const PAUSE_MS: Readonly<Record<WinTier, number>> = {
  loss: 900,
  returned: 1_000,
  small: 1_500,
  big: 2_600,
  mega: 4_500,
};
const FIRST_MS = 150;
/** The pause, in ms, between a celebration cut short and the next bet. */
const AFTER_SHOW_MS = 350;
/** A run ends after waiting this long for the network, in ms. */
const OFFLINE_LATEST_MS = 120_000;

interface AutoRoundsInput {
  readonly host: Host;
  readonly round: ReturnType<typeof useRound>;
  readonly balanceCentavos: Centavos;
  /** Whether no celebration is running. */
  readonly over: boolean;
  /** The share of the usual durations that a round takes. */
  readonly share: number;
  readonly onSkip: () => void;
}

/** Places bets automatically until a limit of the run is reached or something interrupts it. */
export function useAutoRounds(input: AutoRoundsInput) {
  const { host, round } = input;
  const game = host.card.name;
  const autoplay = useAutoplay(host, 1);
  const { end: endPanel, step: stepPanel } = autoplay;
  const [state = NO_RUN] = autoplay.runs;
  const { going } = state;
  const step = useCallback((next: AutoStep) => stepPanel(0, next), [stepPanel]);
  const end = useCallback((why: RunOver) => endPanel(0, { type: 'end', why }), [endPanel]);

  const waits = useNextRound(input, going, autoplay.draft, step, end);
  useShownResult(round, going, step);
  useLeaving(game, going);
  return {
    state,
    run: autoplay.auto[0] ?? null,
    /** Whether there is neither an active run nor a note about one. */
    quiet: going === null && state.over === null,
    /** Whether the next round waits for the network. */
    waits,
    sheet: autoplay.sheet,
    ask: autoplay.ask,
    end,
    forget: useCallback(() => step({ type: 'forget' }), [step]),
  };
}

/** Places the next bet once the last result has been seen. Returns whether it waits for the network. */
function useNextRound(
  input: AutoRoundsInput,
  going: Going | null,
  draft: Autoplay['draft'],
  step: (step: AutoStep) => void,
  end: (why: RunOver) => void,
): boolean {
  const { host, round } = input;
  const online = useAtomValue(onlineAtom) || host.mode === 'demo';
  const popup = useAtomValue(shownPopupAtom) !== null;
  const visible = useVisible();
  const latest = useRef(input);
  latest.current = input;
  const idle = going !== null && !going.pending && takesBets(round.state);
  const free = idle && !host.covered && draft === null && !popup && visible && online;

  useEffect(() => {
    if (!free || going === null) return;
    let timer = setTimeout(
      () => {
        if (latest.current.over) return place();
        latest.current.onSkip();
        timer = setTimeout(place, AFTER_SHOW_MS * latest.current.share);
      },
      pauseBefore(going, latest.current),
    );
    const place = () => {
      const { round: current, balanceCentavos } = latest.current;
      const stake = stakeOf(going.plan, going.tally);
      if (balanceCentavos < stake) return end('balance');
      step({ type: 'sent' });
      const bet = betAtPercent(going.bet, going.tally.stakePercent);
      void current.betInRun(bet, stake, going.runId).then(async (result) => {
        if (result === 'settled') return;
        step({ type: 'failed', why: await reasonOf(result, latest.current.host.card.name, going) });
      });
    };
    return () => clearTimeout(timer);
  }, [free, going, step, end]);

  const waits = idle && !online;
  useEffect(() => {
    if (!waits) return;
    const late = setTimeout(() => end('offline'), OFFLINE_LATEST_MS);
    return () => clearTimeout(late);
  }, [waits, end]);
  return waits;
}

/** How long the next round waits: until the last result has been seen, and the least time since its bet is over. */
function pauseBefore({ tally }: Going, { host, round, share }: AutoRoundsInput): number {
  const { shown } = round.state;
  const isFirst = tally.played === 0 || shown === null;
  const showMs = isFirst ? FIRST_MS : PAUSE_MS[winTier(shown.round.stake, shown.round.payout)] * share;
  return host.mode === 'demo' && share === 1 ? showMs : Math.max(showMs, pauseLeftMs(host.card.name));
}

const REASONS: Readonly<Record<Exclude<BetEnd, 'settled' | 'runOver'>, RunOver>> = {
  tooLow: 'balance',
  unknown: 'offline',
  left: 'left',
  birthday: 'refused',
  refused: 'refused',
};

/**
 * Why a round of the run was not played. Tells the server that the run has ended, and asks it for the reason if the
 * server ended it.
 */
async function reasonOf(end: Exclude<BetEnd, 'settled'>, game: string, { runId }: Going): Promise<RunOver> {
  const run = runId === null ? null : endRun(game, runId);
  return end === 'runOver' ? ((await run)?.ended ?? 'refused') : REASONS[end];
}

/** Counts a round of the run once its result is shown. */
function useShownResult(
  { state }: AutoRoundsInput['round'],
  going: Going | null,
  step: (step: AutoStep) => void,
) {
  const { phase, shown } = state;
  const payoutCentavos =
    going?.pending === true && phase === 'result' && shown?.replay === false ? shown.round.payout : null;
  useEffect(() => {
    if (payoutCentavos !== null) step({ type: 'shown', payoutCentavos });
  }, [payoutCentavos, step]);
}

/** Leaving the game or reloading ends its run; the player is notified. */
function useLeaving(game: string, going: Going | null) {
  const latest = useRef(going);
  latest.current = going;
  const runId = going?.runId ?? null;
  const played = going?.tally.played ?? null;
  useEffect(() => {
    const before = takeOpenRun(game);
    if (before !== null) leave(before);
  }, [game]);
  useEffect(() => {
    keepOpenRun(played === null ? null : { game, runId, played });
  }, [game, runId, played]);
  useEffect(
    () => () => {
      const run = latest.current;
      if (run === null) return;
      keepOpenRun(null);
      leave({ game, runId: run.runId, played: run.tally.played });
    },
    [game],
  );
}

function leave({ game, runId, played }: OpenRun): void {
  if (runId !== null) void endRun(game, runId);
  showToast({ text: currentTranslation().t('play.autoOver.left', { count: played }) });
}
