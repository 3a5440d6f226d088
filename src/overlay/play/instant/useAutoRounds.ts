import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { GameCard } from '../../../../games/kit/card';
import type { RunPlan } from '../../../../games/kit/rules/autoRun';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import { type WinTier, winTier } from '../../../../games/kit/rules/tier';
import { currentTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import type { PlayMode } from '../../../shared/play/play';
import { shownPopupAtom } from '../../../shared/popups/popups';
import { showToast } from '../../../shared/popups/toasts';
import { useVisible } from '../../../stage/visible';
import { takesBets } from './roundState';
import type { BetEnd, useRound } from './useRound';
import { autoRunOf, type Going, NO_RUN, type RunOver, stepAuto } from '../autoplay/autoState';
import { endRun, keepOpenRun, type OpenRun, registerRun, takeOpenRun } from '../autoplay/runs';

/** How long a result stands before the next round of a run, by how much there is to see. */
const PAUSE_MS: Readonly<Record<WinTier, number>> = {
  loss: 900,
  returned: 1_000,
  small: 1_500,
  big: 2_600,
  mega: 4_500,
};
const FIRST_MS = 150;
/** A celebration that is cut short is over for a moment before the next bet goes out. */
const AFTER_SHOW_MS = 350;
/** A run that has waited so long for the network is over. */
const OFFLINE_LATEST_MS = 120_000;

interface AutoWishes {
  readonly card: GameCard;
  readonly mode: PlayMode;
  readonly round: ReturnType<typeof useRound>;
  readonly balanceCentavos: Centavos;
  /** A sheet hides the table. */
  readonly covered: boolean;
  /** No celebration runs. */
  readonly over: boolean;
  readonly onSkip: () => void;
}

/** Bets by itself, round after round, until a limit of the player's is reached or something comes in the way. */
export function useAuto(wishes: AutoWishes) {
  const { card, mode, round, covered } = wishes;
  const game = card.name;
  const [state, step] = useReducer(stepAuto, NO_RUN);
  const [asked, setAsked] = useState<{ readonly bet: Json; readonly stakeCentavos: Centavos } | null>(null);
  const [busy, setBusy] = useState(false);
  const { going } = state;

  const end = useCallback(
    (why: RunOver) => {
      step({ type: 'end', why });
      if (going?.runId != null) void endRun(game, going.runId);
    },
    [game, going],
  );

  const start = async (plan: RunPlan) => {
    if (asked === null) return;
    // What is missing is asked for first; then the player decides anew.
    if (!round.mayBet(asked.stakeCentavos, () => undefined)) return setAsked(null);
    setBusy(true);
    try {
      const runId = mode === 'real' ? await registerRun(game, asked.bet, plan) : null;
      step({ type: 'begin', bet: asked.bet, plan, runId });
      setAsked(null);
    } catch {
      // The player has been told by the call itself; the sheet stays for another try.
    } finally {
      setBusy(false);
    }
  };

  const waits = useNextRound(wishes, going, covered || asked !== null, step, end);
  useShownRound(round, going, step);
  useLeaving(game, going);

  return {
    state,
    run: autoRunOf(state),
    /** No run goes on, and no note of one stands. */
    quiet: going === null && state.over === null,
    waits,
    asked,
    busy,
    ask: (bet: Json, stakeCentavos: Centavos) => setAsked({ bet, stakeCentavos }),
    dismiss: () => setAsked(null),
    start: (plan: RunPlan) => void start(plan),
    end,
    forget: useCallback(() => step({ type: 'forget' }), []),
  };
}

type Step = Parameters<typeof stepAuto>[1];

/** Places the next round once the last one has been seen. Returns whether it waits for the network. */
function useNextRound(
  wishes: AutoWishes,
  going: Going | null,
  covered: boolean,
  step: (step: Step) => void,
  end: (why: RunOver) => void,
): boolean {
  const online = useAtomValue(onlineAtom) || wishes.mode === 'demo';
  const popup = useAtomValue(shownPopupAtom) !== null;
  const visible = useVisible();
  const latest = useRef({ ...wishes, end });
  latest.current = { ...wishes, end };
  const idle = going !== null && !going.pending && takesBets(wishes.round.state);
  const free = idle && !covered && !popup && visible && online;

  useEffect(() => {
    if (!free || going === null) return;
    let timer = setTimeout(
      () => {
        if (latest.current.over) return place();
        latest.current.onSkip();
        timer = setTimeout(place, AFTER_SHOW_MS);
      },
      pauseBefore(going, latest.current.round),
    );
    const place = () => {
      const { round, balanceCentavos } = latest.current;
      if (balanceCentavos < going.plan.stakeCentavos) return latest.current.end('balance');
      step({ type: 'sent' });
      void round.betInRun(going.bet, going.plan.stakeCentavos, going.runId).then(async (came) => {
        if (came === 'settled') return;
        step({ type: 'failed', why: await reasonOf(came, latest.current.card.name, going) });
      });
    };
    return () => clearTimeout(timer);
  }, [free, going, step]);

  const waits = idle && !online;
  useEffect(() => {
    if (!waits) return;
    const late = setTimeout(() => latest.current.end('offline'), OFFLINE_LATEST_MS);
    return () => clearTimeout(late);
  }, [waits]);
  return waits;
}

function pauseBefore({ tally }: Going, { state: { shown } }: AutoWishes['round']): number {
  if (tally.played === 0 || shown === null) return FIRST_MS;
  return PAUSE_MS[winTier(shown.round.stake, shown.round.payout)];
}

const REASONS: Readonly<Record<Exclude<BetEnd, 'settled' | 'runOver'>, RunOver>> = {
  tooLow: 'balance',
  unknown: 'offline',
  left: 'left',
  birthday: 'refused',
  refused: 'refused',
};

/** Why a round of the run was not played. The server hears that the run is over, and knows why if it ended it. */
async function reasonOf(came: Exclude<BetEnd, 'settled'>, game: string, { runId }: Going): Promise<RunOver> {
  const run = runId === null ? null : endRun(game, runId);
  return came === 'runOver' ? ((await run)?.ended ?? 'refused') : REASONS[came];
}

/** Counts a round of the run once its result is on show. */
function useShownRound({ state }: AutoWishes['round'], going: Going | null, step: (step: Step) => void) {
  const { phase, shown } = state;
  const payoutCentavos =
    going?.pending === true && phase === 'result' && shown?.replay === false ? shown.round.payout : null;
  useEffect(() => {
    if (payoutCentavos !== null) step({ type: 'shown', payoutCentavos });
  }, [payoutCentavos, step]);
}

/** A game that is left takes its run along, and so does a reload. */
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
