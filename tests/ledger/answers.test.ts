import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playCalls } from '../../contract/play';
import { buildApp } from '../../server/app';
import { openSession } from '../../server/domains/players/sessions';
import { KEPT_WEEKS, keepAnswerPartitions } from '../../server/ledger/answerPartitions';
import { balances } from '../../server/ledger/balances';
import { firstAnswer, once } from '../../server/ledger/once';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { audit } from './audit';
import { colorBet, GAME, type Gambler, newGambler } from './gamblers';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
/** A Monday at 0:00 UTC, after the weeks that a server creates when it starts. */
const MONDAY = new Date('2031-06-02T00:00:00.000Z');

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
});
afterEach(() => server.close());

const at = (ms: number) => new Date(MONDAY.getTime() + ms);
const keep = () => keepAnswerPartitions(server.db, server.clock.now());

async function partitions(): Promise<string[]> {
  const rows = await server.db.query<{ name: string }>({
    text: `SELECT inhrelid::regclass::text AS name FROM pg_inherits
      WHERE inhparent = 'ledger_answers'::regclass ORDER BY 1`,
  });
  return rows.map(({ name }) => name.replace('ledger_answers_', ''));
}

/** The partition that contains the answer of a key. */
async function placeOf(uid: number, key: string): Promise<string[]> {
  const rows = await server.db.query<{ place: string }>({
    text: 'SELECT tableoid::regclass::text AS place FROM ledger_answers WHERE uid = $1 AND key = $2',
    values: [uid, key],
  });
  return rows.map(({ place }) => place.replace('ledger_answers_', ''));
}

/** Places a bet with a session opened at this time, and gives the answer's bytes. */
async function bet({ uid }: Gambler, key: string, app = server.app): Promise<string> {
  const token = await openSession(server.db, uid, server.clock.now());
  const { body } = await app.inject({
    method: 'POST',
    url: playCalls.bet.path.replace('{game}', GAME),
    headers: { token, 'idempotency-key': key },
    payload: { bet: colorBet(100n) as object },
  });
  return body;
}

const roundsOf = async ({ uid }: Gambler): Promise<number> =>
  (await server.db.query({ text: 'SELECT FROM play_rounds WHERE uid = $1', values: [uid] })).length;

describe('the audit of first answers', () => {
  it('misses the answer of a bet as long as answers of its week are kept, and no longer', async () => {
    const player = await newGambler(server, { cashCentavos: 1_000n });
    await bet(player, newKey());
    expect(await roundsOf(player)).toBe(1);
    expect(await audit(server.db)).toEqual([]);
    for (const guard of ['append_only', 'only_ledger'])
      await server.db.query({ text: `ALTER TABLE ledger_answers DISABLE TRIGGER ${guard}` });
    await server.db.query({ text: 'DELETE FROM ledger_answers' });
    expect(await audit(server.db)).toEqual([expect.stringContaining('I4 every bet has one first answer')]);
    server.clock.freeze(new Date(server.clock.now().getTime() + (KEPT_WEEKS + 1) * WEEK_MS));
    await keep();
    expect(await audit(server.db)).toEqual([]);
  });
});

describe('partitions of first answers', () => {
  it('exist when a server starts: for this week and the next', async () => {
    const [row] = await server.db.query<{ weeks: string[] }>({
      text: `SELECT array_agg(to_char(date_trunc('week', $1::timestamptz, 'UTC') + n * interval '1 week',
        'YYYY_MM_DD') ORDER BY n) AS weeks FROM generate_series(0, 1) AS n`,
      values: [server.clock.now()],
    });
    expect(await partitions()).toEqual([...(row?.weeks ?? []), 'default']);
  });

  it('are created ahead and dropped after five weeks, once for concurrent runs', async () => {
    const first = await partitions();
    server.clock.freeze(at(0));
    const runs = await Promise.all([keep(), keep(), keep()]);
    expect(runs.flatMap(({ made }) => made)).toHaveLength(2);
    expect(runs.flatMap(({ dropped }) => dropped)).toHaveLength(first.length - 1);
    const ahead = ['2031_06_02', '2031_06_09', 'default'];
    expect(await partitions()).toEqual(ahead);
    expect(await keep()).toEqual({ made: [], dropped: [] });

    server.clock.freeze(at((KEPT_WEEKS + 1) * WEEK_MS - 1));
    expect((await keep()).dropped).toEqual([]);
    server.clock.freeze(at((KEPT_WEEKS + 1) * WEEK_MS));
    expect((await keep()).dropped).toEqual(['ledger_answers_2031_06_02']);
  });

  it('are append-only like the table itself', async () => {
    const player = await newGambler(server, { cashCentavos: 1_000n });
    await bet(player, newKey());
    for (const name of await partitions()) {
      const run = server.db.query({ text: `DELETE FROM ledger_answers_${name}` });
      await expect(run).rejects.toThrow('DELETE refused');
    }
  });

  it('wait at most a second for a lock, and then change nothing', async () => {
    const before = await partitions();
    server.clock.freeze(at(0));
    await server.db.transaction(async (tx) => {
      await tx.query({ text: 'LOCK TABLE ledger_answers_default IN ACCESS SHARE MODE' });
      await expect(keep()).rejects.toThrow('lock timeout');
    });
    expect(await partitions()).toEqual(before);
    expect((await keep()).made).toHaveLength(2);
  });
});

describe('an answer', () => {
  it('is repeated with the same bytes for five weeks, and then its key counts as new', async () => {
    server.clock.freeze(at(0));
    await keep();
    const player = await newGambler(server, { cashCentavos: 1_000n });
    const key = newKey();
    const first = await bet(player, key);
    expect(first).toContain('"code":"00000"');
    expect(await placeOf(player.uid, key)).toEqual(['2031_06_02']);
    for (const ms of [WEEK_MS, KEPT_WEEKS * WEEK_MS]) {
      server.clock.freeze(at(ms));
      await keep();
      expect(await bet(player, key)).toBe(first);
    }
    expect(await roundsOf(player)).toBe(1);
    server.clock.freeze(at((KEPT_WEEKS + 1) * WEEK_MS));
    await keep();
    expect(await placeOf(player.uid, key)).toEqual([]);
    expect(await bet(player, key)).not.toBe(first);
    expect(await roundsOf(player)).toBe(2);
  });

  it('is found across the boundary of two weeks', async () => {
    server.clock.freeze(at(0));
    await keep();
    const player = await newGambler(server, { cashCentavos: 1_000n });
    const key = newKey();
    server.clock.freeze(at(WEEK_MS - 1));
    const first = await bet(player, key);
    server.clock.freeze(at(WEEK_MS));
    expect(await bet(player, key)).toBe(first);
    expect(await placeOf(player.uid, key)).toEqual(['2031_06_02']);
    const intent = { uid: player.uid, key, bodyHash: '0'.repeat(64) };
    await expect(firstAnswer(server.db, intent)).rejects.toMatchObject({ reason: 'keyReused' });
  });

  it('is not lost if its week has no partition, and moves there once there is one', async () => {
    server.clock.freeze(at(0));
    const player = await newGambler(server, { cashCentavos: 1_000n });
    const key = newKey();
    const first = await bet(player, key);
    expect(await placeOf(player.uid, key)).toEqual(['default']);
    expect(await bet(player, key)).toBe(first);
    await keep();
    expect(await placeOf(player.uid, key)).toEqual(['2031_06_02']);
    expect(await bet(player, key)).toBe(first);
    expect(await roundsOf(player)).toBe(1);
  });
});

describe('fifty concurrent calls with one key at the boundary of two weeks', () => {
  /** Two servers, with clocks on either side of the boundary. */
  async function apps() {
    server.clock.freeze(at(0));
    await keep();
    server.clock.freeze(at(WEEK_MS - 1));
    const context = { ...server.context, clock: { now: () => at(WEEK_MS) } };
    const after = await buildApp(context);
    return { sides: [server, { app: after, ...context }] as const, close: () => after.close() };
  }

  it('settle one bet, and all get its answer', async () => {
    const { sides, close } = await apps();
    const player = await newGambler(server, { cashCentavos: 1_000n });
    const key = newKey();
    const texts = await Promise.all(
      Array.from({ length: 50 }, (_, index) => bet(player, key, sides[index % 2 === 0 ? 0 : 1].app)),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('"code":"00000"');
    expect(await roundsOf(player)).toBe(1);
    expect(await placeOf(player.uid, key)).toHaveLength(1);
    const { turnoverCentavos } = await balances(server.db, player.uid);
    expect(turnoverCentavos).toBe(100n);
    await close();
  });

  it('do the work once, and all get its text', async () => {
    const { sides, close } = await apps();
    const { uid } = await newGambler(server);
    const intent = { uid, key: newKey(), call: '/test', bodyHash: '0'.repeat(64) };
    let works = 0;
    const texts = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        once(sides[index % 2 === 0 ? 0 : 1], intent, async () => {
          works += 1;
          return `answer of ${index}`;
        }),
      ),
    );
    expect(works).toBe(1);
    expect(new Set(texts).size).toBe(1);
    expect(await placeOf(uid, intent.key)).toHaveLength(1);
    await close();
  });
});
