import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENGINES } from './engines';
import { createRounds, type Place } from './rounds';
import type { Wallet, WalletReply } from './walletClient';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DONE: WalletReply = { status: 200, code: '00000', message: '', data: { balance: '90.00' } };
const place: Place = {
  ...{ provider: 'EVO', gameId: '103', playerId: '1', session: 'session' },
  engine: ENGINES.blackjack,
};

/** A provider's view of the wallet: what was called, and what was answered. */
function recorder(answer: (call: string) => WalletReply = () => DONE) {
  const calls: (readonly [string, Record<string, unknown>])[] = [];
  const ask = async (_: string, call: string, body: object) => {
    calls.push([call, body as Record<string, unknown>]);
    return answer(call);
  };
  const wallet: Wallet = { ask, insist: ask };
  return { wallet, calls, names: () => calls.map(([call]) => call) };
}

/** Ten and six against a ten; then a five. */
const dealing = () => {
  const cards = [9, 5, 9, 6, 4, 4, 4];
  return () => cards.shift() ?? 0;
};

it('settles a hand that is left alone as it stands, once', async () => {
  const { wallet, names } = recorder();
  const rounds = createRounds(wallet, dealing(), 1_000);
  expect(await rounds.play(place, 1_000, [0])).toMatchObject({ ok: true, payoutCentavos: null });
  await vi.advanceTimersByTimeAsync(999);
  expect(names()).toEqual(['bet']);
  await vi.advanceTimersByTimeAsync(2);
  expect(names()).toEqual(['bet', 'win']);
  expect(rounds.waiting(place)).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(names()).toEqual(['bet', 'win']);
});

it('waits anew after each decision', async () => {
  const { wallet, names } = recorder();
  // Five against a ten; a four makes nine, and the hand goes on.
  const cards = [1, 2, 9, 6, 3];
  const rounds = createRounds(wallet, () => cards.shift() ?? 9, 1_000);
  await rounds.play(place, 1_000, [0]);
  await vi.advanceTimersByTimeAsync(900);
  expect(await rounds.decide(place, 0, [1])).toMatchObject({ ok: true, payoutCentavos: null, turn: 1 });
  await vi.advanceTimersByTimeAsync(900);
  expect(rounds.waiting(place)).toMatchObject({ turn: 1 });
  await vi.advanceTimersByTimeAsync(200);
  expect(rounds.waiting(place)).toBeNull();
  expect(names()).toEqual(['bet', 'win']);
});

it('rolls back a second stake whose result is unknown, and the hand goes on waiting', async () => {
  let bets = 0;
  const { wallet, calls } = recorder((call) => {
    if (call !== 'bet') return DONE;
    bets += 1;
    return bets === 2 ? { status: 0, code: '', message: '', data: null } : DONE;
  });
  const rounds = createRounds(wallet, dealing());
  await rounds.play(place, 1_000, [0]);
  expect(await rounds.decide(place, 0, [2])).toMatchObject({ ok: false, code: '600' });
  expect(rounds.waiting(place)).toMatchObject({ stakeCentavos: 1_000, turn: 0 });
  const [, second, rollback] = calls;
  expect(rollback?.[0]).toBe('rollback');
  expect(rollback?.[1].betTransactionId).toBe(second?.[1].transactionId);

  // A new attempt is a new transaction, and each bet is paid its half.
  expect(await rounds.decide(place, 0, [2])).toMatchObject({ ok: true, stakeCentavos: 2_000 });
  const wins = calls.filter(([call]) => call === 'win').map(([, body]) => body);
  const ids = calls.filter(([call]) => call === 'bet').map(([, body]) => body.transactionId);
  expect(new Set(ids).size).toBe(3);
  expect(wins.map(({ amount, closesRound }) => [amount, closesRound])).toEqual([
    ['20.00', false],
    ['20.00', true],
  ]);
  expect(wins.map(({ betTransactionId }) => betTransactionId)).toEqual([ids[0], ids[2]]);
});
