import type { LottoTicket } from '../../../contract/lotto';

/** The tickets of a draw: the one that was asked for, then those that won, then the others; newest first, as they come. */
export function inOrder<Ticket extends Pick<LottoTicket, 'ticketId' | 'state'>>(
  tickets: readonly Ticket[],
  asked: string | null,
): readonly Ticket[] {
  const rank = ({ ticketId, state }: Ticket) => (ticketId === asked ? 0 : state === 'success' ? 1 : 2);
  return tickets.toSorted((a, b) => rank(a) - rank(b));
}
