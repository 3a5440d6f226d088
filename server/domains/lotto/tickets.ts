import * as z from 'zod/mini';
import { type LottoTicket, lottoLine } from '../../../contract/lotto';
import { type LottoLine, type LottoNumbers, payoutOf, winOf } from '../../../games/kit/fairness/lotto/lines';
import { lottoTimes } from '../../../games/kit/fairness/lotto/times';
import { centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';

/** A ticket as stored. Amounts are centavos. */
export interface StoredTicket {
  readonly ticketId: bigint;
  readonly uid: number;
  readonly draw: number;
  readonly lines: unknown;
  readonly stake: bigint;
  /** Main money's part of the stake. */
  readonly cashStake: bigint;
  readonly payout: bigint;
  readonly state: LottoTicket['state'];
  readonly salt: string;
  readonly place: number | null;
  readonly boughtAt: Date;
  readonly twoD: number[] | null;
  readonly threeD: number[] | null;
}

export const SELECT_TICKET = `
  SELECT t.ticket_id AS "ticketId", t.uid, t.draw, t.lines, t.stake, t.cash_stake AS "cashStake", t.payout, t.state,
    encode(t.salt, 'hex') AS salt, t.place, t.bought_at AS "boughtAt", d.two_d AS "twoD", d.three_d AS "threeD"
  FROM lotto_tickets t JOIN lotto_draws d USING (draw)`;

const storedLines = z.array(lottoLine);

/** The lines of a ticket as they stand in the database. */
export const linesOf = (lines: unknown): LottoLine[] => z.decode(storedLines, lines as never);

/** The same as stored. */
export const storedText = (lines: readonly LottoLine[]): string =>
  JSON.stringify(z.encode(storedLines, lines as never));

/** A ticket as its buyer sees it. A line is shown as paid once the ticket is settled. */
export function wireTicket(ticket: StoredTicket): LottoTicket {
  const { twoD, threeD, state } = ticket;
  const drawn: LottoNumbers | null = twoD === null || threeD === null ? null : { twoD, threeD };
  const isSettled = state === 'success' || state === 'failed';
  return {
    ticketId: ticket.ticketId.toString(),
    draw: ticket.draw,
    drawsAt: new Date(lottoTimes(ticket.draw).drawsAtMs).toISOString(),
    lines: linesOf(ticket.lines).map((line) => ({
      ...line,
      numbers: [...line.numbers],
      win: winOf(line),
      payout: isSettled && drawn !== null ? payoutOf(line, drawn) : null,
    })),
    stake: centavos(ticket.stake),
    payout: centavos(ticket.payout),
    state,
    boughtAt: ticket.boughtAt.toISOString(),
    salt: ticket.salt,
    place: ticket.place,
  };
}

/** One ticket of a player; null for any other. */
export async function ownTicket(on: Queryable, uid: number, ticketId: string): Promise<StoredTicket | null> {
  const [row] = await on.query<StoredTicket>({
    name: 'lotto-own-ticket',
    text: `${SELECT_TICKET} WHERE t.uid = $1 AND t.ticket_id = $2`,
    values: [uid, ticketId],
  });
  return row ?? null;
}

/** Those of the numbered tickets that belong to these players. */
export const ticketsById = (
  on: Queryable,
  ids: readonly string[],
  uids: readonly number[],
): Promise<StoredTicket[]> =>
  on.query({
    name: 'lotto-tickets-by-id',
    text: `${SELECT_TICKET} WHERE t.ticket_id = ANY ($1::bigint[]) AND t.uid = ANY ($2::int[]) ORDER BY t.ticket_id`,
    values: [ids, uids],
  });
