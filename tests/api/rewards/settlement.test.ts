import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { centavos, ZERO } from '../../../games/kit/rules/money';
import { markTakenBack } from '../../../server/domains/live/tickets';
import { availablePlay, countPlay, usePlay } from '../../../server/domains/rewards/countedPlay';
import { turnoverPoints } from '../../../server/domains/rewards/turnoverPoints';
import { lockPlayers } from '../../../server/ledger/accounts';
import { balances } from '../../../server/ledger/balances';
import { repay, takeStake } from '../../../server/ledger/wager';
import { audit } from '../../ledger/audit';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { care } from '../../support/care';
import { runJobs } from '../../support/jobs';
import { buildTestApp, startTestServer, type TestServer } from '../../support/server';

// The test clock runs on from here.
const LAST_MOMENT = new Date('2031-05-06T23:59:00+08:00');
const MIDNIGHT = new Date('2031-05-07T00:00:00.000+08:00');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(() => server.clock.set(LAST_MOMENT));

const locked = <T>(player: Gambler, work: (on: Parameters<typeof countPlay>[0]) => Promise<T>): Promise<T> =>
  server.db.transaction(async (transaction) => {
    await lockPlayers(transaction, [player.uid]);
    return work(transaction);
  });
const playDays = ({ uid }: Gambler) =>
  server.db.query({
    text: `
      SELECT to_char(day, 'YYYY-MM-DD') AS day, game, bets, main_centavos AS main, counted_centavos AS counted
      FROM play_days WHERE uid = $1 ORDER BY day, game`,
    values: [uid],
  });
const pointsOf = async ({ uid }: Gambler) => (await balances(server.db, uid)).points;

async function bet(player: Gambler, stakeCentavos: bigint): Promise<void> {
  expect((await placeBet(server, player, colorBet(stakeCentavos))).code).toBe('00000');
}

/** A ticket of a shared round, with its stake taken, in main money. */
async function joinRound(player: Gambler, stakeCentavos: bigint, panel = 0): Promise<bigint> {
  const [row] = await server.db.query<{ id: bigint }>({ text: "SELECT nextval('play_round_id') AS id" });
  const id = row?.id ?? 0n;
  await locked(player, async (transaction) => {
    await takeStake(transaction, {
      uid: player.uid,
      reference: id.toString(),
      stakeCentavos: centavos(stakeCentavos),
      turnoverWeight: 50,
      now: server.clock.now(),
    });
    await transaction.query({
      text: `
        INSERT INTO live_tickets (ticket_id, uid, game, round_number, panel, seat, name, client_seed, bet, stake,
          cash_stake, state, created_at)
        VALUES ($1, $2, 'crash', 1, $5, ($1::bigint % 1000000)::integer, 'P', 'seed', '{}', $3, $3, 'open', $4)`,
      values: [id, player.uid, stakeCentavos, server.clock.now(), panel],
    });
  });
  return id;
}

describe('counted play', () => {
  it('counts each bet once, for the day on which it was settled', async () => {
    const player = await newGambler(server.context, { cashCentavos: 1_000_00n });
    await bet(player, 10_00n);
    await locked(player, (on) => countPlay(on, player.uid));
    server.clock.set(MIDNIGHT);
    await bet(player, 25_01n);
    await locked(player, (on) => countPlay(on, player.uid));
    await locked(player, (on) => countPlay(on, player.uid));
    expect(await playDays(player)).toEqual([
      { day: '2031-05-06', game: 'color', bets: 1, main: 10_00n, counted: 10_00n },
      { day: '2031-05-07', game: 'color', bets: 1, main: 25_01n, counted: 25_01n },
    ]);
    expect(await locked(player, (on) => availablePlay(on, player.uid))).toBe(35_01n);
  });

  it('counts a bet of a shared round once it is settled, and does not wait for it with later bets', async () => {
    const player = await newGambler(server.context, { cashCentavos: 1_000_00n });
    const ticket = await joinRound(player, 33_33n);
    const refunded = await joinRound(player, 50_00n, 1);
    await bet(player, 10_00n);
    expect(await locked(player, (on) => availablePlay(on, player.uid))).toBe(10_00n);
    server.clock.set(MIDNIGHT);
    await server.db.query({
      text: "UPDATE live_tickets SET state = 'settled', events = '[]', settled_at = $2 WHERE ticket_id = $1",
      values: [ticket, MIDNIGHT],
    });
    await locked(player, async (transaction) => {
      await markTakenBack(transaction, [refunded]);
      const refund = { uid: player.uid, reference: refunded.toString(), bonusCentavos: ZERO };
      await repay(transaction, 'refund', [{ ...refund, cashCentavos: centavos(50_00n) }], MIDNIGHT);
    });
    // Half of 33.33, rounded down.
    expect(await locked(player, (on) => availablePlay(on, player.uid))).toBe(26_66n);
    expect(await locked(player, (on) => availablePlay(on, player.uid))).toBe(26_66n);
    expect((await playDays(player)).at(-1)).toMatchObject({ day: '2031-05-07', game: 'crash', bets: 1 });
  });

  it('counts no bonus money', async () => {
    const player = await newGambler(server.context, { cashCentavos: 4_00n, bonusCentavos: 100_00n });
    await bet(player, 10_00n);
    expect(await locked(player, (on) => availablePlay(on, player.uid))).toBe(4_00n);
  });

  it('is used up once', async () => {
    const player = await newGambler(server.context, { cashCentavos: 1_000_00n });
    await bet(player, 10_00n);
    const use = () =>
      locked(player, async (on) => {
        const left = await availablePlay(on, player.uid);
        await usePlay(on, player.uid, centavos(10_00n));
        return left;
      });
    expect(await use()).toBe(10_00n);
    await expect(use()).rejects.toThrow('counted play that is used up');
  });
});

describe('the settlement of a day', () => {
  it.each([
    [0n, 0],
    [99_99n, 0],
    [100_00n, 1],
    [199_99_99n, 199],
    [200_00_00n, 200],
    [999_999_00n, 200],
  ])('gives for %s centavos of counted play %s points', (counted, points) => {
    expect(turnoverPoints(counted)).toBe(points);
  });

  it('gives the points of the day that has ended, once, though several processes run it and it is late', async () => {
    const player = await newGambler(server.context, { cashCentavos: 1_000_00n });
    await bet(player, 250_00n);
    server.clock.set(MIDNIGHT);
    await bet(player, 100_00n);
    server.clock.advance(3 * 60 * 60_000);
    const other = await buildTestApp(server.context);
    await Promise.all([server.app.jobs.runDue(), other.jobs.runDue()]);
    await runJobs(server);
    // One of them may have begun by its own timer, and is not waited for.
    await expect.poll(() => pointsOf(player)).toBe(2);
    server.clock.advance(24 * 60 * 60_000);
    await runJobs(server);
    expect(await pointsOf(player)).toBe(3);
    await other.close();
  });

  it('gives none to who was on a break or had reached a limit when the day ended', async () => {
    // A day that no other test has closed.
    const weekMs = 7 * 24 * 60 * 60_000;
    server.clock.set(new Date(LAST_MOMENT.getTime() + weekMs));
    const players = await Promise.all(
      Array.from({ length: 3 }, () => newGambler(server.context, { cashCentavos: 1_000_00n })),
    );
    for (const player of players) await bet(player, 250_00n);
    const [resting, limited] = players as [Gambler, Gambler];
    await care(server, resting).rest(24);
    await care(server, limited).limit('stake', 'day', '10');
    server.clock.set(new Date(MIDNIGHT.getTime() + weekMs + 60_000));
    await runJobs(server);
    expect(await Promise.all(players.map(pointsOf))).toEqual([0, 0, 2]);
  });

  it('counts a bet that was stamped before 0:00 and committed after it with the next day', async () => {
    const player = await newGambler(server.context, { cashCentavos: 1_000_00n });
    const daysMs = 9 * 24 * 60 * 60_000;
    server.clock.set(new Date(MIDNIGHT.getTime() + daysMs));
    await runJobs(server);
    server.clock.set(new Date(LAST_MOMENT.getTime() + daysMs));
    await bet(player, 250_00n);
    server.clock.set(new Date(MIDNIGHT.getTime() + daysMs + 24 * 60 * 60_000));
    const query = vi.spyOn(server.context.db, 'query');
    await runJobs(server);
    const read = query.mock.calls.flatMap(([{ name, values = [] }]) =>
      name === 'counted-play-staked' ? [values as [Date, Date]] : [],
    );
    query.mockRestore();
    expect(await playDays(player)).toMatchObject([{ day: '2031-05-15', main: 250_00n }]);
    // A busy day is read in parts that each take less than a statement may.
    const spans = read.map(([from, until]) => until.getTime() - from.getTime());
    expect(new Set(spans)).toEqual(new Set([15 * 60_000]));
  });

  it('goes on after a player for whom it fails, leaves them out, and is tried until all have theirs', async () => {
    // A day later than those of the other tests.
    const weeksMs = 14 * 24 * 60 * 60_000;
    server.clock.set(new Date(LAST_MOMENT.getTime() + weeksMs));
    const [broken, other] = [
      await newGambler(server.context, { cashCentavos: 1_000_00n }),
      await newGambler(server.context, { cashCentavos: 1_000_00n }),
    ];
    await bet(broken, 250_00n);
    await locked(broken, (on) => countPlay(on, broken.uid));
    await bet(broken, 250_00n);
    await bet(other, 250_00n);
    // What is added to it does not fit.
    const setTurnover = (main: bigint) =>
      server.db.query({
        text: 'UPDATE play_days SET main_centavos = $2 WHERE uid = $1',
        values: [broken.uid, main],
      });
    await setTurnover(2n ** 63n - 1n);
    const ran: string[] = [];
    const step = (name: string) => ({
      name,
      run: async (day: string) => (day === '2031-05-20' ? ran.push(name) : 0),
    });
    server.app.settlement.add(step('any step'));
    server.app.settlement.add({ ...step('about all players'), needs: ['play'] });
    server.clock.set(new Date(MIDNIGHT.getTime() + weeksMs));
    await runJobs(server);
    expect([await pointsOf(broken), await pointsOf(other)]).toEqual([0, 2]);
    expect(ran).toEqual(['any step']);
    const [run] = await server.db.query<{ note: string }>({
      text: "SELECT note FROM job_runs WHERE job = 'rewards' AND state = 'failed' ORDER BY slot DESC",
    });
    expect(run?.note).toMatch(`2031-05-20 failed for 1 players (${broken.uid})`);
    await setTurnover(250_00n);
    server.clock.advance(60_000);
    await runJobs(server);
    expect([await pointsOf(broken), await pointsOf(other)]).toEqual([5, 2]);
    expect(ran.at(-1)).toBe('about all players');
  });

  it('goes on after a player whose rest at the end of the day could not be noted, and gives them nothing before', async () => {
    // A day later than those of the other tests.
    const weeksMs = 21 * 24 * 60 * 60_000;
    server.clock.set(new Date(LAST_MOMENT.getTime() + weeksMs));
    const [broken, other] = [
      await newGambler(server.context, { cashCentavos: 1_000_00n }),
      await newGambler(server.context, { cashCentavos: 1_000_00n }),
    ];
    for (const player of [broken, other]) await bet(player, 250_00n);
    await care(server, broken).limit('stake', 'day', '10');
    await care(server, other).limit('stake', 'day', '5000');
    server.clock.set(new Date(MIDNIGHT.getTime() + weeksMs));
    await server.db.query({
      text: `
        CREATE FUNCTION refuse_rest() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no rest'; END $$;
        CREATE TRIGGER refuse_rest BEFORE INSERT ON safer_play_rests
          FOR EACH ROW WHEN (NEW.uid = ${broken.uid}) EXECUTE FUNCTION refuse_rest()`,
    });
    await runJobs(server);
    expect([await pointsOf(broken), await pointsOf(other)]).toEqual([0, 2]);
    await server.db.query({ text: 'DROP FUNCTION refuse_rest CASCADE' });
    server.clock.advance(60_000);
    await runJobs(server);
    expect([await pointsOf(broken), await pointsOf(other)]).toEqual([0, 2]);
    const rests = await server.db.query({
      text: 'SELECT FROM safer_play_rests WHERE uid = $1',
      values: [broken.uid],
    });
    expect(rests).toHaveLength(1);
  });

  it('gives none to an account that was closed on the day, by its player or for its age', async () => {
    // A day later than those of the other tests.
    const daysMs = 28 * 24 * 60 * 60_000;
    server.clock.set(new Date(LAST_MOMENT.getTime() + daysMs));
    const [closed, young, open] = [
      await newGambler(server.context, { cashCentavos: 1_000_00n }),
      await newGambler(server.context, { cashCentavos: 1_000_00n }),
      await newGambler(server.context, { cashCentavos: 1_000_00n }),
    ];
    for (const player of [closed, young, open]) await bet(player, 250_00n);
    const now = server.clock.now();
    await server.db.query({
      text: 'UPDATE players SET closed_at = $2 WHERE uid = $1',
      values: [closed.uid, now],
    });
    await server.db.query({
      text: 'UPDATE players SET under_age_at = $2 WHERE uid = $1',
      values: [young.uid, now],
    });
    server.clock.set(new Date(MIDNIGHT.getTime() + daysMs + 60_000));
    await runJobs(server);
    expect([await pointsOf(closed), await pointsOf(young), await pointsOf(open)]).toEqual([0, 0, 2]);
  });
});
