import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COURSE_POINTS_MAX,
  OWN_OUTCOMES_MAX,
  statisticsCalls,
  TABLE_OUTCOMES_MAX,
} from '../../contract/statistics';
import { endOf, manilaDate, startOf } from '../../server/manilaDay';
import { type Gambler, newGambler } from '../ledger/gamblers';
import { startTestServer, type TestServer } from '../support/server';

let server: TestServer;
let player: Gambler;
let other: Gambler;
beforeAll(async () => {
  server = await startTestServer({ writesLedger: true });
  [player, other] = await Promise.all([newGambler(server), newGambler(server)]);
  await server.db.query({
    text: `INSERT INTO live_chains (game, first_round, length, chain_end, created_at)
      VALUES ('crash', 1, 1, sha256('end'), now())`,
  });
});
afterAll(() => server.close());

/** Inserts instant rounds, one ms apart: 5 pesos each, and every second one pays 7.50. */
const addRounds = (uid: number, from: number, count: number, firstAt: Date) =>
  server.db.query({
    text: `
      INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
      SELECT n, $1, 'color', (SELECT id FROM fairness_pairs p WHERE p.uid = $1 AND state = 'active'), n, '{}',
        json_build_array(n % 6, 1, 2), '[]', 500, n % 2 * 750, $4::timestamptz + (n - $2) * interval '1 ms'
      FROM generate_series($2::integer, $2::integer + $3::integer - 1) AS n`,
    values: [uid, from, count, firstAt],
  });

const ownOf = async ({ token }: Gambler, game = 'color') =>
  (await server.send(statisticsCalls.own, {}, { token, params: { game } })).reply;

describe("a player's own statistics", () => {
  it('hold the last outcomes, newest first, and the results since 0:00 in Manila', async () => {
    const since = startOf(manilaDate(server.clock.now()));
    await addRounds(player.uid, 1, 40, new Date(since.getTime() - 40));
    await addRounds(player.uid, 41, 130, since);
    await addRounds(other.uid, 1_001, 7, since);
    const { outcomes, today, newest } = await ownOf(player);
    expect(outcomes.map(({ roundId }) => Number(roundId))).toEqual(
      Array.from({ length: OWN_OUTCOMES_MAX }, (_, index) => 170 - index),
    );
    expect(outcomes[0]).toEqual({ roundId: '170', outcome: [2, 1, 2], stake: 500n });
    expect(newest).toBe('170');
    expect(today).toMatchObject({
      since: since.toISOString(),
      rounds: 130,
      staked: 65_000n,
      returned: 48_750n,
    });
    // The first round and every third after it; the last is the end of the day.
    expect(today.course).toHaveLength(Math.ceil(130 / 3));
    expect(today.course.length).toBeLessThanOrEqual(COURSE_POINTS_MAX);
    expect(today.course[0]).toBe(250n);
    expect(today.course.at(-1)).toBe(-16_250n);
  });

  it('are those of the caller alone, and begin anew on the next day', async () => {
    expect((await ownOf(other)).today).toMatchObject({ rounds: 7, staked: 3_500n });
    const now = server.clock.now();
    const nextDay = endOf(manilaDate(now));
    server.clock.freeze(new Date(nextDay.getTime() - 1));
    expect((await ownOf(other)).today.rounds).toBe(7);
    server.clock.freeze(nextDay);
    const { today, outcomes } = await ownOf(other);
    expect(today).toEqual({ since: nextDay.toISOString(), rounds: 0, staked: 0n, returned: 0n, course: [] });
    expect(outcomes).toHaveLength(7);
  });

  it('read the rounds of the day by its index, however many there are before', async () => {
    const since = startOf(manilaDate(server.clock.now()));
    await addRounds(player.uid, 2_001, 20_000, new Date(since.getTime() - 86_400_000));
    await server.db.query({ text: 'ANALYZE play_rounds' });
    const rows = await server.db.query<{ 'QUERY PLAN': string }>({
      text: `EXPLAIN SELECT id, stake, payout FROM play_rounds WHERE uid = $1 AND game = $2 AND created_at >= $3`,
      values: [player.uid, 'color', since],
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /Index Scan using play_rounds_\d{4}_\d\d_uid_game_created_at_idx/,
    );
  });

  it('are empty before the first bet, and need a player and a known game', async () => {
    expect(await ownOf(player, 'ring')).toMatchObject({ outcomes: [], newest: null, today: { rounds: 0 } });
    const ask = (game: string, token?: string) =>
      server.send(statisticsCalls.own, {}, { params: { game }, ...(token !== undefined && { token }) });
    expect((await ask('color')).status).toBe(401);
    expect((await ask('wheel', player.token)).status).toBe(404);
    expect((await ask('nothing', player.token)).status).toBe(404);
  });
});

describe('the outcomes of a table', () => {
  it('are those of ended rounds only, newest first, for everybody', async () => {
    await server.db.query({
      text: `
        INSERT INTO live_rounds (game, round_number, chain_id, commitment, card, opened_at, state, events, client_seed,
          ends_ms, outcome, server_seed)
        SELECT 'crash', n, (SELECT min(chain_id) FROM live_chains), sha256(sha256(n::text::bytea)), '{}', n,
          CASE n WHEN 230 THEN 'calledOff' WHEN 231 THEN 'running' ELSE 'ended' END, '[]', 'x',
          CASE WHEN n < 230 THEN 1 END, CASE WHEN n < 230 THEN json_build_object('h', n::text) END,
          CASE WHEN n < 231 THEN sha256(n::text::bytea) END
        FROM generate_series(1, 231) AS n`,
    });
    const { outcomes } = (await server.send(statisticsCalls.table, {}, { params: { game: 'crash' } })).reply;
    expect(outcomes).toEqual(
      Array.from({ length: TABLE_OUTCOMES_MAX }, (_, index) => ({
        roundNumber: 229 - index,
        outcome: { h: String(229 - index) },
      })),
    );
  });

  it('exist for shared games alone', async () => {
    for (const game of ['color', 'nothing']) {
      expect((await server.send(statisticsCalls.table, {}, { params: { game } })).status).toBe(404);
    }
  });
});
