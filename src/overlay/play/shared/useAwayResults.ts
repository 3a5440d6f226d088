import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ERRORS } from '../../../../contract/envelope';
import type { SettledRound } from '../../../../contract/play';
import { currentTranslation } from '../../../i18n/i18n';
import { ApiError } from '../../../shared/api/apiError';
import type { PlayMode } from '../../../shared/play/play';
import { loadRound, refreshRounds } from '../../../shared/play/rounds';
import { showToast } from '../../../shared/popups/toasts';
import { uidAtom } from '../../../shared/session/session';
import { realTimer } from '../../../shared/timer';
import { type AwayBet, awayBetsAtom, forgetAway, rememberAway, returnTo } from './awayBets';
import type { TableClock, TableView } from './live';
import type { TableState } from './liveTable';

/** The server stores a result as its round ends; until then it is asked again at this interval, in ms. */
const ASK_AGAIN_MS = 700;
/** A bet that is neither at the table nor in the history after so many tries was refunded with its round. */
const TRIES_MAX = 6;

interface AwayInput {
  readonly game: string;
  readonly mode: PlayMode;
  readonly view: TableView;
  /** Null until the table is known. */
  readonly clock: TableClock | null;
}

/** A result that the player has not read yet. */
export interface AwayResult {
  readonly bet: AwayBet;
  readonly round: SettledRound;
}

/**
 * Results of bets that were open when the connection was lost, one after the other, until the player has read each.
 * `isPending` says whether there are any, known or not.
 */
export function useAwayResults({ game, mode, view, clock }: AwayInput) {
  const uid = useAtomValue(uidAtom);
  const bets = useAtomValue(awayBetsAtom);
  const [result, setResult] = useState<AwayResult | null>(null);
  const { cut, table, link } = view;
  const isReal = mode === 'real';

  useEffect(() => {
    if (!isReal || uid === null || cut === null || table === null || clock === null) return;
    const { roundNumber, openedAt } = table.round;
    const cutAtMs = cut.atMs - clock.at(openedAt);
    rememberAway({ uid, game, roundNumber, openedAt, cutAtMs }, table.tickets);
  }, [isReal, uid, game, cut, table, clock]);

  useEffect(() => {
    if (!isReal || uid === null || link !== 'open' || table === null || clock === null) return;
    returnTo({ uid, game }, table.tickets, clock.nowMs() - clock.at(0));
  }, [isReal, uid, game, link, table, clock]);

  const own = isReal ? bets.filter((bet) => bet.uid === uid && bet.game === game) : [];
  const next = own.find(({ ticketId }) => isOver(ticketId, table)) ?? null;
  const isAsked = next !== null && link === 'open' && table !== null;
  const isAtTable = useRef(false);
  isAtTable.current = table?.tickets.some(({ ticketId }) => ticketId === next?.ticketId) ?? false;
  useEffect(() => {
    if (!isAsked || next === null || result?.bet.ticketId === next.ticketId) return;
    let cancel = () => {};
    let isLeft = false;
    const ask = (triesLeft: number) => {
      loadRound(game, next.ticketId, true).then(
        (round) => {
          if (isLeft) return;
          setResult({ bet: next, round });
          refreshRounds(game);
        },
        (error: unknown) => {
          if (isLeft) return;
          const isUnknown = isNotFound(error) && !isAtTable.current;
          if (isUnknown && triesLeft === 0) {
            forgetAway(next.ticketId);
            showToast({ text: currentTranslation().t('live.awayRefunded') });
            return;
          }
          cancel = realTimer.after(ASK_AGAIN_MS, () => ask(isUnknown ? triesLeft - 1 : triesLeft));
        },
      );
    };
    // A round that has just ended is stored in a moment.
    if (isAtTable.current) cancel = realTimer.after(ASK_AGAIN_MS, () => ask(TRIES_MAX));
    else ask(TRIES_MAX);
    return () => {
      isLeft = true;
      cancel();
    };
  }, [isAsked, game, next, result]);

  const read = useCallback(() => {
    if (result !== null) forgetAway(result.bet.ticketId);
    setResult(null);
  }, [result]);
  return { result: own.length > 0 ? result : null, isPending: own.length > 0, read };
}

/** Whether a ticket's round is over: it has left the table, or the table shows its result. */
function isOver(ticketId: string, table: TableState | null): boolean {
  const ticket = table?.tickets.find((known) => known.ticketId === ticketId);
  if (table === null || ticket === undefined) return true;
  const { round } = table;
  if (ticket.state === 'open') return false;
  return ticket.roundNumber < round.roundNumber || round.phase === 'result';
}

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.outcome === 'refused' && error.code === ERRORS.notFound.code;
