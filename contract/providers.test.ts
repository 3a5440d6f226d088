import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { providerCalls, walletCalls } from './providers';

const bet = {
  session: 'A'.repeat(43),
  playerId: '20000001',
  gameId: 'slot-1',
  currency: 'PHP',
  transactionId: 'tx-1',
  roundId: 'round-1',
  amount: '5.00',
};

it('requires a session, a round and a transaction id to move money', () => {
  expect(z.safeParse(walletCalls.bet.body, bet).success).toBe(true);
  for (const field of Object.keys(bet)) {
    const { [field as keyof typeof bet]: _, ...rest } = bet;
    expect(z.safeParse(walletCalls.bet.body, rest).success, field).toBe(false);
  }
});

it('accepts one currency and whole centavos', () => {
  const wrong = [{ currency: 'USD' }, { amount: '5.001' }, { amount: '-5' }, { amount: 5 }, { extra: 1 }];
  for (const change of wrong)
    expect(z.safeParse(walletCalls.bet.body, { ...bet, ...change }).success).toBe(false);
});

it('is called by providers to move money, and by players to open games', () => {
  expect(new Set(Object.values(walletCalls).map(({ auth }) => auth))).toEqual(new Set(['provider']));
  expect(new Set(Object.values(providerCalls).map(({ auth }) => auth))).toEqual(new Set(['player']));
});
