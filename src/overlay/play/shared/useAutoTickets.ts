import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveRound, LiveTicket } from '../../../../contract/live';
import type { AutoRun, SharedBoardModule } from '../../../../games/kit/card';
import {
  afterRound,
  endBeforeBet,
  RUN_START,
  type RunEnd,
  type RunPlan,
  type RunTally,
} from '../../../../games/kit/rules/autoRun';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import { currentTranslation } from '../../../i18n/i18n';
import type { PlayMode } from '../../../shared/play/play';
import { showToast } from '../../../shared/popups/toasts';
import type { LiveTable, TableView } from './live';
import type { useSharedBets } from './useSharedBets';
import { endRun, registerRun } from '../autoplay/runs';

/** A panel that bets by itself. */
interface Run {
  readonly plan: RunPlan;
  readonly bet: Json;
  /** The server's number of it; null in demo. */
  readonly runId: string | null;
  readonly tally: RunTally;
  /** The bet on its way; null between rounds. */
  readonly ticketId: string | null;
}

/** A run that the player is about to describe. */
interface Asked {
  readonly panel: number;
  readonly bet: Json;
  readonly stakeCentavos: Centavos;
}

const PANELS = [0, 1];
const NONE: readonly (Run | null)[] = PANELS.map(() => null);

interface RunWishes {
  readonly game: string;
  readonly mode: PlayMode;
  readonly table: LiveTable | null;
  readonly view: TableView;
  readonly bets: Pick<ReturnType<typeof useSharedBets>, 'mayBet' | 'join'>;
  /** Fits a bet to the round that takes bets; see the board's module. */
  readonly betIn: SharedBoardModule['betIn'];
}

/** Bets round after round from each panel that was told to, until a limit is reached or a bet is refused. */
export function useRuns(wishes: RunWishes) {
  const { game, mode, bets } = wishes;
  const [runs, setRuns] = useState(NONE);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);

  const change = useCallback((panel: number, step: (run: Run) => Run | null) => {
    setRuns((before) => before.map((run, index) => (run === null || index !== panel ? run : step(run))));
  }, []);
  /** Places no further bet of a run; one that rides still counts. */
  const end = useCallback(
    (panel: number, run: Run) => {
      change(panel, () => null);
      if (run.runId !== null) void endRun(game, run.runId);
    },
    [game, change],
  );
  useOutcomes(wishes, runs, setRuns, change);
  useNextBets(wishes, runs, change, end);

  const start = async (plan: RunPlan) => {
    // What is missing is asked for first; then the player decides anew.
    if (asked === null || !bets.mayBet(asked.stakeCentavos, () => undefined)) return setAsked(null);
    const { panel, bet } = asked;
    setBusy(true);
    try {
      const runId = mode === 'real' ? await registerRun(game, bet, plan, panel) : null;
      const begun: Run = { plan, bet, runId, tally: RUN_START, ticketId: null };
      setRuns((before) => before.map((run, index) => (index === panel ? begun : run)));
      setAsked(null);
    } catch {
      // The player has been told by the call itself; the sheet stays for another try.
    } finally {
      setBusy(false);
    }
  };

  return {
    auto: runs.map((run): AutoRun | null =>
      run === null
        ? null
        : { roundsLeft: run.plan.rounds - run.tally.played - (run.ticketId === null ? 0 : 1) },
    ),
    asked,
    busy,
    ask: (panel: number, bet: Json, stakeCentavos: Centavos) => setAsked({ panel, bet, stakeCentavos }),
    dismiss: () => setAsked(null),
    start: (plan: RunPlan) => void start(plan),
    stop: (panel: number) => {
      const run = runs[panel] ?? null;
      if (run !== null) end(panel, run);
    },
  };
}

type Runs = readonly (Run | null)[];
type Change = (panel: number, step: (run: Run) => Run | null) => void;

/** Counts what the runs' bets came to, and says why a run is over. A table that is left ends all of them. */
function useOutcomes(
  { game, table }: RunWishes,
  runs: Runs,
  setRuns: (runs: Runs) => void,
  change: Change,
): void {
  const current = useRef(runs);
  current.current = runs;
  useEffect(() => {
    const deaf = table?.onPayout(({ ticket }) => {
      if (ticket.state !== 'settled') return;
      const run = current.current[ticket.panel];
      if (run?.ticketId !== ticket.ticketId) return;
      const { tally, end } = afterRound(run.plan, run.tally, ticket.payout);
      if (end !== null) tellEnd(end, tally.played);
      change(ticket.panel, () => (end === null ? { ...run, tally, ticketId: null } : null));
    });
    return () => {
      deaf?.();
      for (const run of current.current) if (run?.runId != null) void endRun(game, run.runId);
      setRuns(NONE);
    };
  }, [game, table, setRuns, change]);
}

const tellEnd = (why: RunEnd | 'replaced', played: number): void =>
  showToast({ text: currentTranslation().t(`play.autoOver.${why}`, { count: played }) });

/** Places the next bet of each run as soon as its panel is free. */
function useNextBets(
  { game, view, bets: { join }, betIn }: RunWishes,
  runs: Runs,
  change: Change,
  end: (panel: number, run: Run) => void,
): void {
  const asking = useRef(new Set<number>());
  const place = useCallback(
    async (panel: number, run: Run, bet: Json) => {
      if (asking.current.has(panel)) return;
      asking.current.add(panel);
      const ticket = await join(panel, bet, run.plan.stakeCentavos, run.runId);
      asking.current.delete(panel);
      change(panel, (now) => (ticket === null ? null : { ...now, ticketId: ticket.ticketId }));
      if (ticket !== null || run.runId === null) return;
      // A bet that was not taken ends the run: the player has been told why, unless the server ended it.
      const stood = await endRun(game, run.runId);
      if (stood !== null && stood.ended !== null && stood.ended !== 'stopped')
        tellEnd(stood.ended, stood.played);
    },
    [game, join, change],
  );

  const { link, busy, table: state } = view;
  useEffect(() => {
    if (state === null || link !== 'open') return;
    for (const [panel, run] of runs.entries()) {
      if (run === null || busy.includes(panel)) continue;
      const own = state.tickets.filter((ticket) => ticket.panel === panel && ticket.state === 'open');
      if (run.ticketId === null) {
        const bet = betNow(run.bet, state.round, betIn);
        if (bet !== null && own.length === 0 && endBeforeBet(run.plan, run.tally) === null)
          void place(panel, run, bet);
      } else if (!isKnown(state.tickets, run.ticketId)) {
        // Taken back, or settled while nobody looked: what it came to is not known, so the run does not go on.
        end(panel, run);
      }
    }
  }, [runs, state, link, busy, place, end, betIn]);
}

/** The bet of a run as it can be made just now; null while it has to wait. */
function betNow(bet: Json, round: LiveRound, betIn: SharedBoardModule['betIn']): Json | null {
  if (betIn === undefined) return bet;
  return round.phase === 'betting' ? betIn(bet, round.events) : null;
}

const isKnown = (tickets: readonly LiveTicket[], ticketId: string): boolean =>
  tickets.some((ticket) => ticket.ticketId === ticketId);
