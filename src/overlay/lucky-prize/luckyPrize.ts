import type { BodyOf, ReplyOf } from '../../../contract/call';
import {
  LUCKY_TICKETS_PAGE,
  type LuckyDraw,
  type LuckyPage,
  luckyPrizeCalls,
} from '../../../contract/rewards/luckyPrize';
import { send } from '../../shared/api/api';
import { callQuery } from '../../shared/query/callQuery';
import type { ReadQuery } from '../../shared/query/readQuery';

/** The query for the page. Guests read it too, so it is kept apart by who asked. */
export function luckyQuery(uid: number | null): ReadQuery<LuckyPage> {
  const query = callQuery(luckyPrizeCalls.page, {});
  return { ...query, queryKey: [...query.queryKey, uid ?? 'guest'] };
}

export type ListedTicket = ReplyOf<typeof luckyPrizeCalls.tickets>['list'][number];

/** Lines of a published list after a number. Throws an ApiError. */
export const ticketsAfter = async (monday: string, after: number): Promise<readonly ListedTicket[]> => {
  const body: BodyOf<typeof luckyPrizeCalls.tickets> = { monday, after };
  return (await send(luckyPrizeCalls.tickets, body, { quiet: true })).list;
};

/** The whole published list of a week. Throws an ApiError. */
export async function allTickets(monday: string): Promise<readonly ListedTicket[]> {
  const all: ListedTicket[] = [];
  for (;;) {
    const more = await ticketsAfter(monday, all.length);
    all.push(...more);
    if (more.length < LUCKY_TICKETS_PAGE) return all;
  }
}

/** Whether a draw has winners. */
export const isDrawn = ({ serverSeed }: LuckyDraw): boolean => serverSeed !== null;

/** What is said of a prize: not that it can be used before it is paid, nor after it has lapsed. */
export function wonKey({
  state = 'paid',
}: NonNullable<LuckyDraw['own']>): 'lucky.ownWon' | 'lucky.ownNotYet' | 'lucky.ownLapsed' {
  if (state === 'paid') return 'lucky.ownWon';
  return state === 'lapsed' ? 'lucky.ownLapsed' : 'lucky.ownNotYet';
}
