import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { privacyCalls } from '../../../contract/account/privacy';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { guaranteedCalls } from '../../../contract/rewards/guaranteed';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import {
  activitiesById,
  closeActivity,
  createActivity,
  type NewActivity,
} from '../../../server/domains/guaranteed/desk';
import { payFilled } from '../../../server/domains/guaranteed/settle';
import { hashPassword } from '../../../server/domains/players/passwords';
import { availablePlay } from '../../../server/domains/rewards/countedPlay';
import { lockPlayers } from '../../../server/ledger/accounts';
import { balances } from '../../../server/ledger/balances';
import { audit } from '../../ledger/audit';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { PASSWORD } from '../../support/people';
import { newKey, startTestServer, type TestServer } from '../../support/server';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = new Date('2031-05-06T12:00:00+08:00');
const END = new Date('2031-05-06T20:00:00+08:00');
const at = (from: Date, ms: number) => new Date(from.getTime() + ms);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(() => server.clock.set(START));

/** An activity of 2.00, which takes 300.00 of counted play in the color game. */
const open = (changes: Partial<NewActivity> = {}) =>
  createActivity(
    server.db,
    {
      title: 'Pista week',
      details: 'Play the color game.',
      actCentavos: centavos(2_00n),
      places: 10,
      gameArray: ['OWN_10001'],
      startTime: START,
      endTime: END,
      ...changes,
    },
    server.clock.now(),
  );
const newPlayer = () => newGambler(server.context, { cashCentavos: 10_000_00n });
const join = ({ token }: Gambler, id: string) =>
  server.send(guaranteedCalls.join, {}, { token, params: { id } });
const receive = ({ token }: Gambler, id: string, idempotencyKey = newKey()) =>
  server.send(guaranteedCalls.receive, {}, { token, params: { id }, idempotencyKey });
const statusOf = async ({ token }: Gambler, id: string) =>
  (await server.send(guaranteedCalls.detail, { id }, { token })).reply;
const listOf = async ({ token }: Gambler) =>
  (await server.send(guaranteedCalls.list, {}, { token })).reply.list;
const bet = async (player: Gambler, stakeCentavos: bigint) =>
  expect((await placeBet(server, player, colorBet(stakeCentavos))).code).toBe('00000');
const playOf = ({ uid }: Gambler): Promise<Centavos> =>
  server.db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    return availablePlay(transaction, uid);
  });
const cashOf = async ({ uid }: Gambler) => (await balances(server.db, uid)).cashCentavos;
const paidTo = ({ uid }: Gambler) =>
  server.db.query({
    text: "SELECT reference FROM ledger_references WHERE uid = $1 AND kind = 'prize' ORDER BY transfer_id",
    values: [uid],
  });
const runJobs = () => server.app.jobs.runDue();

describe('joining', () => {
  it('is for as many as there are places, and once for each', async () => {
    const id = await open({ places: 3 });
    const players = await Promise.all(Array.from({ length: 6 }, newPlayer));
    const answers = await Promise.all(players.flatMap((player) => [join(player, id), join(player, id)]));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(6);
    expect(codes.filter((code) => code === '40933')).toHaveLength(6);
    const [row] = await server.db.query({
      text: `SELECT a.joined, count(*)::integer AS players FROM guaranteed_activities a JOIN guaranteed_players p
        USING (activity_id) WHERE activity_id = $1 GROUP BY a.joined`,
      values: [id],
    });
    expect(row).toEqual({ joined: 3, players: 3 });
  });

  it('ends with the activity, and when an operator closes it; who has joined stays', async () => {
    const [player, late] = [await newPlayer(), await newPlayer()];
    const id = await open();
    await join(player, id);
    await closeActivity(server.db, id, server.clock.now());
    expect((await join(late, id)).code).toBe('40933');
    expect((await listOf(late)).map((one) => one.id)).not.toContain(id);
    await bet(player, 300_00n);
    expect(await statusOf(player, id)).toMatchObject({ receiveStatus: 'RECEIVABLE' });
    const other = await open();
    server.clock.set(END);
    expect((await join(late, other)).code).toBe('40933');
    expect((await join(late, '999999999')).code).toBe('40400');
  });

  it('counts play from then on: what was settled before is available play', async () => {
    const player = await newPlayer();
    const id = await open();
    await bet(player, 100_00n);
    await join(player, id);
    await bet(player, 40_00n);
    expect(await statusOf(player, id)).toMatchObject({ hasJoined: true, play: 40_00n, playNeeded: 300_00n });
    expect(await playOf(player)).toBe(100_00n);
  });
});

describe('play', () => {
  it('fills the activity instead of available play, and overflows into it', async () => {
    const player = await newPlayer();
    const id = await open();
    await join(player, id);
    await bet(player, 299_99n);
    expect(await playOf(player)).toBe(0n);
    expect(await statusOf(player, id)).toMatchObject({ receiveStatus: 'IN_PROGRESS', play: 299_99n });
    expect((await receive(player, id)).code).toBe('42230');
    await bet(player, 50_00n);
    expect(await statusOf(player, id)).toMatchObject({ receiveStatus: 'RECEIVABLE', play: 300_00n });
    expect(await playOf(player)).toBe(49_99n);
  });

  it('counts from the start, which is included, to the end, which is not', async () => {
    const player = await newPlayer();
    const id = await open({ startTime: at(START, 10 * MINUTE_MS) });
    await join(player, id);
    await bet(player, 10_00n);
    server.clock.set(at(START, 10 * MINUTE_MS));
    await bet(player, 20_00n);
    server.clock.set(at(END, -MINUTE_MS));
    await bet(player, 40_00n);
    server.clock.set(END);
    await bet(player, 80_00n);
    expect(await statusOf(player, id)).toMatchObject({ receiveStatus: 'CLOSED', play: 60_00n });
  });

  it('goes to available play when the activity ends unfilled', async () => {
    const player = await newPlayer();
    const id = await open();
    await join(player, id);
    await bet(player, 299_00n);
    server.clock.set(at(END, -MINUTE_MS));
    await runJobs();
    expect(await playOf(player)).toBe(0n);
    server.clock.set(at(END, MINUTE_MS));
    await runJobs();
    await runJobs();
    expect(await playOf(player)).toBe(299_00n);
    expect(await statusOf(player, id)).toMatchObject({ receiveStatus: 'CLOSED', receivedAmount: 0n });
    expect((await receive(player, id)).code).toBe('40933');
    await bet(player, 500_00n);
    expect(await statusOf(player, id)).toMatchObject({ receiveStatus: 'CLOSED' });
    expect(await paidTo(player)).toEqual([]);
  });
});

describe('receiving', () => {
  const filled = async (changes: Partial<NewActivity> = {}) => {
    const player = await newPlayer();
    const id = await open(changes);
    await join(player, id);
    await bet(player, 300_00n);
    return { player, id, before: await cashOf(player) };
  };

  it('pays exactly the amount, once for fifty calls, as main money', async () => {
    const { player, id, before } = await filled();
    const answers = await Promise.all(Array.from({ length: 50 }, () => receive(player, id)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(1);
    expect(codes.filter((code) => code === '40934')).toHaveLength(49);
    expect(await cashOf(player)).toBe(before + 2_00n);
    expect(await paidTo(player)).toEqual([{ reference: `guaranteed:${id}` }]);
    expect(await statusOf(player, id)).toMatchObject({ receiveStatus: 'RECEIVED', receivedAmount: 2_00n });
    const other = await filled();
    const key = newKey();
    const same = await Promise.all(Array.from({ length: 50 }, () => receive(other.player, other.id, key)));
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    expect(await cashOf(other.player)).toBe(other.before + 2_00n);
  });

  it('is for who has joined, until seven days after the end', async () => {
    const { player, id } = await filled();
    const other = await newPlayer();
    expect((await receive(other, id)).code).toBe('42230');
    server.clock.set(at(END, 7 * DAY_MS));
    expect((await receive(player, id)).code).toBe('40933');
    server.clock.set(at(END, 7 * DAY_MS - MINUTE_MS));
    expect((await receive(player, id)).code).toBe('00000');
  });

  it('is paid by the settlement after that, once, though it is late and several processes run it', async () => {
    const { player, id, before } = await filled({ endTime: new Date('2031-05-07T00:00:00+08:00') });
    server.clock.set(new Date('2031-05-13T00:01:00+08:00'));
    await runJobs();
    expect(await statusOf(player, id)).toMatchObject({ receiveStatus: 'RECEIVABLE' });
    server.clock.set(new Date('2031-05-14T03:00:00+08:00'));
    await Promise.all([runJobs(), runJobs()]);
    await runJobs();
    expect(await cashOf(player)).toBe(before + 2_00n);
    expect(await statusOf(player, id)).toMatchObject({ receiveStatus: 'RECEIVED', receivedAmount: 2_00n });
    expect((await receive(player, id)).code).toBe('40934');
  });

  it('leaves nothing behind when the process dies between the mark and the end of the transaction', async () => {
    const { player, id, before } = await filled();
    await statusOf(player, id);
    const dies = server.db.transaction(async (transaction) => {
      await lockPlayers(transaction, [player.uid]);
      await payFilled(
        transaction,
        player.uid,
        { activityId: BigInt(id), title: 'Pista week', actCentavos: 2_00n },
        server.clock.now(),
      );
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    expect(await cashOf(player)).toBe(before);
    expect((await receive(player, id)).code).toBe('00000');
    expect(await cashOf(player)).toBe(before + 2_00n);
  });

  it('is refused on a break, and the money is kept', async () => {
    const { player, id, before } = await filled();
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: player.token });
    expect((await receive(player, id)).code).toBe('40304');
    expect((await join(player, await open())).code).toBe('40304');
    expect(await listOf(player)).toEqual([]);
    expect(await cashOf(player)).toBe(before);
    server.clock.advance(DAY_MS);
    expect((await receive(player, id)).code).toBe('00000');
  });

  it('comes by itself when the player excludes themselves', async () => {
    const { player, id, before } = await filled();
    await server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token: player.token });
    expect(await cashOf(player)).toBe(before + 2_00n);
    expect((await receive(player, id)).code).toBe('40303');
    expect(await paidTo(player)).toHaveLength(1);
  });
});

describe('an account that its player closes', () => {
  it('is paid first what is filled, also by bets that nobody has counted', async () => {
    const player = await newPlayer();
    const id = await open();
    await join(player, id);
    await bet(player, 300_00n);
    const before = await cashOf(player);
    await server.db.query({
      text: 'UPDATE players SET password_hash = $2 WHERE uid = $1',
      values: [player.uid, await hashPassword(PASSWORD)],
    });
    const { token } = player;
    const closed = await server.send(privacyCalls.close, { pwd: PASSWORD, understood: true }, { token });
    expect(closed.code, 'its money is in the way').toBe('40950');
    expect(await cashOf(player)).toBe(before + 2_00n);
    expect(await paidTo(player)).toEqual([{ reference: `guaranteed:${id}` }]);
  });

  it('gets nothing from the settlement any more', async () => {
    const player = await newPlayer();
    const id = await open();
    await join(player, id);
    await bet(player, 300_00n);
    await statusOf(player, id);
    const before = await cashOf(player);
    await server.db.query({
      text: 'UPDATE players SET closed_at = $2 WHERE uid = $1',
      values: [player.uid, server.clock.now()],
    });
    server.clock.set(at(END, 9 * DAY_MS));
    await runJobs();
    expect(await cashOf(player)).toBe(before);
    expect(await paidTo(player)).toEqual([]);
  });
});

describe('what is shown', () => {
  it('is what is open, what the player joined, and first what can be received', async () => {
    server.clock.set(new Date('2032-01-05T12:00:00+08:00'));
    const player = await newPlayer();
    const { token } = player;
    const popover = async () => (await server.send(guaranteedCalls.popover, {}, { token })).reply.activity;
    expect(await popover()).toBeNull();
    const times = { startTime: server.clock.now(), endTime: at(server.clock.now(), DAY_MS) };
    const [first, second] = [await open(times), await open(times)];
    expect((await popover())?.id).toBe(first);
    await join(player, first);
    expect((await popover())?.id).toBe(second);
    await bet(player, 300_00n);
    expect(await popover()).toMatchObject({ id: first, receiveStatus: 'RECEIVABLE', actAmount: 2_00n });
    await receive(player, first);
    await join(player, second);
    expect(await popover()).toBeNull();
    expect((await listOf(player)).map(({ id, receiveStatus }) => [id, receiveStatus])).toEqual([
      [first, 'RECEIVED'],
      [second, 'IN_PROGRESS'],
    ]);
  });
});

describe('an operator', () => {
  it('opens activities within the rules only', async () => {
    const refused = { reason: 'badRequest' };
    await expect(open({ gameArray: ['JILI_101'] })).rejects.toMatchObject(refused);
    await expect(open({ gameArray: [] })).rejects.toMatchObject(refused);
    await expect(open({ title: ' ' })).rejects.toMatchObject(refused);
    await expect(open({ places: 0 })).rejects.toMatchObject(refused);
    await expect(open({ endTime: START })).rejects.toMatchObject(refused);
    await expect(open({ actCentavos: centavos(0n) })).rejects.toMatchObject(refused);
  });

  it('sees what is reserved: every place at the opening, then what can still be received', async () => {
    const [player, idle] = [await newPlayer(), await newPlayer()];
    const id = await open({ places: 5 });
    const reserved = async () =>
      (await activitiesById(server.db, [id], server.clock.now()))[0]?.reservedCentavos;
    expect(await reserved()).toBe(10_00n);
    await join(player, id);
    await join(idle, id);
    await bet(player, 300_00n);
    await statusOf(player, id);
    expect(await reserved()).toBe(10_00n);
    await receive(player, id);
    expect(await reserved()).toBe(8_00n);
    await closeActivity(server.db, id, server.clock.now());
    await expect(closeActivity(server.db, id, server.clock.now())).rejects.toMatchObject({
      reason: 'notFound',
    });
    expect(await reserved()).toBe(2_00n);
    server.clock.set(END);
    await statusOf(idle, id);
    expect(await reserved()).toBe(0n);
  });
});
