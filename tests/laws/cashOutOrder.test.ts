import { describe, expect, it } from 'vitest';
import { crashShared } from '../../games/crash/rules/shared';
import { endAt } from '../../server/domains/live/cashOut';
import type { StoredTicket } from '../../server/domains/live/tickets';

const rules = crashShared.cashOut;
if (rules === null) throw new Error('crash has cash-outs');

const aboard: StoredTicket = {
  ticketId: 1n,
  uid: 1,
  roundNumber: 1,
  panel: 0,
  runId: null,
  seat: 0,
  name: 'A..a',
  bet: { stake: '10.00', target: '100.00', cashOuts: [] },
  stake: 1_000n,
  cashStake: 1_000n,
  payout: 0n,
  state: 'open',
  outMs: null,
  outMultiplier: null,
};

describe('two cash-outs of a ticket that arrived in one order and are processed in the other', () => {
  const half = endAt(crashShared, rules, aboard, 'half', 5_000);

  it.each(['half', 'all'] as const)('both count: then %s, at the multiplier of the later arrival', (part) => {
    const both = endAt(crashShared, rules, half, part, 4_000);
    expect(both.payout).toBe(endAt(crashShared, rules, half, part, 5_000).payout);
    expect(both.payout).toBeGreaterThan(half.payout);
  });

  it('is out at the time that its bet says', () => {
    const { bet, outMs, outMultiplier } = endAt(crashShared, rules, half, 'all', 4_000);
    expect(bet).toMatchObject({ cashOuts: [{}, { multiplier: '1.64', runningMs: outMs }] });
    expect(outMultiplier).toBe('1.64');
  });

  it('counts from its own arrival where that was the later one', () => {
    expect(endAt(crashShared, rules, half, 'all', 6_000).outMultiplier).toBe('1.82');
  });
});
