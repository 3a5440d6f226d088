import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/call';
import { type LottoDraw, type LottoTicket, lottoCalls } from '../../../contract/lotto';
import { mallCalls } from '../../../contract/rewards/mall';
import { send } from '../../shared/api/api';
import { callKey, callQuery, pagedCallQuery } from '../../shared/query/callQuery';
import { queryClient } from '../../shared/query/queryClient';
import type { ReadQuery } from '../../shared/query/readQuery';
import { leftUntil, setClock } from './clock';

export type Countdown = ReplyOf<(typeof mallCalls)['countdown']>;
export type Results = ReplyOf<(typeof lottoCalls)['results']>;
export type TicketState = LottoTicket['state'];

/** The draw that sells now and the server's time. */
export const countdownQuery: ReadQuery<Countdown> = {
  queryKey: callKey(mallCalls.countdown, {}),
  enabled: true,
  async queryFn() {
    const askedAtMs = performance.now();
    const reply = await send(mallCalls.countdown, {}, { quiet: true });
    setClock(askedAtMs, reply.serverTime);
    return reply;
  },
};

/** The draws of a day, or of the day of the newest result. */
export const resultsQuery = (date?: string) =>
  callQuery(lottoCalls.results, date === undefined ? {} : { date });

/** A draw with everything that proves it. */
export const drawQuery = (draw: number) => callQuery(lottoCalls.verify, { draw });

/** The player's tickets of one draw. */
export const ticketsOfDrawQuery = (draw: number, uid: number | null) =>
  callQuery(lottoCalls.tickets, { pageSize: TICKETS_OF_DRAW, draw }, { uid });

/** The player's tickets of the draws of one day. */
export const ticketsOfDayQuery = (date: string, uid: number | null) =>
  callQuery(lottoCalls.tickets, { pageSize: TICKETS_OF_DRAW, date }, { uid, staleTime: STALE_MS });

/** The newest of the player's tickets. */
export const newestTicketsQuery = (uid: number | null) =>
  callQuery(lottoCalls.tickets, { pageSize: 3 }, { uid });

interface HistoryFilter {
  readonly state?: TicketState;
  /** A day of draws, yyyy-mm-dd. */
  readonly date?: string;
}

/** The player's tickets, newest first, in pages. */
export const historyQuery = (filter: HistoryFilter, uid: number | null) =>
  pagedCallQuery(lottoCalls.tickets, filter, { uid });

/** How many tickets of a draw or a day are shown with its results. */
const TICKETS_OF_DRAW = 50;
const STALE_MS = 10_000;

/** How often the draw that sells is asked for, in ms, and while a draw waits for its numbers. */
const POLL_MS = 30_000;
const WAITING_POLL_MS = 4_000;
/** After the close and the draw the server takes a moment. */
const MARGIN_MS = 400;

/** The countdown, asked again at the close, at the draw and every 30 s until then. */
export const useCountdownQuery = (): UseQueryResult<Countdown> =>
  useQuery({
    ...countdownQuery,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => nextPoll(data ?? null),
  });

/** When to ask again, in ms from now. */
export function nextPoll(countdown: Pick<Countdown, 'closesAt' | 'waiting'> | null): number {
  if (countdown?.waiting != null) return WAITING_POLL_MS;
  const closesAt = countdown?.closesAt ?? null;
  return closesAt === null ? POLL_MS : soonest([closesAt]);
}

/** Until the first of the moments that are to come, but not longer than usual. */
function soonest(moments: readonly string[]): number {
  const ahead = moments.map((moment) => leftUntil(moment) + MARGIN_MS).filter((left) => left > 0);
  return Math.max(MARGIN_MS, Math.min(POLL_MS, ...ahead));
}

/** Whether nothing more will happen to a draw. */
const isOver = ({ state }: LottoDraw): boolean => state === 'settled' || state === 'returned';

/** When to ask again for draws that are shown, in ms; false where nothing more will happen. */
export function drawsPoll(draws: readonly LottoDraw[]): number | false {
  const open = draws.filter((draw) => !isOver(draw));
  if (open.length === 0) return false;
  const isDue = open.some(({ state, drawsAt }) => state !== 'open' && leftUntil(drawsAt) <= 0);
  return isDue ? WAITING_POLL_MS : soonest(open.flatMap(({ closesAt, drawsAt }) => [closesAt, drawsAt]));
}

/** Asks for tickets and results again where they are shown: one was bought, or a draw has moved on. */
export function reloadLotto(): void {
  for (const { path } of [lottoCalls.tickets, lottoCalls.results, lottoCalls.verify, mallCalls.countdown]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}
