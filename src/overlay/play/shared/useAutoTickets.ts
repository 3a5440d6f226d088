import { useCallback, useEffect, useRef } from 'react';
import type { LiveRound, LiveTicket } from '../../../../contract/live';
import type { SharedBoardModule, SharedCard } from '../../../../games/kit/card';
import { endBeforeBet, type RunEnd } from '../../../../games/kit/rules/autoRun';
import type { Json } from '../../../../games/kit/rules/round';
import { currentTranslation } from '../../../i18n/i18n';
import { showToast } from '../../../shared/popups/toasts';
import type { AutoState, Going } from '../autoplay/autoState';
import { endRun } from '../autoplay/runs';
import { type Autoplay, useAutoplay } from '../autoplay/useAutoplay';
import type { Host } from '../useHost';
import type { LiveTable, TableView } from './live';
import type { useTickets } from './useTickets';

const PANELS = 2;

interface AutoTicketsInput {
  readonly host: Host<SharedCard>;
  readonly table: LiveTable | null;
  readonly view: TableView;
  readonly tickets: Pick<ReturnType<typeof useTickets>, 'join'>;
  /** Whether no bet is placed now, because the player has a result to read. */
  readonly isHeld: boolean;
}

/** Places the bets of each panel's run until a limit is reached or a bet is refused. */
export function useAutoTickets(input: AutoTicketsInput): Autoplay {
  const autoplay = useAutoplay(input.host, PANELS);
  useResults(input, autoplay);
  useNextBets(input, autoplay);
  return autoplay;
}

/** Counts the payouts of the runs' tickets and ends runs with their reason. Leaving the table ends all of them. */
function useResults({ table }: AutoTicketsInput, { runs, step, end }: Autoplay): void {
  const latest = useRef<readonly AutoState[]>(runs);
  latest.current = runs;
  useEffect(() => {
    const unsubscribe = table?.onPayout(({ ticket: { ticketId, panel, state, payout } }) => {
      if (state !== 'settled' || latest.current[panel]?.going?.ticketId !== ticketId) return;
      step(panel, { type: 'shown', payoutCentavos: payout });
    });
    return () => {
      unsubscribe?.();
      for (const panel of latest.current.keys()) end(panel, { type: 'drop' });
    };
  }, [table, step, end]);

  useEffect(() => {
    for (const [panel, { over }] of runs.entries()) {
      if (over === null) continue;
      announceEnd(over.why, over.tally.played);
      step(panel, { type: 'forget' });
    }
  }, [runs, step]);
}

const announceEnd = (why: string, played: number): void =>
  showToast({ text: currentTranslation().t(`play.autoOver.${why as RunEnd}`, { count: played }) });

/** Places the next bet of each run as soon as its panel is free. */
function useNextBets(
  { host, view, tickets: { join }, isHeld }: AutoTicketsInput,
  { runs, step, end }: Autoplay,
): void {
  const game = host.card.name;
  const betIn = host.parts?.board.betIn;
  const joining = useRef(new Set<number>());
  const place = useCallback(
    async (panel: number, { plan, runId }: Going, bet: Json) => {
      if (joining.current.has(panel)) return;
      joining.current.add(panel);
      const ticket = await join(panel, bet, plan.stakeCentavos, runId);
      joining.current.delete(panel);
      if (ticket !== null) return step(panel, { type: 'sent', ticketId: ticket.ticketId });
      step(panel, { type: 'drop' });
      if (runId === null) return;
      // A refused bet ends the run. The player has seen why, unless the server ended the run.
      const run = await endRun(game, runId);
      if (run !== null && run.ended !== null && run.ended !== 'stopped') announceEnd(run.ended, run.played);
    },
    [game, join, step],
  );

  const { link, busy, table: state } = view;
  useEffect(() => {
    if (state === null || link !== 'open' || isHeld) return;
    for (const [panel, { going }] of runs.entries()) {
      if (going === null || busy.includes(panel)) continue;
      const own = state.tickets.filter((ticket) => ticket.panel === panel && ticket.state === 'open');
      if (going.ticketId === null) {
        const bet = betNow(going.bet, state.round, betIn);
        if (bet !== null && own.length === 0 && endBeforeBet(going.plan, going.tally) === null)
          void place(panel, going, bet);
      } else if (!isKnown(state.tickets, going.ticketId)) {
        // Taken back, or settled while the table was not watched: the result is unknown, so the run ends.
        end(panel, { type: 'drop' });
      }
    }
  }, [runs, state, link, isHeld, busy, place, end, betIn]);
}

/** The bet of a run as it can be placed now; null while it has to wait. */
function betNow(bet: Json, round: LiveRound, betIn: SharedBoardModule['betIn']): Json | null {
  if (betIn === undefined) return bet;
  return round.phase === 'betting' ? betIn(bet, round.events) : null;
}

const isKnown = (tickets: readonly LiveTicket[], ticketId: string): boolean =>
  tickets.some((ticket) => ticket.ticketId === ticketId);
