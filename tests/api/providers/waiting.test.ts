import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerCalls } from '../../../contract/providers';
import { balances } from '../../../server/ledger/balances';
import { refundAbandonedRounds } from '../../../server/sandbox/abandonedRounds';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { startTestServer, type TestServer } from '../../support/server';

/** Rounds of the stand-in that wait for a decision, with the real wallet. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { GRADUAL_RELEASE_PERCENT: '100' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

interface Waiting {
  readonly stakeCentavos: number;
  readonly turn: number;
  readonly outcome: { readonly player: readonly number[]; readonly cards: readonly number[] };
}
interface Told extends Waiting {
  readonly ok: boolean;
  readonly code: string;
  readonly seat: string;
  readonly balanceCentavos: number;
  readonly payoutCentavos: number | null;
  readonly round: Waiting | null;
}

const BLACKJACK = { gameProvider: 'EVO', gameId: '103' };
const POKER = { gameProvider: 'JILI', gameId: '105' };
const [STAND, DOUBLE] = [0, 2];
const STAKE = 1_000;

/** Opens a game and returns the call of its page. */
async function openGame({ token }: Gambler, game: typeof POKER) {
  const { reply } = await server.send(providerCalls.launch, game, { token });
  const address = new URL(reply.url ?? '');
  const ask = async (path: string, body: object): Promise<Told> =>
    (await (
      await fetch(new URL(path, address), { method: 'POST', body: JSON.stringify(body) })
    ).json()) as Told;
  const opened = await ask('/api/open', {
    ...{ provider: game.gameProvider, gameId: game.gameId },
    token: address.hash.slice(1),
  });
  const call = (path: string, body: object) => ask(path, { seat: opened.seat, ...body });
  return { opened, call };
}
type Game = Awaited<ReturnType<typeof openGame>>;

/** Plays until a hand waits: one in twenty ends with the deal. */
async function dealWaiting({ call }: Game): Promise<Told> {
  for (;;) {
    const answer = await call('/api/play', { stakeCentavos: STAKE, choice: 0 });
    expect(answer.ok).toBe(true);
    if (answer.payoutCentavos === null) return answer;
  }
}

const cash = async ({ uid }: Gambler) => Number((await balances(server.db, uid)).cashCentavos);
const openRounds = async ({ uid }: Gambler) => {
  const [row] = await server.db.query<{ rounds: bigint }>({
    text: "SELECT count(*) AS rounds FROM provider_rounds WHERE uid = $1 AND state = 'open'",
    values: [uid],
  });
  return Number(row?.rounds);
};

it('a hand that waits is there after the game is opened again, and can be finished there', async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const game = await openGame(player, BLACKJACK);
  expect(game.opened.round).toBeNull();
  const dealt = await dealWaiting(game);
  expect(await openRounds(player)).toBe(1);
  expect(dealt.balanceCentavos).toBe(await cash(player));

  const again = await openGame(player, BLACKJACK);
  expect(again.opened.round).toEqual({ stakeCentavos: STAKE, outcome: dealt.outcome, turn: 0 });
  // No second round beside it, from neither page.
  for (const { call } of [game, again])
    expect(await call('/api/play', { stakeCentavos: STAKE, choice: 0 })).toMatchObject({ code: '42900' });

  const before = await cash(player);
  const stood = await again.call('/api/decide', { turn: 0, decision: STAND });
  expect(stood.balanceCentavos).toBe(before + (stood.payoutCentavos ?? Number.NaN));
  expect(await cash(player)).toBe(stood.balanceCentavos);
  expect(await openRounds(player)).toBe(0);
  expect((await game.call('/api/balance', {})).round).toBeNull();
});

it('a decision that is sent again takes effect once, and one that the hand does not have is refused', async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const game = await openGame(player, POKER);
  const dealt = await dealWaiting(game);
  for (const decision of [[5], [1, 1], [-1]])
    expect(await game.call('/api/decide', { turn: 0, decision })).toMatchObject({ code: '40000' });
  expect(await game.call('/api/decide', { turn: 1, decision: [] })).toMatchObject({ code: '40000' });
  const first = await game.call('/api/decide', { turn: 0, decision: [0, 2] });
  expect(first.outcome.cards[2]).toBe(dealt.outcome.cards[2]);
  expect(await game.call('/api/decide', { turn: 0, decision: [0, 2] })).toEqual(first);
  expect(await game.call('/api/decide', { turn: 0, decision: [] })).toEqual(first);
  expect(await cash(player)).toBe(first.balanceCentavos);
});

it('a double stakes twice and pays both stakes; without the money the hand goes on waiting', async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const game = await openGame(player, BLACKJACK);
  await dealWaiting(game);
  const before = await cash(player);
  const doubled = await game.call('/api/decide', { turn: 0, decision: DOUBLE });
  expect(doubled.stakeCentavos).toBe(2 * STAKE);
  expect([0, 2 * STAKE, 4 * STAKE]).toContain(doubled.payoutCentavos);
  expect(await cash(player)).toBe(before - STAKE + (doubled.payoutCentavos ?? Number.NaN));
  expect(doubled.balanceCentavos).toBe(await cash(player));

  let poor: Gambler;
  let waits: Told;
  let table: Game;
  do {
    // Money for one stake: a hand that ended with the deal may have changed that.
    poor = await newGambler(server, { cashCentavos: BigInt(STAKE) });
    table = await openGame(poor, BLACKJACK);
    waits = await table.call('/api/play', { stakeCentavos: STAKE, choice: 0 });
  } while (waits.payoutCentavos !== null);
  expect(await table.call('/api/decide', { turn: 0, decision: DOUBLE })).toMatchObject({ code: '42200' });
  expect((await table.call('/api/balance', {})).round).toMatchObject({ turn: 0, stakeCentavos: STAKE });
  const stood = await table.call('/api/decide', { turn: 0, decision: STAND });
  expect(await cash(poor)).toBe(stood.payoutCentavos);
});

it('a hand that a dead process left open is refunded, once, and a hand that waits is not', async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const game = await openGame(player, BLACKJACK);
  await dealWaiting(game);
  const before = await cash(player);
  expect(await refundAbandonedRounds(server.context)).toBe(0);
  expect(await openRounds(player)).toBe(1);

  server.clock.advance(3 * 3_600_000);
  expect(await refundAbandonedRounds(server.context)).toBe(1);
  expect(await openRounds(player)).toBe(0);
  expect(await cash(player)).toBe(before + STAKE);
  expect(await refundAbandonedRounds(server.context)).toBe(0);
  // The process was not dead after all: its win meets a closed round, and no money moves.
  expect(await game.call('/api/decide', { turn: 0, decision: STAND })).toMatchObject({ ok: false });
  expect(await cash(player)).toBe(before + STAKE);
});
