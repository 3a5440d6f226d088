import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveCalls } from '../../../contract/live';
import { luckyPrizeCalls } from '../../../contract/rewards/luckyPrize';
import { roundFrom } from '../../../games/kit/fairness/network';
import { listHash, weekNumber } from '../../../games/kit/fairness/raffle';
import { drawWeek } from '../../../server/domains/lucky-prize/draw';
import { ownPrizes, payWeek, settleKept } from '../../../server/domains/lucky-prize/pay';
import { luckyPrizeData } from '../../../server/domains/lucky-prize/personalData';
import { prizesOf } from '../../../server/domains/lucky-prize/rules';
import { endWeek } from '../../../server/domains/lucky-prize/tickets';
import { commitAhead, findWeek } from '../../../server/domains/lucky-prize/weeks';
import { liftRestriction, restrictPlayer } from '../../../server/domains/players/desk';
import { giveDailyLogin } from '../../../server/domains/rewards/dailyLogin';
import { type BeaconSource, beaconSource } from '../../../server/fairness/beaconSource';
import { showSeeds } from '../../../server/fairness/pairs';
import { SignatureChecker } from '../../../server/fairness/signatureCheck';
import { goingOn } from '../../../server/jobs/eachPlayer';
import { ACCOUNTS } from '../../../server/ledger/accounts';
import { balances } from '../../../server/ledger/balances';
import { dayAfter, startOf } from '../../../server/manilaDay';
import { openPracticeBeacon, type PracticeBeacon } from '../../../server/sandbox/beacon';
import { evidenceOf } from '../../../src/overlay/lucky-prize/evidence';
import type { CheckName } from '../../../workers/verify/reportLine';
import { RoundCheck } from '../../../workers/verify/roundCheck';
import { verifyShared } from '../../../workers/verify/verify';
import { audit } from '../../ledger/audit';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { care } from '../../support/care';
import { startTestServer, type TestServer } from '../../support/server';

const DAY_MS = 24 * 3_600_000;
const NOON_MS = 12 * 3_600_000;
/** Each test has a week of its own, far ahead of the server's own jobs. */
let monday = '2031-05-05';

let folder: string;
let server: TestServer;
let practice: PracticeBeacon;
let beacon: BeaconSource;
const checker = new SignatureChecker();
beforeAll(async () => {
  folder = await mkdtemp(pathOf(tmpdir(), 'lucky-'));
  server = await startTestServer({
    environment: { BEACON: 'sandbox', DATA_DIR: folder, BEACON_SANDBOX_DELAY_MS: '30', LOG_LEVEL: 'error' },
  });
  practice = await openPracticeBeacon(server.context.config, () => server.clock.now().getTime());
  beacon = beaconSource({
    network: practice.network,
    relays: [practice.relay],
    isSignature: (...question) => checker.isSignature(...question),
    nowMs: Date.now,
  });
});
afterAll(async () => {
  // Answers are kept for five weeks, and the tests last longer.
  const broken = (await audit(server.db)).filter(
    (line) => !line.startsWith('I4 every bet has one first answer'),
  );
  expect(broken).toEqual([]);
  await server.close();
  await checker.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  practice.settings.isStopped = false;
  monday = dayAfter(monday, 28);
  server.clock.set(startOf(dayAfter(monday, -2)));
  await commitAhead(server.context, beacon.network);
  // From here on every day is settled.
  await server.app.jobs.runDue();
});

const sunday = () => dayAfter(monday, 6);
/** A time of the week after, on its Monday. */
const drawDay = (afterMs: number) => new Date(startOf(dayAfter(monday, 7)).getTime() + afterMs);
const pageFor = async (player?: Gambler) =>
  (await server.send(luckyPrizeCalls.page, {}, player === undefined ? {} : { token: player.token })).reply;
const week = async () => {
  const found = await findWeek(server.db, monday);
  if (found === null) throw new Error(`there is no week of ${monday}`);
  return found;
};
const listOf = async () => (await server.send(luckyPrizeCalls.tickets, { monday, after: 0 }, {})).reply.list;
const ownDraw = async (player: Gambler) =>
  (await pageFor(player)).draws.find((each) => each.monday === monday);

interface Week {
  readonly pesos?: bigint;
  readonly loginDays?: number;
}

/** A player who has played and logged in during the week; the clock stays in it. */
async function newPlayer({ pesos = 1_000n, loginDays = 3 }: Week = {}): Promise<Gambler> {
  server.clock.set(startOf(monday));
  const player = await newGambler(server.context, { cashCentavos: 10_000_00n });
  for (let day = 0; day < loginDays; day += 1) {
    server.clock.set(startOf(dayAfter(monday, day)));
    await giveDailyLogin(server.context, player.uid);
  }
  if (pesos > 0n) await stake(player, pesos * 100n);
  return player;
}

async function stake(player: Gambler, centavos: bigint): Promise<void> {
  expect((await placeBet(server, player, colorBet(centavos))).code).toBe('00000');
}

/** Ends the week as the settlement does, counted play included. */
async function settle(at = drawDay(5_000)): Promise<number> {
  server.clock.set(at);
  await server.app.jobs.runDue();
  // The server's own timer may be running the same settlement.
  await expect.poll(async () => (await week()).listedAt, { timeout: 20_000 }).not.toBeNull();
  return (await week()).tickets ?? 0;
}

async function draw(at = drawDay(NOON_MS + 5_000)): Promise<boolean> {
  server.clock.set(at);
  const isDrawn = await drawWeek(server.context, beacon, await week(), 300);
  if (isDrawn) await payWeek(server.context, monday);
  return isDrawn;
}

describe('a week of the lucky prize', () => {
  it('is committed to before it begins, once, and in the public log', async () => {
    await Promise.all([1, 2, 3].map(() => commitAhead(server.context, beacon.network)));
    const { commitment, beaconRound, beaconAt } = await week();
    const lines = await server.db.query<{ line: string }>({
      text: `SELECT line FROM fairness_log WHERE line::json ->> 'type' = 'raffle' AND line::json ->> 'monday' = $1`,
      values: [monday],
    });
    expect(lines.map(({ line }) => JSON.parse(line))).toMatchObject([{ monday, commitment, beaconRound }]);
    expect(beaconRound).toBe(roundFrom(beacon.network, drawDay(NOON_MS).getTime()));
    expect(beaconAt.getTime() - drawDay(NOON_MS).getTime()).toBeLessThan(beacon.network.periodMs);
    server.clock.set(startOf(monday));
    expect((await pageFor()).week).toMatchObject({ monday, commitment, own: null });
  });

  it('gives tickets by stakes and log-in days, lists them, draws at noon, and pays at once', async () => {
    const first = await newPlayer();
    await newPlayer({ pesos: 999n });
    await newPlayer({ loginDays: 2 });
    const second = await newPlayer();
    for (const clientSeed of [null, 'my own seed']) {
      await showSeeds(server.context, {
        uid: second.uid,
        game: 'wheel',
        clientSeed,
        now: server.clock.now(),
      });
    }
    const third = await newPlayer();
    expect((await pageFor(first)).week?.own).toEqual({ stakes: 1_000_00n, loginDays: 3 });

    expect(await settle()).toBe(3);
    const list = await listOf();
    expect(list.map(({ number, clientSeed }) => [number, clientSeed])).toEqual([
      [1, 'none'],
      [2, 'my own seed'],
      [3, 'none'],
    ]);
    const before = await ownDraw(second);
    expect(before).toMatchObject({ tickets: 3, pool: 6_00n, prizes: [1_20n, 60n, 60n], winners: [] });
    expect(before).toMatchObject({ serverSeed: null, own: { number: 2, prize: null } });
    expect(before?.listHash).toBe(listHash(list));
    expect((await balances(server.db, first.uid)).tickets).toBe(1);

    expect(await draw(drawDay(NOON_MS - 1_000))).toBe(false);
    expect((await week()).serverSeed).toBeNull();
    expect(await draw()).toBe(true);
    const after = await ownDraw(third);
    if (after === undefined) throw new Error('the draw is not shown');
    expect(after.winners.map(({ amount }) => amount)).toEqual(after.prizes);
    expect(after.winners.map(({ number }) => number).toSorted()).toEqual([1, 2, 3]);
    const { serverSeed, commitment, listHash: clientSeed, beacon: number } = after;
    const outcome = after.winners.map((winner) => winner.number - 1);
    const shared = { game: 'raffle', roundNumber: weekNumber(monday), chain: null, commitment, clientSeed };
    const verdict = verifyShared({
      ...shared,
      outcome,
      serverSeed: serverSeed ?? '',
      beacon: number,
      tickets: 3,
      prizes: 3,
    });
    expect(verdict.ok).toBe(true);
    // As the page and every other verifier check it, with the public log.
    const log = await server.db.query<{ line: string }>({ text: 'SELECT line FROM fairness_log ORDER BY n' });
    const texts = [
      { name: 'raffle', text: JSON.stringify(evidenceOf(after)) },
      { name: 'log.jsonl', text: log.map(({ line }) => `${line}\n`).join('') },
    ];
    const { lines } = new RoundCheck().check(texts, null);
    const states = new Map(lines.map((line) => [line.name, line.state]));
    const stateOf = (name: CheckName) => states.get(name);
    expect(
      (['commitment', 'bound', 'outcome', 'log', 'version', 'signature', 'chain'] as const).map(stateOf),
    ).toEqual(['ok', 'ok', 'ok', 'notPinned', 'ok', 'practice', undefined]);
    for (const player of [first, second, third]) {
      const shown = await ownDraw(player);
      const paid = await server.db.query<{ amount: bigint }>({
        text: `SELECT amount FROM ledger_entries WHERE uid = $1 AND reference = $2 AND to_code = $3`,
        values: [player.uid, `lucky:${monday}`, ACCOUNTS.cash],
      });
      expect(paid).toEqual([{ amount: shown?.own?.prize }]);
      expect(shown?.own?.state).toBe('paid');
      expect((await balances(server.db, player.uid)).tickets).toBe(0);
    }
  });

  it('counts a bet of the last millisecond, and none of the next week', async () => {
    const early = await newPlayer({ pesos: 0n });
    const late = await newPlayer({ pesos: 0n });
    server.clock.freeze(new Date(drawDay(0).getTime() - 1));
    await stake(early, 1_000_00n);
    server.clock.freeze(drawDay(0));
    await stake(late, 1_000_00n);
    expect(await settle()).toBe(1);
    expect((await ownDraw(early))?.own).toEqual({ number: 1, prize: null });
    expect((await ownDraw(late))?.own).toBeNull();
    expect((await pageFor(late)).week?.own).toMatchObject({ stakes: 1_000_00n });
  });

  it('leaves out who is barred or closed for their age', async () => {
    const [open, excluded, minor] = [await newPlayer(), await newPlayer(), await newPlayer()];
    await server.db.query({
      text: 'UPDATE players SET under_age_at = $2 WHERE uid = $1',
      values: [minor.uid, server.clock.now()],
    });
    await server.inject({
      method: 'POST',
      url: '/x2/safer-play/break',
      headers: { token: excluded.token },
      payload: { hours: 720 },
    });
    const barred = await server.db.query({
      text: 'SELECT safer_play_barred($1, $2) AS barred',
      values: [excluded.uid, drawDay(0)],
    });
    expect(barred).toEqual([{ barred: 'onBreak' }]);
    // As if the break had begun after the ticket was given.
    await server.db.query({
      text: 'INSERT INTO lucky_tickets (monday, uid) VALUES ($1::date, $2)',
      values: [monday, excluded.uid],
    });
    expect((await pageFor(excluded)).week?.own).toBeNull();
    expect(await settle()).toBe(1);
    expect((await ownDraw(open))?.own?.number).toBe(1);
    expect((await balances(server.db, excluded.uid)).tickets).toBe(0);
  });

  it('takes the ticket of who excludes themselves before the draw: its number wins nothing', async () => {
    const [open, excluded] = [await newPlayer(), await newPlayer()];
    expect(await settle()).toBe(2);
    expect((await balances(server.db, excluded.uid)).tickets).toBe(1);
    await care(server, excluded).exclude(6);
    const { tickets, cashCentavos: before } = await balances(server.db, excluded.uid);
    expect(tickets).toBe(0);
    expect(await draw()).toBe(true);
    const states = await server.db.query({
      text: 'SELECT uid, state FROM lucky_prizes WHERE monday = $1::date ORDER BY uid',
      values: [monday],
    });
    expect(states).toEqual([
      { uid: open.uid, state: 'paid' },
      { uid: excluded.uid, state: 'lapsed' },
    ]);
    expect((await balances(server.db, excluded.uid)).cashCentavos).toBe(before);
    expect((await listOf()).length).toBe(2);
  });

  it('leaves out a closed account, and the prize of one that is closed after the list lapses', async () => {
    const [open, early, late] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const close = ({ uid }: Gambler) =>
      server.db.query({
        text: 'UPDATE players SET closed_at = $2 WHERE uid = $1',
        values: [uid, server.clock.now()],
      });
    await close(early);
    expect(await settle()).toBe(2);
    await close(late);
    const { cashCentavos: before } = await balances(server.db, late.uid);
    expect(await draw()).toBe(true);
    const states = await server.db.query({
      text: 'SELECT uid, state FROM lucky_prizes WHERE monday = $1::date ORDER BY uid',
      values: [monday],
    });
    expect(states).toEqual([
      { uid: open.uid, state: 'paid' },
      { uid: late.uid, state: 'lapsed' },
    ]);
    expect((await balances(server.db, late.uid)).cashCentavos).toBe(before);
    expect((await week()).paidAt).not.toBeNull();
  });

  it('is settled, drawn and paid once by parallel and repeated runs', async () => {
    const player = await newPlayer();
    await settle();
    await Promise.all([1, 2, 3].map(() => endWeek(server.context, beacon.network, sunday())));
    expect(await listOf()).toHaveLength(1);
    server.clock.set(drawDay(NOON_MS + 5_000));
    const open = await week();
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        if (await drawWeek(server.context, beacon, open, 5_000)) await payWeek(server.context, monday);
      }),
    );
    expect((await week()).paidAt).not.toBeNull();
    const posted = await server.db.query({
      text: 'SELECT reference FROM ledger_references WHERE uid = $1 AND reference LIKE $2 ORDER BY reference',
      values: [player.uid, `lucky%${monday}`],
    });
    expect(posted).toEqual([
      { reference: `lucky-draw:${monday}` },
      { reference: `lucky-ticket:${monday}` },
      { reference: `lucky:${monday}` },
    ]);
  });

  it('never changes what is published', async () => {
    await newPlayer();
    await settle();
    for (const change of [
      "commitment = sha256('x')",
      'tickets = 2',
      "list_hash = sha256('x')",
      "beacon_at = beacon_at - interval '1 day'",
    ]) {
      const text = `UPDATE lucky_weeks SET ${change} WHERE monday = $1::date`;
      await expect(server.db.query({ text, values: [monday] }), change).rejects.toThrow('only ever moves on');
    }
    const text = "UPDATE lucky_tickets SET client_seed = 'x' WHERE monday = $1::date";
    await expect(server.db.query({ text, values: [monday] })).rejects.toThrow('never changes');
    await draw();
    const moved = 'UPDATE lucky_weeks SET beacon_round = beacon_round + 1 WHERE monday = $1::date';
    await expect(server.db.query({ text: moved, values: [monday] })).rejects.toThrow('only ever moves on');
  });
});

describe('a number that does not come', () => {
  beforeEach(() => {
    practice.settings.isStopped = true;
  });
  /** The server's own job must not draw meanwhile. */
  const stopServersRelay = (isStopped: boolean) =>
    server.inject({ method: 'POST', url: '/sandbox/beacon', payload: { isStopped } });

  it('moves the draw a week on after 24 hours, with the same list and prizes', async () => {
    const player = await newPlayer();
    await settle();
    await stopServersRelay(true);
    const { beaconRound, commitment, listHash: hash } = await week();
    expect(await draw()).toBe(false);
    expect(await draw(drawDay(NOON_MS + DAY_MS - 1_000))).toBe(false);
    expect((await week()).beaconRound).toBe(beaconRound);
    expect(await draw(drawDay(NOON_MS + DAY_MS + 5_000))).toBe(false);
    const nextNoon = drawDay(7 * DAY_MS + NOON_MS);
    const moved = await week();
    expect(moved).toMatchObject({ commitment, listHash: hash, tickets: 1, serverSeed: null });
    expect(moved.beaconRound).toBe(roundFrom(beacon.network, nextNoon.getTime()));
    expect(await ownDraw(player)).toMatchObject({ moved: 'beaconLate', winners: [] });
    practice.settings.isStopped = false;
    await stopServersRelay(false);
    expect(await draw(new Date(nextNoon.getTime() + 5_000))).toBe(true);
    expect((await ownDraw(player))?.own?.prize).toBe(40n);
  });

  it('can be handed in by anybody, once it is due', async () => {
    await newPlayer();
    await settle();
    await stopServersRelay(true);
    const { beaconRound: round } = await week();
    const handIn = async (signature: string) => server.send(liveCalls.beacon, { round, signature }, {});
    expect((await handIn(practice.sign(round))).reply.isTaken).toBe(false);
    server.clock.set(drawDay(NOON_MS + 5_000));
    expect((await handIn(practice.sign(round + 1))).code).toBe('40000');
    expect((await handIn(practice.sign(round))).reply.isTaken).toBe(true);
    expect(await draw(drawDay(NOON_MS + 10_000))).toBe(true);
    await stopServersRelay(false);
  });

  it('waits for a later Monday when the list is late', async () => {
    const player = await newPlayer();
    expect(await settle(drawDay(NOON_MS + 60_000))).toBe(1);
    expect(await ownDraw(player)).toMatchObject({ moved: 'listLate' });
    expect((await week()).beaconAt.getTime()).toBeGreaterThanOrEqual(drawDay(7 * DAY_MS + NOON_MS).getTime());
  });
});

it('is paid to others where it cannot be paid to one winner, whose turn comes again', async () => {
  const [broken, other] = [await newPlayer(), await newPlayer()];
  await settle();
  server.clock.set(drawDay(NOON_MS + 5_000));
  expect(await drawWeek(server.context, beacon, await week(), 300)).toBe(true);
  await server.db.query({
    text: `
      CREATE FUNCTION refuse_prize() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no prize'; END $$;
      CREATE TRIGGER refuse_prize BEFORE UPDATE ON lucky_prizes
        FOR EACH ROW WHEN (NEW.uid = ${broken.uid}) EXECUTE FUNCTION refuse_prize()`,
  });
  const pay = () =>
    goingOn(server.context, 'test', async (each) => {
      await payWeek(server.context, monday, each);
      return 'paid';
    });
  await expect(pay()).rejects.toThrow(`failed for 1 players (${broken.uid})`);
  const states = async () => {
    const rows = await server.db.query<{ uid: number; state: string }>({
      text: 'SELECT uid, state FROM lucky_prizes WHERE monday = $1::date',
      values: [monday],
    });
    return [broken, other].map(({ uid }) => rows.find((row) => row.uid === uid)?.state);
  };
  expect([await states(), (await week()).paidAt]).toEqual([['due', 'paid'], null]);
  await server.db.query({ text: 'DROP FUNCTION refuse_prize CASCADE' });
  await pay();
  expect(await states()).toEqual(['paid', 'paid']);
  expect((await week()).paidAt).not.toBeNull();
});

describe('the prize of a restricted account', () => {
  const stateOf = async ({ uid }: Gambler) => {
    const [row] = await server.db.query<{ state: string }>({
      text: 'SELECT state FROM lucky_prizes WHERE uid = $1',
      values: [uid],
    });
    return row?.state;
  };
  /** What their page says of it. */
  const toldOf = async ({ uid }: Gambler) => {
    const rows = await server.db.query<{ monday: string }>({
      text: `SELECT to_char(monday, 'YYYY-MM-DD') AS monday FROM lucky_prizes WHERE uid = $1`,
      values: [uid],
    });
    const own = await ownPrizes(
      server.db,
      uid,
      rows.map(({ monday }) => monday),
    );
    return [...own.values()];
  };
  async function restrictedWinner(): Promise<{ player: Gambler; before: bigint }> {
    const player = await newPlayer();
    await settle();
    await server.db.transaction((transaction) =>
      restrictPlayer(transaction, player.uid, {
        toldReason: 'review',
        cashOut: true,
        now: server.clock.now(),
      }),
    );
    const before = (await balances(server.db, player.uid)).cashCentavos;
    expect(await draw()).toBe(true);
    expect(await stateOf(player)).toBe('kept');
    expect(await toldOf(player)).toEqual([{ prize: prizesOf(1)[0], state: 'kept' }]);
    return { player, before };
  }

  it('is kept, and paid when the account is open again', async () => {
    const { player, before } = await restrictedWinner();
    const obstacle = () => {
      const closing = { uid: player.uid, now: server.clock.now(), withdrawMinCentavos: 0n };
      return luckyPrizeData.obstacle?.(server.db, closing);
    };
    server.clock.set(drawDay(80 * DAY_MS));
    expect(await settleKept(server.context)).toBe(0);
    expect(await obstacle(), 'the account cannot be closed meanwhile').toBe('moneyLeft');
    await server.db.transaction((transaction) => liftRestriction(transaction, player.uid));
    await settleKept(server.context);
    expect(await stateOf(player)).toBe('paid');
    expect(await toldOf(player)).toEqual([{ prize: prizesOf(1)[0], state: 'paid' }]);
    expect(await obstacle()).toBeNull();
    expect((await balances(server.db, player.uid)).cashCentavos).toBe(before + (prizesOf(1)[0] ?? 0n));
  });

  it('lapses after 90 days', async () => {
    const { player, before } = await restrictedWinner();
    server.clock.set(drawDay(90 * DAY_MS + DAY_MS - 1_000));
    await settleKept(server.context);
    expect(await stateOf(player)).toBe('kept');
    server.clock.set(drawDay(91 * DAY_MS));
    await settleKept(server.context);
    expect(await stateOf(player)).toBe('lapsed');
    expect(await toldOf(player)).toEqual([{ prize: prizesOf(1)[0], state: 'lapsed' }]);
    expect((await balances(server.db, player.uid)).cashCentavos).toBe(before);
  });
});
