import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ERRORS } from '../../contract/envelope';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { recordCalls } from '../../contract/wallet/records';
import { type Forgettable, forgetPartition } from '../../server/db/forgetPartition';
import { partitionsOf } from '../../server/db/partitions';
import { checkAudit } from '../../server/domains/desk/audit';
import { sumsOf } from '../../server/domains/desk/watchedGames';
import { PLAY_ROUNDS } from '../../server/domains/play/forgetRounds';
import { openSession } from '../../server/domains/players/sessions';
import { forgetBets, makeBetPartitions } from '../../server/domains/retention/forgetBets';
import { countPlay } from '../../server/domains/rewards/countedPlay';
import { isFirstSpin } from '../../server/domains/spin/spin';
import { lockPlayers } from '../../server/ledger/accounts';
import { moneySince } from '../../server/ledger/desk/players';
import { proveBalances } from '../../server/ledger/desk/transfers';
import { proveLedger } from '../../server/ledger/proof';
import { startTestServer, type TestServer } from '../support/server';
import { arrange, colorBet, GAME, type Gambler, newGambler, placeBet } from './gamblers';

const KEPT_MONTHS = 3;

let folder: string;
let server: TestServer;
let player: Gambler;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgetting-'));
  server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
  await goTo(0);
  player = await newGambler(server, { cashCentavos: 50_000n });
  // The first bet wins, so that stakes and payouts leave.
  await arrange(server.context, player, colorBet(100n), ({ payoutCentavos }) => payoutCentavos > 0n);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The day in the middle of January 2031, or so many months later. */
async function goTo(month: number): Promise<void> {
  server.clock.set(new Date(Date.UTC(2031, month, 20)));
  await makeBetPartitions(server.context);
}

/** Bets in the color game, and a ticket and a spin, which this test writes by itself. */
async function play(bets: number): Promise<void> {
  const token = await openSession(server.db, player.uid, server.clock.now());
  for (let at = 0; at < bets; at += 1) {
    const { status, text } = await placeBet(server, { token }, colorBet(100n));
    if (status !== 200) throw new Error(text);
  }
}

const addTicket = (state: 'open' | 'settled') =>
  server.db.query({
    text: `
      INSERT INTO live_tickets (ticket_id, uid, game, round_number, panel, seat, name, client_seed, bet, stake, cash_stake,
        payout, state, events, created_at)
      SELECT id, $1, 'crash', id, 0, 1, 'a***b', 'x', '{}', 500, 500, 800, $2, CASE $2 WHEN 'settled' THEN json '[]' END, $3
      FROM nextval('play_round_id') AS id`,
    values: [player.uid, state, server.clock.now()],
  });

const addSpin = () =>
  server.db.query({
    text: `
      INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
      VALUES (nextval('play_round_id'), $1, 'wheel', 0, 0, '{}', '{}', '[]', 0, 0, $2)`,
    values: [player.uid, server.clock.now()],
  });

/** As the settlement of each day does. */
const count = () =>
  server.db.transaction(async (on) => {
    await lockPlayers(on, [player.uid]);
    await countPlay(on, player.uid);
  });

/** With settings that the server's own job does not have: it would run in between. */
const forget = () => {
  const { context } = server;
  const config = { ...context.config, retention: { months: KEPT_MONTHS, folder } };
  return forgetBets({ ...context, config });
};

async function partitions(table: string): Promise<string[]> {
  const rows = await server.db.query<{ name: string }>({
    text: `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass ORDER BY 1`,
    values: [table],
  });
  return rows.map(({ name }) => name.replace(`${table}_`, ''));
}

async function linesOf(file: string): Promise<Record<string, unknown>[]> {
  const text = gunzipSync(await readFile(join(folder, file))).toString();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const numberOf = async (text: string): Promise<bigint> =>
  (await server.db.query<{ n: bigint }>({ text: `SELECT count(*) AS n FROM ${text}` }))[0]?.n ?? -1n;

/** What the console and the proof say about all bets of the player. */
const told = async () => ({
  unproved: (await proveLedger(server.db)).unproved,
  balances: await proveBalances(server.db, player.uid),
  money: await moneySince(server.db, player.uid),
  sums: await sumsOf(server.db, player.uid),
  zero: await server.db.query({
    text: 'SELECT currency, sum(amount) FROM ledger_postings GROUP BY currency HAVING sum(amount) <> 0',
  }),
});

describe('bets that are older than KEPT_MONTHS', () => {
  it('stand in partitions by month, in which a nonce of a pair is used once', async () => {
    await play(1);
    expect(await partitions('play_rounds')).toEqual(
      expect.arrayContaining(['2031_01', '2031_02', 'default']),
    );
    const [row] = await server.db.query<{ place: string }>({
      text: 'SELECT tableoid::regclass::text AS place FROM play_rounds',
    });
    expect(row?.place).toBe('play_rounds_2031_01');
    await expect(
      server.db.query({ text: "INSERT INTO play_rounds SELECT * FROM play_rounds WHERE game = 'color'" }),
    ).rejects.toThrow(/unique/);
    for (const name of ['play_rounds_2031_01', 'ledger_entries_2031_01', 'live_tickets_2031_01']) {
      await expect(server.db.query({ text: `DELETE FROM ${name}` })).rejects.toThrow(/append-only/);
    }
  });

  it('leave for files whose hashes the audit trail has, and every sum stays what it was', async () => {
    await play(4);
    await addTicket('settled');
    await addSpin();
    await goTo(1);
    await play(3);
    await goTo(KEPT_MONTHS + 1);
    await play(2);
    await count();
    const before = await told();
    const [oldest] = await server.db.query<{ id: bigint }>({
      text: "SELECT min(id) AS id FROM play_rounds WHERE game = 'color'",
    });
    expect(before.unproved).toEqual([]);
    const january = { from: '2031-01-01', until: '2031-02-01' };
    const ofJanuary = (table: string) =>
      server.db.query<{ line: Record<string, unknown> }>({
        text: `SELECT row_to_json(r) AS line FROM (SELECT * FROM ${table}
          WHERE created_at >= $1 AND created_at < $2) AS r`,
        values: [january.from, january.until],
      });
    const entries = (await ofJanuary('ledger_entries')).map(({ line }) => line);
    const rounds = (await ofJanuary('play_rounds')).map(({ line }) => line);
    const others = entries.filter(({ kind }) => kind !== 'stake' && kind !== 'payout').length;

    const gone = await forget();

    expect(gone.map(({ table }) => table)).toEqual(['live_tickets', 'play_rounds', 'ledger_entries']);
    expect(await told()).toEqual(before);
    expect(await isFirstSpin(server.db, player.uid)).toBe(false);
    // What has moved other money than that of bets is still there.
    expect(others).toBeGreaterThan(0);
    expect(await numberOf("ledger_entries WHERE created_at < '2031-02-01'")).toBe(BigInt(others));
    expect(await numberOf("play_rounds WHERE created_at < '2031-02-01'")).toBe(0n);
    expect(await partitions('play_rounds')).not.toContain('2031_01');
    expect(await partitions('ledger_entries')).toContain('kept');

    const [tickets, played, ledger] = await Promise.all(gone.map(({ file }) => linesOf(file)));
    expect(ledger).toEqual(entries);
    expect(played).toEqual(rounds);
    expect(tickets).toHaveLength(1);
    expect(tickets?.[0]).not.toHaveProperty('name');
    const audit = await server.db.query<{ line: string }>({ text: 'SELECT line FROM desk_audit ORDER BY n' });
    for (const { file } of gone) {
      const sha256 = createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex');
      expect(audit.some(({ line }) => line.includes(file) && line.includes(sha256))).toBe(true);
    }
    expect((await checkAudit(server)).brokenAt).toBeNull();

    // Lists end with a word about what they lack, and so does the round.
    const token = await openSession(server.db, player.uid, server.clock.now());
    const params = { game: GAME };
    const page = { pageSize: 4 };
    const first = await server.send(playCalls.history, page, { token, params });
    expect(first.reply).toMatchObject({ total: 5 });
    expect(first.reply.keptFrom).toBeUndefined();
    const { cursor } = first.reply;
    const last = await server.send(playCalls.history, { ...page, cursor: cursor ?? '' }, { token, params });
    const keptFrom = '2031-02-01T00:00:00.000Z';
    expect(last.reply).toMatchObject({ cursor: null, keptFrom });
    const money = await server.send(moneyCalls.list, { pageSize: 100, type: 0 }, { token });
    expect(money.reply.keptFrom).toBe(keptFrom);
    const plays = { pageSize: 100, whose: 'all' } as const;
    expect((await server.send(recordCalls.plays, plays, { token })).reply.keptFrom).toBe(keptFrom);
    // Only of what has left.
    for (const query of [
      { whose: 'provider' as const },
      { game: { gameProvider: 'OWN', gameId: 'lotto' } },
      { game: { gameProvider: 'OWN', gameId: 'trade' } },
    ]) {
      const kept = await server.send(recordCalls.plays, { ...plays, ...query }, { token });
      expect(kept.reply).toMatchObject({ cursor: null });
      expect(kept.reply.keptFrom).toBeUndefined();
    }
    const since = { ...plays, from: '2031-03-01T00:00:00.000Z' };
    expect((await server.send(recordCalls.plays, since, { token })).reply.keptFrom).toBeUndefined();
    const round = { roundId: String(oldest?.id) };
    expect((await server.send(playCalls.round, round, { token, params })).code).toBe(ERRORS.roundGone.code);
    const other = await newGambler(server);
    const theirs = await server.send(playCalls.round, round, { token: other.token, params });
    expect(theirs.code).toBe(ERRORS.notFound.code);

    // A month later the next one goes, on top of it.
    await goTo(KEPT_MONTHS + 2);
    await count();
    expect((await forget()).map(({ partition }) => partition)).toContain('ledger_entries_2031_02');
    expect(await told()).toEqual(before);
    expect(await numberOf("ledger_entries WHERE created_at < '2031-02-01'")).toBe(BigInt(others));
    expect(await forget()).toEqual([]);
    // The rest of the product goes on.
    await play(1);
    expect((await proveLedger(server.db)).unproved).toEqual([]);
  });

  it('stay, with all of their month, while one of them is open or not counted', async () => {
    await play(1);
    await addTicket('open');
    await goTo(KEPT_MONTHS + 1);
    await count();
    expect(await forget()).toEqual([]);
    await server.db.query({ text: "UPDATE live_tickets SET state = 'takenBack'" });
    await goTo(0);
    await play(1);
    await goTo(KEPT_MONTHS + 1);
    expect(await forget()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    await count();
    expect(await forget()).toHaveLength(3);
  });

  it('stay where the file does not come about, and take bets again', async () => {
    await play(1);
    await goTo(KEPT_MONTHS + 1);
    await count();
    await rm(folder, { recursive: true });
    await writeFile(folder, 'not a folder');
    await expect(forget()).rejects.toThrow();
    expect(await numberOf('forgotten_partitions')).toBe(0n);
    await goTo(0);
    await play(1);
    expect((await proveLedger(server.db)).unproved).toEqual([]);
  });

  it('take no row any more once the file is being written', async () => {
    await play(1);
    const now = server.clock.now();
    await goTo(KEPT_MONTHS + 1);
    const late = async () => {
      await expect(
        server.db.query({
          text: `
            INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
            VALUES (nextval('play_round_id'), $1, 'color', 0, 1, '{}', '{}', '[]', 500, 0, $2)`,
          values: [player.uid, now],
        }),
      ).rejects.toThrow(/partition_is_closed/);
    };
    const table: Forgettable = {
      ...PLAY_ROUNDS,
      keepSums: async (...part) => {
        await late();
        return PLAY_ROUNDS.keepSums(...part);
      },
    };
    const [january] = (await partitionsOf(server.db, table)).filter(({ name }) => name.endsWith('2031_01'));
    if (january === undefined) throw new Error('there is no such partition');
    const tell = async () => undefined;
    const forgotten = await forgetPartition(server.db, table, january, { folder, now, tell });
    expect(forgotten.rows).toBe(1n);
    expect(await partitions('play_rounds')).not.toContain('2031_01');
  });

  it('are missed by the proof where an opening balance was changed', async () => {
    await play(2);
    await goTo(KEPT_MONTHS + 1);
    await count();
    await forget();
    // Without what test servers refuse besides.
    await server.db.query({ text: 'ALTER TABLE ledger_openings DISABLE TRIGGER only_ledger' });
    await expect(
      server.db.query({ text: 'UPDATE ledger_openings SET debited = debited - 1 WHERE code = 10' }),
    ).rejects.toThrow(/only ever grow/);
    await server.db.query({ text: 'UPDATE ledger_openings SET debited = debited + 1 WHERE code = 10' });
    const { unproved } = await proveLedger(server.db);
    expect(unproved.map(({ what }) => what)).toEqual(['balance', 'opening']);
  });
});
