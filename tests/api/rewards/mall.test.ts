import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { userCalls } from '../../../contract/account/user';
import { moneyCalls, type Order } from '../../../contract/money';
import { type MallItemId, mallCalls } from '../../../contract/rewards/mall';
import { amount } from '../../../games/kit/rules/amount';
import { ITEMS } from '../../../server/domains/mall/items';
import { offerPoints } from '../../../server/domains/mall/offers';
import { openSession } from '../../../server/domains/players/sessions';
import { noteReachedLimits } from '../../../server/domains/safer-play/rests';
import { balances } from '../../../server/ledger/balances';
import { post } from '../../../server/ledger/post';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { newKey, startTestServer, type TestServer } from '../../support/server';
import { sandbox } from '../../support/withdrawals';

/** A Tuesday before the first limited offer of the day. The test clock runs on from here. */
const MORNING = new Date('2031-05-06T09:00:00+08:00');
const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(() => server.clock.set(MORNING));

const at = (time: string) => server.clock.set(new Date(`${time}+08:00`));

interface Wealth {
  readonly deposit?: bigint;
  readonly points?: number;
  /** Counted play, in centavos. */
  readonly play?: bigint;
}

/** A player with this much to exchange. */
async function newBuyer({ deposit = 100_00n, points = 5_000, play = 100_000_00n }: Wealth = {}) {
  const player = await newGambler(server.context, { cashCentavos: deposit, clientSeed: null });
  const now = server.clock.now();
  if (points > 0) {
    const legs = [{ from: 'pointsIssued', to: 'points', amount: BigInt(points) }] as const;
    await post(server.db, { uid: player.uid, kind: 'points', reference: 'correction:test', legs, now });
  }
  await server.db.query({
    text: 'INSERT INTO counted_play (uid, through_transfer, counted_centavos, used_centavos) VALUES ($1, 0, $2, 0)',
    values: [player.uid, play],
  });
  return player;
}

/** A new session: the clock may have gone on by more than a session lives. */
const again = async ({ uid }: Gambler): Promise<Gambler> => ({
  uid,
  token: await openSession(server.db, uid, server.clock.now()),
});

const exchange = ({ token }: Gambler, itemId: MallItemId, offerId?: string, idempotencyKey = newKey()) =>
  server.send(
    mallCalls.exchange,
    { itemId, ...(offerId === undefined ? {} : { offerId }) },
    { token, idempotencyKey },
  );
const pageOf = async ({ token }: Gambler) => (await server.send(mallCalls.items, {}, { token })).reply;
const reasonsOf = async (player: Gambler) =>
  Object.fromEntries((await pageOf(player)).items.map(({ id, reason }) => [id, reason]));
const assetsOf = async ({ token }: Gambler) =>
  (await server.send(mallCalls.assets, { pageNum: 1, pageSize: 1000 }, { token })).reply.list;
const statesOf = async (player: Gambler) =>
  Object.fromEntries((await assetsOf(player)).map(({ itemId, state }) => [itemId, state]));
const infoOf = async ({ token }: Gambler) => (await server.send(userCalls.info, {}, { token })).reply;
const held = async ({ uid }: Gambler) => {
  const { points, coupons, cashCentavos, bonusCentavos } = await balances(server.db, uid);
  return { points, coupons, cash: cashCentavos, bonus: bonusCentavos };
};
const playUsed = async ({ uid }: Gambler) =>
  (
    await server.db.query<{ used: bigint }>({
      text: 'SELECT used_centavos AS used FROM counted_play WHERE uid = $1',
      values: [uid],
    })
  )[0]?.used;

/** Says that so many of an item were exchanged today. */
const sell = (itemId: MallItemId, exchanged: number) =>
  server.db.query({
    text: `
      INSERT INTO mall_stock (item, day, exchanged) VALUES ($1, $2::date, $3)
      ON CONFLICT (item, day) DO UPDATE SET exchanged = excluded.exchanged`,
    values: [itemId, '2031-05-06', exchanged],
  });
const soldOf = async (itemId: MallItemId) =>
  (
    await server.db.query<{ exchanged: number }>({
      text: "SELECT exchanged FROM mall_stock WHERE item = $1 AND day = '2031-05-06'",
      values: [itemId],
    })
  )[0]?.exchanged ?? 0;

describe('the items', () => {
  it('cost, give and ask what the specification says', async () => {
    const { items } = await pageOf(await newBuyer());
    expect(
      items.map((item) => [
        item.id,
        item.points,
        item.worth,
        item.minAmount,
        item.play,
        item.stock,
        item.per,
      ]),
    ).toEqual([
      ['TOPUP5', 200, 5_00n, 50_00n, 750_00n, 500, 'day'],
      ['TOPUP10', 400, 10_00n, 100_00n, 1_500_00n, 500, 'day'],
      ['TOPUP20', 800, 20_00n, 300_00n, 3_000_00n, 200, 'week'],
      ['CASH5', 250, 5_00n, 0n, 750_00n, 300, 'day'],
      ['RELIEF10', 450, 10_00n, 0n, 1_500_00n, 200, 'week'],
      ['FRAME', 300, 0n, 0n, 0n, null, 'once'],
      ['TITLE', 150, 0n, 0n, 0n, null, 'once'],
      ['FELT', 200, 0n, 0n, 0n, null, 'once'],
    ]);
    expect(items.every(({ eligible, offerPoints }) => eligible && offerPoints === null)).toBe(true);
  });

  it('name what keeps a player from each', async () => {
    expect(await reasonsOf(await newBuyer({ deposit: 0n }))).toMatchObject({
      TOPUP5: 'depositNeeded',
      CASH5: 'depositNeeded',
      RELIEF10: 'depositNeeded',
      FRAME: null,
    });
    expect(await reasonsOf(await newBuyer({ points: 249, play: 749_99n }))).toMatchObject({
      TOPUP5: 'playNeeded',
      CASH5: 'pointsTooLow',
      FRAME: 'pointsTooLow',
      TITLE: null,
    });
  });
});

describe('an exchange', () => {
  it('of a coupon credits it and uses up points and counted play', async () => {
    const player = await newBuyer();
    const { reply } = await exchange(player, 'TOPUP10');
    expect(reply).toMatchObject({ points: 4_600, asset: { itemId: 'TOPUP10', state: 0, worth: 10_00n } });
    expect(reply.asset.expiresAt).toBe('2031-06-05T16:00:00.000Z');
    expect(await held(player)).toEqual({ points: 4_600, coupons: 1, cash: 100_00n, bonus: 0n });
    expect(await playUsed(player)).toBe(1_500_00n);
    expect(await infoOf(player)).toMatchObject({ couponUnused: 1, couponUsed: 0, looks: [] });
    const { token } = player;
    const counts = await server.send(mallCalls.counts, {}, { token });
    expect(counts.reply.list).toEqual([{ itemId: 'TOPUP10', count: 1 }]);
  });

  it('of money, a voucher and looks gives them at once', async () => {
    const player = await newBuyer();
    for (const item of ['CASH5', 'RELIEF10', 'TITLE', 'FRAME', 'FELT'] as const) {
      expect((await exchange(player, item)).code, item).toBe('00000');
    }
    expect(await held(player)).toEqual({ points: 5_000 - 1_350, coupons: 0, cash: 105_00n, bonus: 10_00n });
    expect(await statesOf(player)).toEqual({ CASH5: 1, RELIEF10: 1, TITLE: 1, FRAME: 1, FELT: 1 });
    expect(await infoOf(player)).toMatchObject({ couponUsed: 2, looks: ['FELT', 'FRAME', 'TITLE'] });
    const [bonus] = await server.db.query({
      text: 'SELECT source, reference FROM bonus_grants WHERE uid = $1',
      values: [player.uid],
    });
    const voucher = (await assetsOf(player)).find(({ itemId }) => itemId === 'RELIEF10');
    expect(bonus).toEqual({ source: 'RELIEF', reference: `coupon:${voucher?.id}` });
  });

  it('is refused, and changes nothing, for what the player lacks', async () => {
    const poor = await newBuyer({ points: 199 });
    expect((await exchange(poor, 'TOPUP5')).code).toBe('42202');
    const idle = await newBuyer({ play: 749_99n });
    expect((await exchange(idle, 'TOPUP5')).code).toBe('42230');
    const guest = await newBuyer({ deposit: 0n });
    expect((await exchange(guest, 'CASH5')).code).toBe('40302');
    for (const player of [poor, idle, guest]) expect(await assetsOf(player)).toEqual([]);
    expect(await playUsed(idle)).toBe(0n);
  });

  it('takes two items with a worth a day, each once, and looks besides', async () => {
    const player = await newBuyer();
    await exchange(player, 'TOPUP5');
    expect((await exchange(player, 'TOPUP5')).code).toBe('42233');
    await exchange(player, 'TOPUP10');
    expect((await exchange(player, 'CASH5')).code).toBe('42233');
    expect((await exchange(player, 'TITLE')).code).toBe('00000');
    expect((await exchange(player, 'TITLE')).code).toBe('40934');
    expect(await reasonsOf(player)).toMatchObject({
      TOPUP5: 'dayTaken',
      CASH5: 'dailyLimit',
      TITLE: 'taken',
    });
    server.clock.freeze(new Date('2031-05-06T23:59:59.999+08:00'));
    expect((await exchange(player, 'CASH5')).code).toBe('42233');
    at('2031-05-07T00:00:00.000');
    expect((await exchange(player, 'CASH5')).code).toBe('00000');
    expect((await exchange(player, 'TITLE')).code).toBe('40934');
  });

  it('takes a weekly item once from Monday to Sunday', async () => {
    const player = await newBuyer();
    await exchange(player, 'RELIEF10');
    at('2031-05-11T23:59:59.000');
    expect((await exchange(player, 'RELIEF10')).code).toBe('40934');
    expect(await reasonsOf(player)).toMatchObject({ RELIEF10: 'weekTaken' });
    at('2031-05-12T00:00:00.000');
    expect((await exchange(player, 'RELIEF10')).code).toBe('00000');
  });

  it('is refused once the stock of the day is gone, which is full again at 0:00', async () => {
    const player = await newBuyer();
    await sell('TOPUP20', 200);
    expect((await exchange(player, 'TOPUP20')).code).toBe('40931');
    expect(await reasonsOf(player)).toMatchObject({ TOPUP20: 'soldOut' });
    at('2031-05-07T00:00:00.000');
    expect((await exchange(player, 'TOPUP20')).code).toBe('00000');
    expect((await pageOf(player)).items.find(({ id }) => id === 'TOPUP20')).toMatchObject({ left: 199 });
  });

  it('of the last of a stock by 50 players in parallel gives exactly the stock', async () => {
    await sell('CASH5', 293);
    const players = await Promise.all(Array.from({ length: 50 }, () => newBuyer()));
    const codes = await Promise.all(players.map(async (player) => (await exchange(player, 'CASH5')).code));
    expect(codes.filter((code) => code === '00000')).toHaveLength(7);
    expect(codes.filter((code) => code === '40931')).toHaveLength(43);
    expect(await soldOf('CASH5')).toBe(300);
    const kept = await Promise.all(players.map(held));
    expect(kept.filter(({ cash, points }) => cash === 105_00n && points === 4_750)).toHaveLength(7);
    expect(kept.filter(({ cash, points }) => cash === 100_00n && points === 5_000)).toHaveLength(43);
  });

  it('by one player 50 times in parallel happens once, under one key and under many', async () => {
    const player = await newBuyer();
    const key = newKey();
    const same = await Promise.all(
      Array.from({ length: 50 }, () => exchange(player, 'TOPUP5', undefined, key)),
    );
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 50 }, () => exchange(player, 'FRAME')));
    expect(others.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(await held(player)).toMatchObject({ points: 4_500, coupons: 1 });
    expect(await playUsed(player)).toBe(750_00n);
  });

  it('is there as a whole or not at all when the connection dies between mark and credit', async () => {
    const player = await newBuyer();
    await sell('CASH5', 10);
    const before = [await held(player), await soldOf('CASH5')];
    await server.db.query({
      text: `
        DO $do$ BEGIN
          CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
          CREATE TRIGGER die BEFORE INSERT ON ledger_entries
            FOR EACH ROW WHEN (NEW.kind = 'prize') EXECUTE FUNCTION die();
        END $do$`,
    });
    const key = newKey();
    expect((await exchange(player, 'CASH5', undefined, key)).status).toBeGreaterThanOrEqual(500);
    await server.db.query({ text: 'DROP TRIGGER die ON ledger_entries' });
    expect([await held(player), await soldOf('CASH5')]).toEqual(before);
    expect(await assetsOf(player)).toEqual([]);
    expect((await exchange(player, 'CASH5', undefined, key)).code).toBe('00000');
    expect(await held(player)).toMatchObject({ cash: 105_00n, points: 4_750 });
    expect(await soldOf('CASH5')).toBe(11);
  });
});

describe('limited offers', () => {
  it('are a fifth off the points of one item, never off the play, from 10:45, 13:45 and 16:45 to 20:45', async () => {
    const player = await newBuyer();
    const { offers } = await pageOf(player);
    expect(offers.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      ['2031-05-06T02:45:00.000Z', '2031-05-06T05:45:00.000Z'],
      ['2031-05-06T05:45:00.000Z', '2031-05-06T08:45:00.000Z'],
      ['2031-05-06T08:45:00.000Z', '2031-05-06T12:45:00.000Z'],
      ['2031-05-07T02:45:00.000Z', '2031-05-07T05:45:00.000Z'],
    ]);
    expect(ITEMS.map(offerPoints)).toEqual([160, 320, 640, 200, 360, 240, 120, 160]);
    const [first] = offers;
    at('2031-05-06T10:45:00.000');
    const { items } = await pageOf(player);
    const reduced = items.filter((item) => item.offerPoints !== null);
    expect(reduced.map(({ id, offerPoints: price }) => [id, price])).toEqual([
      [first?.itemId, first?.points],
    ]);
    await exchange(player, first?.itemId as MallItemId, first?.offerId);
    expect(await held(player)).toMatchObject({ points: 5_000 - (first?.points ?? 0) });
    expect(await playUsed(player)).toBe(reduced[0]?.play);
  });

  it('visit every item in turn', async () => {
    const player = await newBuyer();
    const seen: string[] = [];
    for (const day of ['06', '07', '08']) {
      at(`2031-05-${day}T00:00:00.000`);
      seen.push(...(await pageOf(player)).offers.map(({ itemId }) => itemId));
    }
    expect(new Set(seen).size).toBe(ITEMS.length);
  });

  it('are taken until the last moment and refused from the end on', async () => {
    const [early, late] = [await newBuyer(), await newBuyer()];
    const offer = (await pageOf(early)).offers[0];
    const item = offer?.itemId as MallItemId;
    at('2031-05-06T10:44:59.000');
    expect((await exchange(early, item, offer?.offerId)).code).toBe('40932');
    server.clock.freeze(new Date('2031-05-06T13:44:59.999+08:00'));
    expect((await exchange(early, item, offer?.offerId)).code).toBe('00000');
    server.clock.freeze(new Date('2031-05-06T13:45:00.000+08:00'));
    expect((await exchange(late, item, offer?.offerId)).code).toBe('40932');
    expect(await held(late)).toMatchObject({ points: 5_000 });
    // Without the offer it costs the usual points.
    await exchange(late, item);
    const points = ITEMS.find(({ id }) => id === item)?.points ?? 0;
    expect(await held(late)).toMatchObject({ points: 5_000 - points });
  });

  it('end at the targets of the countdown', async () => {
    const targets = async () =>
      (await server.send(mallCalls.countdown, {})).reply.targets.map(({ time, at: end }) => [time, end]);
    expect(await targets()).toEqual([
      ['13:45', '2031-05-06T05:45:00.000Z'],
      ['16:45', '2031-05-06T08:45:00.000Z'],
      ['20:45', '2031-05-06T12:45:00.000Z'],
    ]);
    at('2031-05-06T16:45:00.000');
    expect(await targets()).toEqual([
      ['20:45', '2031-05-06T12:45:00.000Z'],
      ['13:45', '2031-05-07T05:45:00.000Z'],
      ['16:45', '2031-05-07T08:45:00.000Z'],
    ]);
  });
});

describe('a coupon', () => {
  const open = ({ token }: Gambler, pesos: string, couponId?: string, activityId?: string) =>
    server.send(
      moneyCalls.recharge,
      {
        amount: z.decode(amount, pesos),
        channelId: 'gcash',
        ...(couponId === undefined ? {} : { couponId }),
        ...(activityId === undefined ? {} : { activityId }),
      },
      { token },
    );
  const pay = ({ orderId }: Order) => sandbox(server, `payments/${orderId}/succeed`);
  const orderOf = async ({ token }: Gambler, { orderId }: Order) =>
    (await server.send(moneyCalls.order, { orderId }, { token })).reply;
  const cancel = ({ token }: Gambler, { orderId }: Order) =>
    server.send(moneyCalls.cancelOrder, { orderId }, { token });
  async function buy(player: Gambler, itemId: MallItemId = 'TOPUP10'): Promise<string> {
    return (await exchange(player, itemId)).reply.asset.id;
  }

  it('is held by an open order, used when it is paid, and its bonus granted once', async () => {
    const player = await newBuyer();
    const id = await buy(player);
    const { reply: order } = await open(player, '100', id);
    expect(order).toMatchObject({ couponId: id, bonus: 10_00n, activityId: null });
    expect(await statesOf(player)).toEqual({ TOPUP10: 3 });
    expect(await infoOf(player)).toMatchObject({ couponUnused: 0, couponUsed: 0 });
    await pay(order);
    await pay(order);
    expect(await statesOf(player)).toEqual({ TOPUP10: 1 });
    expect(await held(player)).toEqual({ points: 4_600, coupons: 0, cash: 200_00n, bonus: 10_00n });
    expect((await orderOf(player, order)).grants).toEqual([
      { id: 'coupon', amount: 10_00n, state: 'granted' },
    ]);
    expect(await infoOf(player)).toMatchObject({ couponUnused: 0, couponUsed: 1 });
    expect((await open(player, '100', id)).code).toBe('40936');
  });

  it('needs its smallest deposit, and no activity beside it', async () => {
    const player = await newBuyer();
    const id = await buy(player);
    expect((await open(player, '99.99', id)).code).toBe('40936');
    expect((await open(player, '500', id, 'topup-5')).code).toBe('40000');
    expect(await statesOf(player)).toEqual({ TOPUP10: 0 });
  });

  it('of another player, or of another kind, does not exist', async () => {
    const [owner, thief] = [await newBuyer(), await newBuyer()];
    expect((await open(thief, '500', await buy(owner))).code).toBe('40400');
    const voucher = await buy(owner, 'RELIEF10');
    expect((await open(owner, '500', voucher)).code).toBe('40400');
  });

  it('is named by one of 50 orders that are opened in parallel', async () => {
    const player = await newBuyer();
    const id = await buy(player);
    const codes = (await Promise.all(Array.from({ length: 50 }, () => open(player, '100', id)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === '00000')).toHaveLength(1);
    expect(codes.filter((code) => code === '40936')).toHaveLength(49);
  });

  it('is free again when its order is cancelled or runs out, and a late payment takes it while it is', async () => {
    const player = await newBuyer();
    const id = await buy(player);
    const { reply: canceled } = await open(player, '100', id);
    await cancel(player, canceled);
    expect(await statesOf(player)).toEqual({ TOPUP10: 0 });
    const { reply: late } = await open(player, '100', id);
    server.clock.advance(16 * 60_000);
    expect(await statesOf(player)).toEqual({ TOPUP10: 0 });
    await pay(late);
    expect(await held(player)).toMatchObject({ cash: 200_00n, bonus: 10_00n, coupons: 0 });
    await pay(canceled);
    expect(await held(player)).toMatchObject({ cash: 300_00n, bonus: 10_00n, coupons: 0 });
  });

  it('is not taken by a late payment while another order holds it', async () => {
    const player = await newBuyer();
    const id = await buy(player);
    const { reply: first } = await open(player, '100', id);
    await cancel(player, first);
    const { reply: second } = await open(player, '100', id);
    await pay(first);
    expect(await held(player)).toMatchObject({ cash: 200_00n, bonus: 0n, coupons: 1 });
    await pay(second);
    expect(await held(player)).toMatchObject({ cash: 300_00n, bonus: 10_00n, coupons: 0 });
  });

  it('expires at 0:00 of the 31st day after, unless an open order holds it', async () => {
    const [first, second] = [await newBuyer(), await newBuyer()];
    await buy(first);
    const id = await buy(second);
    at('2031-06-05T23:59:59.000');
    const [waits, holds] = [await again(first), await again(second)];
    expect(await statesOf(waits)).toEqual({ TOPUP10: 0 });
    const { reply: order } = await open(holds, '100', id);
    at('2031-06-06T00:00:00.000');
    expect(await statesOf(waits)).toEqual({ TOPUP10: 2 });
    expect(await statesOf(holds)).toEqual({ TOPUP10: 3 });
    await server.app.jobs.runDue();
    expect(await held(waits)).toMatchObject({ coupons: 0, points: 4_600 });
    expect(await held(holds)).toMatchObject({ coupons: 1 });
    await pay(order);
    expect(await statesOf(holds)).toEqual({ TOPUP10: 1 });
    expect(await held(holds)).toMatchObject({ bonus: 10_00n, coupons: 0 });
  });

  it('whose day has passed is expired when its order closes, and a late payment does not take it', async () => {
    const player = await newBuyer();
    const id = await buy(player);
    at('2031-06-05T23:59:00.000');
    const later = await again(player);
    const { reply: order } = await open(later, '100', id);
    at('2031-06-06T00:20:00.000');
    expect(await statesOf(later)).toEqual({ TOPUP10: 2 });
    await pay(order);
    expect(await statesOf(later)).toEqual({ TOPUP10: 2 });
    expect(await held(later)).toMatchObject({ cash: 200_00n, bonus: 0n });
  });

  it('lasts longer by a break, during which nothing is granted', async () => {
    const player = await newBuyer();
    const id = await buy(player);
    const { reply: order } = await open(player, '100', id);
    await server.send(saferPlayCalls.takeBreak, { hours: 168 }, { token: player.token });
    await pay(order);
    expect(await held(player)).toMatchObject({ cash: 200_00n, bonus: 0n, coupons: 1 });
    const [coupon] = await assetsOf(player);
    const usual = new Date('2031-06-06T00:00:00+08:00').getTime();
    expect(new Date(coupon?.expiresAt ?? 0).getTime() - usual).toBe(7 * DAY_MS);
    at('2031-06-12T23:59:00.000');
    expect(await statesOf(await again(player))).toEqual({ TOPUP10: 0 });
    at('2031-06-13T00:00:00.000');
    expect(await statesOf(await again(player))).toEqual({ TOPUP10: 2 });
  });

  it('lasts longer from a limit that is reached to the end of its period', async () => {
    const player = await newBuyer();
    await buy(player);
    const limit = { kind: 'deposit', period: 'day', most: 100_00n } as const;
    await server.send(saferPlayCalls.setLimit, limit as never, { token: player.token });
    await noteReachedLimits(server.context);
    const [coupon] = await assetsOf(player);
    const usual = new Date('2031-06-06T00:00:00+08:00').getTime();
    const later = new Date(coupon?.expiresAt ?? 0).getTime() - usual;
    expect(later).toBeGreaterThan(14 * 60 * 60_000);
    expect(later).toBeLessThanOrEqual(15 * 60 * 60_000);
  });

  it('is cancelled by an exclusion, and never comes back', async () => {
    const player = await newBuyer();
    await buy(player);
    await server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token: player.token });
    expect(await held(player)).toMatchObject({ coupons: 0 });
    server.clock.advance(400 * DAY_MS);
    expect(await statesOf(await again(player))).toEqual({ TOPUP10: 2 });
  });

  it('stays used when the bank takes the deposit back, and its bonus is taken back', async () => {
    const player = await newBuyer();
    const { reply: order } = await open(player, '100', await buy(player));
    await pay(order);
    await sandbox(server, `payments/${order.orderId}/reverse`);
    expect(await held(player)).toMatchObject({ cash: 100_00n, bonus: 0n, coupons: 0 });
    expect(await statesOf(player)).toEqual({ TOPUP10: 1 });
  });
});

describe('while rewards are closed to a player', () => {
  it.each([
    ['on a break', saferPlayCalls.takeBreak, { hours: 24 }, '40304', 'onBreak', 0],
    ['excluded', saferPlayCalls.exclude, { months: 6, understood: true }, '40303', 'selfExcluded', 0],
    [
      'at a limit',
      saferPlayCalls.setLimit,
      { kind: 'deposit', period: 'day', most: 100_00n },
      '40330',
      'rewardsResting',
      1,
    ],
  ] as const)('%s, the mall shows nothing and refuses', async (_, call, body, code, closed, storeStatus) => {
    const player = await newBuyer();
    await server.send(call, body as never, { token: player.token });
    const shown = await pageOf(player);
    expect(shown).toMatchObject({ closed, items: [], offers: [] });
    expect((await exchange(player, 'CASH5')).code).toBe(code);
    expect((await exchange(player, 'TITLE')).code).toBe(code);
    expect(await infoOf(player)).toMatchObject({ storeStatus });
    // An exclusion takes the points.
    const points = code === '40303' ? 0 : 5_000;
    expect(await held(player)).toMatchObject({ points, cash: 100_00n });
  });

  it('for their age, the mall shows nothing and refuses', async () => {
    const player = await newBuyer();
    await server.db.query({
      text: 'UPDATE players SET under_age_at = $2 WHERE uid = $1',
      values: [player.uid, server.clock.now()],
    });
    expect(await pageOf(player)).toMatchObject({ closed: 'underAge', items: [], offers: [] });
    const shown = await server.send(mallCalls.assets, { pageNum: 1, pageSize: 10 }, { token: player.token });
    expect(shown.reply.closed).toBe('underAge');
    expect((await exchange(player, 'TITLE')).code).toBe('40005');
  });
});
