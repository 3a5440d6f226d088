import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCalls } from '../../../contract/account/user';
import { restDaysOf } from '../../../server/domains/rewards/restDays';
import { notePastRests, noteReachedLimits, restAt } from '../../../server/domains/safer-play/rests';
import { balances } from '../../../server/ledger/balances';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { openOrder } from '../../support/bank';
import { bet, care } from '../../support/care';
import { runJobs } from '../../support/jobs';
import { newPerson } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

/** A Tuesday evening; each test has a week of its own. */
let evening = new Date('2031-05-06T22:00:00+08:00');
const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.freeze(evening);
  await server.app.jobs.runDue();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

function nextWeek(): void {
  evening = new Date(evening.getTime() + 7 * 24 * HOUR_MS);
  server.clock.freeze(evening);
}
/** Sets the clock to a time after the evening's midnight. */
const afterMidnight = (ms: number) => server.clock.freeze(new Date(evening.getTime() + 2 * HOUR_MS + ms));
const settleLate = async () => {
  afterMidnight(3 * HOUR_MS);
  await runJobs(server);
};
const pointsOf = async ({ uid }: Gambler) => (await balances(server.db, uid)).points;

describe('a settlement that runs late', () => {
  it('goes by what was when the day ended: not by a break, a bet or a limit of the new day', async () => {
    nextWeek();
    const [breaker, better, limiter] = await Promise.all(
      [1, 2, 3].map(() => newGambler(server.context, { cashCentavos: 10_000_00n })),
    );
    const players = [breaker, better, limiter].filter((each) => each !== undefined);
    if (players.length < 3 || !breaker || !better || !limiter) throw new Error('players are missing');
    await care(server, better).limit('stake', 'day', '400');
    await care(server, limiter).limit('stake', 'day', '10000');
    for (const player of players) expect(await bet(server, player, 300_00n)).toBe('00000');
    afterMidnight(10 * 60_000);
    await care(server, breaker).rest(24);
    // With yesterday's 300.00 this would reach the limit.
    expect(await bet(server, better, 400_00n)).toBe('00000');
    await care(server, limiter).limit('stake', 'day', '100');
    await settleLate();
    for (const player of players) expect(await pointsOf(player)).toBe(3);
  });

  it('goes by a limit that was reached when the day ended, though it was raised or removed since', async () => {
    nextWeek();
    const [reached, ended] = [
      await newGambler(server.context, { cashCentavos: 10_000_00n }),
      await newGambler(server.context, { cashCentavos: 10_000_00n }),
    ];
    await care(server, reached).limit('stake', 'day', '300');
    // What waits for a day takes effect between midnight and the settlement.
    server.clock.freeze(new Date(evening.getTime() - 21 * HOUR_MS));
    await care(server, ended).limit('stake', 'day', '300');
    await care(server, ended).limit('stake', 'day', null);
    server.clock.freeze(evening);
    for (const player of [reached, ended]) expect(await bet(server, player, 300_00n)).toBe('00000');
    await settleLate();
    expect([await pointsOf(reached), await pointsOf(ended)]).toEqual([0, 0]);
    const { uid } = reached;
    expect(await restAt(server.db, uid, new Date(evening.getTime() + 2 * HOUR_MS - 1))).toBe('rested');
    expect(await restAt(server.db, uid, new Date(evening.getTime() + 2 * HOUR_MS))).toBeNull();
  });

  it('gives nothing to who has excluded themselves since', async () => {
    nextWeek();
    const player = await newGambler(server.context, { cashCentavos: 1_000_00n });
    await bet(server, player, 300_00n);
    afterMidnight(10 * 60_000);
    expect(await restAt(server.db, player.uid, evening)).toBeNull();
    await care(server, player).exclude(6);
    expect(await restAt(server.db, player.uid, evening)).toBeNull();
    expect(await restAt(server.db, player.uid, server.clock.now())).toBe('selfExcluded');
    await settleLate();
    expect(await pointsOf(player)).toBe(0);
  });
});

describe('a deposit that was not paid', () => {
  const DAY = '2031-01-01';

  it('reached a limit for as long as its page was open at the bank', async () => {
    nextWeek();
    const players = await Promise.all([1, 2].map(() => newPerson(server)));
    for (const player of players) {
      await care(server, player).limit('deposit', 'day', '500');
      await openOrder(server, player, '500');
    }
    const [closed, open] = players;
    if (closed === undefined || open === undefined) throw new Error('players are missing');
    server.clock.advance(20 * 60_000);
    await server.db.query({
      text: 'UPDATE deposit_orders SET closed_at = $2 WHERE uid = $1',
      values: [closed.uid, server.clock.now()],
    });
    server.clock.advance(20 * 60_000);
    await notePastRests(server.db, new Date(server.clock.now().getTime() - 10 * 60_000));
    expect(await restDaysOf(server.db, closed.uid, DAY)).toEqual([]);
    expect(await restDaysOf(server.db, open.uid, DAY)).toHaveLength(1);
  });
});

describe('the record of rests', () => {
  it('has a reached limit from when it is noted to the end of its period, once', async () => {
    nextWeek();
    const player = await newGambler(server.context, { cashCentavos: 1_000_00n });
    await care(server, player).limit('stake', 'week', '300');
    await noteReachedLimits(server.context);
    expect(await restDaysOf(server.db, player.uid, '2031-01-01')).toEqual([]);
    await bet(server, player, 300_00n);
    await noteReachedLimits(server.context);
    server.clock.advance(HOUR_MS);
    await noteReachedLimits(server.context);
    const days = await restDaysOf(server.db, player.uid, '2031-01-01');
    // Tuesday to Sunday.
    expect(days).toHaveLength(6);
    await care(server, player).rest(168);
    // The break begins in this rest and outlasts it, to the next Tuesday.
    expect(await restDaysOf(server.db, player.uid, '2031-01-01')).toHaveLength(8);
    const overlaps = await server.db.query({
      text: `
        SELECT FROM safer_play_rests a JOIN safer_play_rests b USING (uid)
        WHERE a.starts_at < b.starts_at AND a.ends_at > b.starts_at`,
    });
    expect(overlaps).toEqual([]);
  });

  it('keeps the points of a daily log-in from who has reached a limit', async () => {
    nextWeek();
    const player = await newGambler(server.context, { cashCentavos: 1_000_00n });
    await care(server, player).limit('stake', 'day', '300');
    await bet(server, player, 300_00n);
    const { token } = (await server.send(userCalls.renewToken, {}, { token: player.token })).reply;
    expect(await pointsOf(player)).toBe(0);
    afterMidnight(0);
    await server.send(userCalls.renewToken, {}, { token });
    expect(await pointsOf(player)).toBe(35);
  });

  it('takes over the days that were kept before, unless it has them', async () => {
    nextWeek();
    const [both, days] = [await newGambler(server.context), await newGambler(server.context)];
    await care(server, both).rest(24);
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    const file = new URL('../../../server/db/migrations/0071_one_record_of_rests.sql', import.meta.url);
    const [up = '', down = ''] = (await readFile(file, 'utf8')).split('-- Down Migration');
    await client.query(down);
    const before = await client.query('SELECT day::text FROM rest_days WHERE uid = $1 ORDER BY day', [
      both.uid,
    ]);
    expect(before.rows).toHaveLength(2);
    await client.query("INSERT INTO rest_days VALUES ($1, '2031-03-03'), ($1, '2031-03-05')", [days.uid]);
    await client.query(up);
    await client.end();
    expect(await restDaysOf(server.db, days.uid, '2031-03-04')).toEqual(['2031-03-05']);
    expect(await restDaysOf(server.db, days.uid, '2031-03-01')).toEqual(['2031-03-03', '2031-03-05']);
    const rests = await server.db.query({
      text: `SELECT ends_at - starts_at = interval '24 hours' AS "isBreak" FROM safer_play_rests WHERE uid = $1`,
      values: [both.uid],
    });
    expect(rests).toEqual([{ isBreak: true }]);
  });
});
