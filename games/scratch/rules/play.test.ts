import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Bet, bet } from './bet';
import type { Card } from './card';
import { scratchRules } from './play';

const ticket: Bet = z.decode(bet, { stake: '20.05' });
const turtle: Card = { pays: 20, panels: [5, 8, 2, 7, 5, 9, 6, 5, 8] };

describe('a round of scratch', () => {
  it('has its events in order: bought, panels, match, settlement', () => {
    const { events, payoutCentavos } = scratchRules.settle(ticket, turtle);
    expect(events).toEqual([
      { type: 'ticketBought', stake: 2_005n },
      { type: 'panels', motifs: [5, 8, 2, 7, 5, 9, 6, 5, 8] },
      { type: 'matched', motif: 5, panels: [0, 4, 7], pays: '20/1', payout: 40_100n },
      { type: 'roundSettled', stake: 2_005n, payout: 40_100n, tier: 'mega' },
    ]);
    expect(payoutCentavos).toBe(40_100n);
  });

  it('matches nothing on a losing card', () => {
    const { events, payoutCentavos } = scratchRules.settle(ticket, {
      pays: 0,
      panels: [0, 0, 1, 1, 2, 2, 3, 3, 4],
    });
    expect(events.map(({ type }) => type)).toEqual(['ticketBought', 'panels', 'roundSettled']);
    expect(events.at(-1)).toMatchObject({ payout: 0n, tier: 'loss' });
    expect(payoutCentavos).toBe(0n);
  });

  it('calls the price back a return, not a win', () => {
    const { events } = scratchRules.settle(ticket, { pays: 1, panels: [9, 9, 9, 1, 2, 3, 4, 5, 6] });
    expect(events.at(-1)).toEqual({ type: 'roundSettled', stake: 2_005n, payout: 2_005n, tier: 'returned' });
  });

  it('could pay ten thousand times the price', () => {
    expect(scratchRules.maxPayoutCentavos(ticket)).toBe(20_050_000n);
  });

  it('refuses a ticket under one peso, and unknown fields', () => {
    const accepts = (wire: unknown) => z.safeDecode(bet, wire as never).success;
    expect(accepts({ stake: '1.00' })).toBe(true);
    expect(accepts({ stake: '0.99' })).toBe(false);
    expect(accepts({ stake: '5', panels: [0] })).toBe(false);
    expect(accepts({})).toBe(false);
  });

  it('refuses an outcome that is not a card of the table', () => {
    for (const wrong of [
      { ...turtle, pays: 5 },
      { pays: 0, panels: [0, 0, 1, 1, 2, 2, 3, 3] },
      { pays: 0, panels: [0, 0, 1, 1, 2, 2, 3, 3, 10] },
      { ...turtle, prize: 5 },
      [5, 8, 2, 7, 5, 9, 6, 5, 8],
      null,
    ]) {
      expect(z.safeDecode(scratchRules.outcome, wrong as never).success).toBe(false);
    }
    expect(z.safeDecode(scratchRules.outcome, turtle as never).success).toBe(true);
  });
});
