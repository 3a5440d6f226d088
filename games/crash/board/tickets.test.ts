import { describe, expect, it } from 'vitest';
import type { Ticket } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import { OFF } from './fares/fares';
import { resultOf, ridingOf, ticketsOf, worthNow } from './tickets';

const ticket = (target: string, cashOuts: readonly object[], more: Partial<Ticket> = {}): Ticket => ({
  ticketId: '7',
  panel: 0,
  roundNumber: 12,
  bet: { stake: '100.00', target, cashOuts } as never,
  stakeCentavos: centavos(10_000n),
  payoutCentavos: centavos(0n),
  state: 'settled',
  ...more,
});

const half = { part: 'half', multiplier: '1.50', runningMs: 4_100 };
const all = { part: 'all', multiplier: '2.38', runningMs: 8_700 };
const late = { ticketId: '7', endedAtMs: 20_590, receivedAtMs: 20_800 };

describe("the reason of a bet's result", () => {
  it.each([
    ['reached', ticket('2.00', []), 500n, null, 200n],
    ['reached', ticket('2.00', [{ part: 'all', multiplier: '2.00', runningMs: 6_932 }]), 500n, null, 200n],
    ['reached', ticket('2.00', [half]), 200n, null, 200n],
    ['hopped', ticket('5.00', [half, all]), 300n, null, 238n],
    ['partly', ticket('5.00', [half]), 300n, null, 150n],
    ['notReached', ticket('10.00', []), 784n, null, 784n],
    ['stayed', ticket('10000.00', []), 784n, null, 784n],
    ['late', ticket('10.00', []), 784n, late, 784n],
    ['notReached', ticket('10.00', []), 784n, { ...late, ticketId: '8' }, 784n],
  ] as const)('has the reason %s', (reason, own, endedAt, tap, at) => {
    expect(resultOf(own, endedAt, tap, OFF)).toMatchObject({
      reason,
      at,
      late: reason === 'late' ? tap : null,
    });
  });
});

describe('the part still in the round', () => {
  it('is the stake without what was cashed out, and nothing once settled', () => {
    expect(ridingOf(ticket('5.00', [half], { state: 'open' }))).toBe(5_000n);
    expect(ridingOf(ticket('5.00', [half]))).toBe(0n);
    expect(ridingOf(null)).toBe(0n);
  });

  it('is worth the multiplier of the moment, whole or half', () => {
    expect(worthNow(centavos(101n), 'all', 238n)).toBe(240n);
    expect(worthNow(centavos(101n), 'half', 238n)).toBe(121n);
  });
});

it('finds the ticket of this round and the one queued for the next, per panel', () => {
  const now = ticket('2.00', [], { state: 'open' });
  const next = ticket('2.00', [], { state: 'open', ticketId: '9', roundNumber: 13 });
  const back = ticket('2.00', [], { state: 'takenBack', ticketId: '10', roundNumber: 13 });
  const other = ticket('2.00', [], { panel: 1, ticketId: '11' });
  const props = { tickets: [now, next, back, other], roundNumber: 12, replay: false };
  expect(ticketsOf(props, 0)).toEqual({ current: now, next });
  expect(ticketsOf(props, 1)).toEqual({ current: other, next: null });
});
