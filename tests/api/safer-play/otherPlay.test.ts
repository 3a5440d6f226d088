/** Limits, breaks, exclusion and the reality check bind orders on the markets and tickets of lotto as they bind bets. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lottoCalls } from '../../../contract/lotto';
import { sellingDraw } from '../../../games/kit/fairness/lotto/times';
import { centavos } from '../../../games/kit/rules/money';
import { openDraw } from '../../../server/domains/lotto/open';
import { balances } from '../../../server/ledger/balances';
import { openPracticeBeacon, type PracticeBeacon } from '../../../server/sandbox/beacon';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { care as careOf } from '../../support/care';
import { startMarkets, type TestMarkets } from '../../support/markets';
import { newKey, type TestServer } from '../../support/server';

let markets: TestMarkets;
let server: TestServer;
let practice: PracticeBeacon;

beforeAll(async () => {
  markets = await startMarkets();
  server = markets.server;
  practice = await openPracticeBeacon(server.context.config, () => server.clock.now().getTime());
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await markets.close();
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Ten in the morning in Manila: no day ends and no draw closes before a test is over. */
let morning = new Date('2031-05-07T10:00:00+08:00');
beforeEach(() => {
  morning = new Date(morning.getTime() + 7 * DAY_MS);
  server.clock.set(morning);
});

const care = (player: Gambler) => careOf(server, player);
const rich = () => newGambler(server, { cashCentavos: 1_000_000n });
const cashOf = async (player: Gambler) => (await balances(server.db, player.uid)).cashCentavos;

/** A ticket of one line for the draw that sells. Gives the code of the answer. */
async function buy({ token }: Gambler, pesos: bigint): Promise<string> {
  await openDraw(server.context, practice.network);
  const stake = centavos(pesos * 100n);
  const lines = [{ game: '3D' as const, numbers: [1, 2, 3], order: 'straight' as const, stake }];
  const body = { draw: sellingDraw(server.clock.now().getTime()), lines };
  return (await server.send(lottoCalls.buy, body, { token, idempotencyKey: newKey() })).code;
}

const PLAYS: Readonly<Record<string, (player: Gambler, pesos: bigint) => Promise<string>>> = {
  'an order': async (player, pesos) => (await markets.place(player, { pesos })).code,
  'a ticket': buy,
};

describe.each(Object.entries(PLAYS))('%s', (_, play) => {
  it('is refused above the limit of a stake, and of a day', async () => {
    const player = await rich();
    await care(player).limit('stake', 'bet', '50');
    expect(await play(player, 51n)).toBe('42205');
    expect(await play(player, 50n)).toBe('00000');
    await care(player).limit('stake', 'day', '90');
    expect(await play(player, 50n)).toBe('42205');
    expect(await play(player, 40n)).toBe('00000');
    expect(await cashOf(player)).toBe(1_000_000n - 9_000n);
  });

  it('counts as lost for the limit of losses while it is open', async () => {
    const player = await rich();
    await care(player).limit('loss', 'day', '150');
    expect([await play(player, 100n), await play(player, 100n)]).toEqual(['00000', '42204']);
    expect((await care(player).state()).limits).toMatchObject([{ kind: 'loss', used: 10_000n }]);
    expect(await play(player, 50n)).toBe('00000');
  });

  it('waits for the reality check, which its play makes due', async () => {
    const player = await rich();
    await care(player).every(15);
    expect(await play(player, 10n)).toBe('00000');
    server.clock.advance(10 * MINUTE_MS);
    expect(await play(player, 10n)).toBe('00000');
    server.clock.advance(6 * MINUTE_MS);
    expect(await play(player, 10n)).toBe('40305');
    await care(player).seen();
    expect(await play(player, 10n)).toBe('00000');
  });

  it('ends with the time that a player allows a day', async () => {
    const player = await rich();
    await care(player).session(20);
    expect(await play(player, 10n)).toBe('00000');
    server.clock.advance(10 * MINUTE_MS);
    expect(await play(player, 10n)).toBe('00000');
    server.clock.advance(10 * MINUTE_MS);
    expect(await play(player, 10n)).toBe('42206');
  });

  it('is refused on a break and after an exclusion', async () => {
    const resting = await rich();
    await care(resting).rest(24);
    expect(await play(resting, 10n)).toBe('40304');
    const gone = await rich();
    await care(gone).exclude(6);
    expect(await play(gone, 10n)).toBe('40303');
    expect([await cashOf(resting), await cashOf(gone)]).toEqual([1_000_000n, 1_000_000n]);
    server.clock.advance(DAY_MS);
    expect(await play(resting, 10n)).toBe('00000');
  });
});

it('an order that was taken before an exclusion still settles and pays', async () => {
  const [player, other] = [await rich(), await rich()];
  expect((await markets.place(player, { direction: 'up' })).code).toBe('00000');
  expect((await markets.place(other, { direction: 'down' })).code).toBe('00000');
  for (const each of [player, other]) await care(each).exclude(12);
  await markets.advance(16_000);
  const ended = [...(await markets.settled(player)), ...(await markets.settled(other))];
  const cash = [await cashOf(player), await cashOf(other)];
  expect(cash).toEqual(ended.map(({ payout }) => 990_000n + payout));
  // Taken at another tick each, they need not be opposite; most often one of them has won.
  expect(ended.map(({ state }) => state).every((state) => ['success', 'failed'].includes(state))).toBe(true);
});
