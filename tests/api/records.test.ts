import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/call';
import { liveCalls } from '../../contract/live';
import { playCalls } from '../../contract/play';
import { recordCalls } from '../../contract/wallet/records';
import { playsQueries } from '../../server/domains/records/plays';
import { colorBet, GAME, type Gambler, newGambler } from '../ledger/gamblers';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { PROVIDERS, sitDown } from '../support/wallet';
import { isWhole } from '../support/whole';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { PROVIDERS } });
});
afterAll(() => server.close());

type Query = BodyOf<(typeof recordCalls)['plays']>;

const asked = ({ token }: Gambler, query: Partial<Query> = {}) =>
  server.send(recordCalls.plays, { pageNum: 1, pageSize: 20, whose: 'all', ...query }, { token });
const playsOf = async (player: Gambler, query: Partial<Query> = {}) => (await asked(player, query)).reply;

const HOUR_MS = 60 * 60_000;

/** Places bets a minute apart, of 5.00, 6.00, 7.00 and so on. */
async function bets(player: Gambler, count: number) {
  const rounds = [];
  for (let nth = 0; nth < count; nth += 1) {
    server.clock.advance(60_000);
    const bet = colorBet(500n + BigInt(nth) * 100n);
    const sent = { token: player.token, params: { game: GAME }, idempotencyKey: newKey() };
    rounds.push((await server.send(playCalls.bet, { bet }, sent)).reply.round);
  }
  return rounds;
}

describe('the list of rounds', () => {
  it("is sorted newest first, with each game's own events and the sums", async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const rounds = await bets(player, 3);
    const { list, total, staked, paid } = await playsOf(player);
    expect(list).toEqual(
      rounds.toReversed().map(({ roundId, stake, payout, createdAt }) => ({
        roundId,
        isOwn: true,
        gameProvider: 'OWN',
        gameId: '10001',
        game: GAME,
        stake,
        payout,
        state: 'settled',
        createdAt,
      })),
    );
    expect(total).toBe(3);
    expect(staked).toBe(1_800n);
    expect(paid).toBe(rounds.reduce((sum, { payout }) => sum + payout, 0n));
  });

  it('contains no rounds of other players, and a guest has none', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    await bets(player, 1);
    const other = await newGambler(server);
    expect(await playsOf(other)).toEqual({
      list: [],
      cursor: null,
      total: 0,
      staked: 0n,
      paid: 0n,
    });
    const guest = await server.send(recordCalls.plays, { pageNum: 1, pageSize: 20, whose: 'all' });
    expect(guest.code).toBe('401');
  });

  it('has pages that contain each round once, with the sums of all pages', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const rounds = await bets(player, 5);
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => playsOf(player, { pageNum, pageSize: 2 })));
    expect(pages.flatMap(({ list }) => list.map(({ roundId }) => roundId))).toEqual(
      rounds.toReversed().map(({ roundId }) => roundId),
    );
    for (const { total, staked } of pages) expect([total, staked]).toEqual([5, 3_500n]);
  });

  it('can be filtered by game, by own or studio games, and by time: from inclusive, until exclusive', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const [first, second, third] = await bets(player, 3);
    const ids = async (query: Partial<Query>) =>
      (await playsOf(player, query)).list.map(({ roundId }) => roundId);
    const game = (gameProvider: string, gameId: string) => ({ game: { gameProvider, gameId } });
    expect(await ids({ whose: 'own' })).toHaveLength(3);
    expect(await ids({ whose: 'provider' })).toEqual([]);
    expect(await ids(game('OWN', '10001'))).toHaveLength(3);
    expect(await ids(game('OWN', '10005'))).toEqual([]);
    expect(await ids(game('JILI', '10001'))).toEqual([]);
    const [from, until] = [second?.createdAt, third?.createdAt];
    expect(await ids({ from, until })).toEqual([second?.roundId]);
    expect(await ids({ until: second?.createdAt })).toEqual([first?.roundId]);
    const later = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
    expect(await playsOf(player, { from: later })).toMatchObject({ list: [], total: 0, staked: 0n });
  });

  it('does not count a bet at a table that was taken back', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const params = { game: 'crash' };
    const sent = () => ({ token: player.token, params, idempotencyKey: newKey() });
    const bet = { stake: '5.00', target: '2.00', cashOuts: [] };
    const join = (panel: number) => server.send(liveCalls.join, { panel, bet, clientSeed: 'mine' }, sent());
    const { ticketId } = (await join(0)).reply.ticket;
    await join(1);
    expect((await server.send(liveCalls.takeBack, { ticketId }, sent())).status).toBe(200);
    const { list, staked } = await playsOf(player, { game: { gameProvider: 'OWN', gameId: '10003' } });
    expect(list.map(({ state, roundId }) => [state, roundId === ticketId])).toEqual([
      ['open', false],
      ['canceled', true],
    ]);
    expect(staked).toBe(500n);
  });

  it('includes rounds of providers: settled, open, and refunded', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const [own] = await bets(player, 1);
    server.clock.advance(60_000);
    const slot = await sitDown(server, player, 'JILI', '101');
    await slot.bet('bet-1', '20.00', 'won');
    await slot.win('win-1', 'bet-1', '35.00', 'won');
    server.clock.advance(60_000);
    await slot.bet('bet-2', '5.00', 'open');
    server.clock.advance(60_000);
    const live = await sitDown(server, player, 'EVO', '103');
    await live.bet('bet-3', '50.00', 'back');
    await live.rollback('back-3', 'bet-3', 'back');

    const all = await playsOf(player);
    expect(
      all.list.map(({ gameProvider, gameId, roundId, state }) => [gameProvider, gameId, roundId, state]),
    ).toEqual([
      ['EVO', '103', 'back', 'canceled'],
      ['JILI', '101', 'open', 'open'],
      ['JILI', '101', 'won', 'settled'],
      ['OWN', '10001', own?.roundId, 'settled'],
    ]);
    expect(all.list[2]).toMatchObject({ isOwn: false, game: null, stake: 2_000n, payout: 3_500n });
    expect(all.staked).toBe(2_000n + 500n + 500n);
    expect(all.paid).toBe(3_500n + (own?.payout ?? 0n));

    const ids = async (query: Partial<Query>) =>
      (await playsOf(player, query)).list.map(({ roundId }) => roundId);
    expect(await ids({ whose: 'provider' })).toEqual(['back', 'open', 'won']);
    expect(await ids({ whose: 'own' })).toEqual([own?.roundId]);
    expect(await ids({ game: { gameProvider: 'JILI', gameId: '101' } })).toEqual(['open', 'won']);
    expect(await ids({ whose: 'own', game: { gameProvider: 'JILI', gameId: '101' } })).toEqual([]);
    expect(await ids({ from: all.list[1]?.createdAt })).toEqual(['back', 'open']);
    const other = await newGambler(server);
    expect((await playsOf(other)).total).toBe(0);
  });

  it.each([
    ['page 0', { pageNum: 0 }],
    ['a page number above the maximum', { pageNum: 51 }],
    ['an invalid cursor', { cursor: 'x' }],
    ['a page size above the maximum', { pageSize: 1_000 }],
    ['an unknown kind of games', { whose: 'ours' }],
    ['a game without a provider', { game: { gameId: '1' } }],
    ['an invalid time', { from: 'yesterday' }],
    ['an unknown field', { uid: 1 }],
  ])('is refused for %s', async (_what, query) => {
    const player = await newGambler(server);
    const response = await server.inject({
      method: 'POST',
      url: recordCalls.plays.path,
      headers: { token: player.token },
      payload: { pageNum: 1, pageSize: 20, whose: 'all', ...query },
    });
    expect(response.statusCode).toBe(400);
  });
});

describe("the list of one player's rounds among a hundred thousand of each kind", () => {
  const ROWS = 100_000;
  let crowd: Gambler[];
  beforeAll(async () => {
    crowd = await Promise.all(Array.from({ length: 20 }, () => newGambler(server)));
    const values = [crowd.map(({ uid }) => uid), ROWS];
    const each = 'FROM generate_series(1, $2::integer) AS n';
    const uid = '($1::integer[])[n % 20 + 1]';
    const at = "now() - n * interval '1 minute'";
    for (const text of [
      `INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
       SELECT 10000000 + n, ${uid}, 'color', 10000000 + n, 0, '{}', '{}', '[]', 500, 0, ${at} ${each}`,
      `INSERT INTO live_tickets (ticket_id, uid, game, round_number, panel, seat, name, client_seed, bet, stake,
         cash_stake, payout, state, events, created_at)
       SELECT 10000000 + n, ${uid}, 'crash', 1000000 + n, 0, 0, 'x', 'y', '{}', 500, 500, 0, 'settled', '[]', ${at} ${each}`,
      `INSERT INTO provider_rounds (provider, uid, round_id, game_id, stake, state, created_at, ended_at)
       SELECT 'JILI', ${uid}, 'n' || n, '101', 500, 'closed', ${at}, ${at} ${each}`,
    ]) {
      await server.db.query({ text, values });
    }
    for (const table of ['play_rounds', 'live_tickets', 'provider_rounds'])
      await server.db.query({ text: `ANALYZE ${table}` });
  });

  interface Plan {
    readonly 'Node Type': string;
    readonly 'Relation Name'?: string;
    readonly 'Index Name'?: string;
    readonly 'Total Cost': number;
    readonly Plans?: readonly Plan[];
  }
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

  const week = {};
  const queriesOfDays = new Set<object>([week]);
  it.each([
    ['one week', week],
    ['all time', { from: undefined }],
    ['one studio’s game', { game: { gameProvider: 'JILI', gameId: '101' } }],
    ['an own game', { whose: 'own', game: { gameProvider: 'OWN', gameId: '10001' } }],
  ] as const)('are found by their indexes: %s', async (_what, query) => {
    const from = new Date(Date.now() - 7 * 24 * HOUR_MS).toISOString();
    const uid = crowd[0]?.uid ?? 0;
    const queries = playsQueries(uid, { pageNum: 1, pageSize: 20, whose: 'all', from, ...query });
    for (const { text, values } of Object.values(queries)) {
      const [row] = await server.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        text: `EXPLAIN (FORMAT JSON) ${text}`,
        values,
      });
      const nodes = nodesOf((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan);
      // The partition of next month has no rows yet.
      const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Total Cost'] > 0);
      expect(scans).toEqual([]);
      const indexes = nodes.map((node) => node['Index Name']);
      expect(indexes.some((name) => name !== undefined)).toBe(true);
      // Filtered to the last days of a studio, no older rows are read.
      if (queriesOfDays.has(query)) expect(indexes).toContain('provider_rounds_by_time');
    }
  });

  it('has each round once across all pages', async () => {
    const player = crowd[1] as Gambler;
    expect((await playsOf(player)).total).toBe((3 * ROWS) / 20);
    // The pages of a week; `npm run soak -- whole records` reads those of all time.
    const from = isWhole ? undefined : new Date(Date.now() - 7 * 24 * HOUR_MS).toISOString();
    const first = await playsOf(player, { pageSize: 100, from });
    expect(first.total).toBeGreaterThan(1_000);
    const ids: string[] = [];
    for (let page = first; ; ) {
      ids.push(...page.list.map(({ gameId, roundId }) => `${gameId} ${roundId}`));
      if (page.cursor === null) break;
      expect(page.list.length).toBe(100);
      page = await playsOf(player, { pageSize: 100, pageNum: undefined, cursor: page.cursor, from });
    }
    expect(ids.length).toBe(first.total);
    expect(new Set(ids).size).toBe(first.total);
  });
});
