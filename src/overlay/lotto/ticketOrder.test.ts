import { expect, it } from 'vitest';
import { inOrder } from './ticketOrder';

const ticket = (ticketId: string, state: 'success' | 'failed') => ({ ticketId, state });
const TICKETS = [
  ticket('4', 'failed'),
  ticket('3', 'success'),
  ticket('2', 'failed'),
  ticket('1', 'success'),
];
const idsOf = (asked: string | null) => inOrder(TICKETS, asked).map(({ ticketId }) => ticketId);

it('shows a ticket that won before the others, so that nobody has to look for it', () => {
  expect(idsOf(null)).toEqual(['3', '1', '4', '2']);
});

it('shows the ticket that was asked for first', () => {
  expect(idsOf('2')).toEqual(['2', '3', '1', '4']);
});
