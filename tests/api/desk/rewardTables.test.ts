import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import type { BodyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import type { RewardsSettings } from '../../../contract/desk/settings';
import { moneyCalls } from '../../../contract/money';
import { activityCalls } from '../../../contract/rewards/activities';
import { changeCalls } from '../../../contract/rewards/changes';
import { checkinCalls } from '../../../contract/rewards/checkin';
import { mallCalls } from '../../../contract/rewards/mall';
import { missionCalls } from '../../../contract/rewards/missions';
import { centavos } from '../../../games/kit/rules/money';
import { publishDue } from '../../../server/domains/desk/settings/publish';
import { openSession } from '../../../server/domains/players/sessions';
import { USUAL_TABLES } from '../../../server/domains/reward-tables/usual';
import { post } from '../../../server/ledger/post';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';

const NOON = new Date('2031-05-05T12:00:00+08:00');
/** Seven whole days after the approval. */
const START = '2031-05-13T00:00:00.000+08:00';
const LAST_MS = new Date(Date.parse(START) - 1);
const MIDNIGHT = new Date(START);
const reason = 'The plan for the second half of May.';
const { content, economics } = deskCalls;

let server: TestServer;
let marketing: DeskPerson;
let owner: DeskPerson;

beforeAll(async () => {
  server = await startDeskServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.freeze(NOON);
  marketing = await newOperator(server, ['marketing']);
  owner = await newOperator(server, ['owner']);
});

/** The usual tables with these changes. */
const tables = (change: Partial<RewardsSettings> = {}): RewardsSettings => ({ ...USUAL_TABLES, ...change });
const { mall, missions, deposits } = USUAL_TABLES;

/** Fewer points and promotions than usual. */
const LEANER = tables({
  mall: {
    ...mall,
    TOPUP5: { isOn: true, points: 220, stock: 1 },
    CASH5: { ...mall.CASH5, isOn: false },
  },
  missions: { ...missions, D01: 4 },
  checkin: [4, 5, 10, 10, 15, 15, 20],
  hasLimitedOffers: false,
  deposits: {
    'first-deposit': { isOn: true, rate: 20, minAmount: centavos(100_00n), maxBonus: centavos(40_00n) },
    'topup-5': { ...deposits['topup-5'], isOn: false },
  },
});

const save = (next: RewardsSettings) =>
  must(server, marketing, content.save, { settings: { area: 'rewards', content: next } });
const propose = async (next: RewardsSettings, times: Partial<BodyOf<typeof content.propose>> = {}) => {
  const { versionId, revision } = await save(next);
  const body = { versionId, revision, startsAt: START, endsAt: null, reason, ...times };
  return ask(server, marketing, content.propose, body);
};
const decide = async (
  { proposalId, version }: { proposalId: string; version: number },
  decision: 'approve' | 'sendBack',
) => {
  const code = freshCode(server, owner);
  return ask(server, owner, content.decide, { proposalId, version, decision, reason, code });
};

/** A player with points, play and a deposit, whose session is as young as the clock says. */
async function newPlayer(): Promise<Gambler> {
  const player = await newGambler(server.context, { cashCentavos: 100_00n });
  const legs = [{ from: 'pointsIssued', to: 'points', amount: 2_000n }] as const;
  await post(server.db, { uid: player.uid, kind: 'points', reference: 'correction:test', legs, now: NOON });
  await server.db.query({
    text: 'INSERT INTO counted_play (uid, through_transfer, counted_centavos, used_centavos) VALUES ($1, 0, 10000000, 0)',
    values: [player.uid],
  });
  return player;
}
const again = async ({ uid }: Gambler): Promise<Gambler> => ({
  uid,
  token: await openSession(server.db, uid, server.clock.now()),
});

const itemsOf = async ({ token }: Gambler) => (await server.send(mallCalls.items, {}, { token })).reply;
const pointsOf = async (player: Gambler, id: string) =>
  (await itemsOf(player)).items.find((item) => item.id === id)?.points;
const changesFor = async (token?: string) =>
  (await server.send(changeCalls.list, {}, token === undefined ? {} : { token })).reply.list;

describe('tables of rewards', () => {
  it('begin at 0:00, on the eighth day at the earliest, and have no end', async () => {
    for (const times of [
      { startsAt: null },
      { startsAt: '2031-05-12T00:00:00.000+08:00' },
      { startsAt: '2031-05-13T00:05:00.000+08:00' },
      { endsAt: '2031-06-13T00:00:00.000+08:00' },
    ])
      expect(await propose(LEANER, times), JSON.stringify(times)).toMatchObject({ code: '40000' });
    // Approved a day later, players would be told for six days.
    server.clock.freeze(new Date('2031-05-05T23:50:00+08:00'));
    marketing = await newOperator(server, ['marketing']);
    owner = await newOperator(server, ['owner']);
    const { reply } = await propose(LEANER);
    server.clock.freeze(new Date('2031-05-06T00:00:00+08:00'));
    expect(await decide(reply, 'approve')).toMatchObject({ code: '40000' });
    expect(await decide(reply, 'sendBack')).toMatchObject({ code: '00000' });
  });

  it('may not undo what the bound of rewards stands on', async () => {
    const bad = async (change: Partial<RewardsSettings>) =>
      (await save(tables(change))).checks.filter(({ state }) => state === 'bad').map(({ name }) => name);
    expect(await bad({})).toEqual([]);
    expect(await bad({ missions: { ...missions, D01: 6 } })).toEqual([
      'At most 150 points a day without a bet',
    ]);
    expect(await bad({ mall: { ...mall, TOPUP10: { ...mall.TOPUP10, points: 333 } } })).toEqual([
      'Points are worth no more than the rules allow',
    ]);
    expect(await bad({ mall: { ...mall, CASH5: { ...mall.CASH5, stock: null } } })).toEqual([
      'What has a worth has a stock',
    ]);
    const generous = { ...deposits['first-deposit'], maxBonus: centavos(50_01n) };
    expect(await bad({ deposits: { ...deposits, 'first-deposit': generous } })).toEqual([
      "A first deposit's bonus is at most 50.00",
    ]);
  });

  it('are told in advance, hold from 0:00 to the millisecond, and leave what is earned', async () => {
    const guest = () => changesFor();
    expect(await guest()).toEqual([]);
    const proposed = await propose(LEANER);
    expect(await guest()).toEqual([]);
    expect((await decide(proposed.reply, 'approve')).code).toBe('00000');

    // For a week: what will be.
    const player = await newPlayer();
    const resting = await newPlayer();
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: resting.token });
    const startsAt = MIDNIGHT.toISOString();
    const ends = { startsAt, kind: 'ends', before: null, after: null };
    const changes = { startsAt, kind: 'changes' };
    expect(await guest()).toEqual([
      { ...changes, subject: 'mall', id: 'TOPUP5', before: '200', after: '220' },
      { ...ends, subject: 'mall', id: 'CASH5' },
      { ...ends, subject: 'offers', id: null },
      {
        ...changes,
        subject: 'checkin',
        id: null,
        before: '5, 5, 10, 10, 15, 15, 20',
        after: '4, 5, 10, 10, 15, 15, 20',
      },
      { ...changes, subject: 'mission', id: 'D01', before: '5', after: '4' },
      {
        ...changes,
        subject: 'deposit',
        id: 'first-deposit',
        before: '25%, ₱100.00+, ≤ ₱50.00',
        after: '20%, ₱100.00+, ≤ ₱40.00',
      },
      { ...ends, subject: 'deposit', id: 'topup-5' },
    ]);
    expect(await changesFor(player.token)).toHaveLength(7);
    expect(await changesFor(resting.token)).toEqual([]);

    // The last millisecond of the old tables.
    server.clock.freeze(LAST_MS);
    const early = await again(await newPlayer());
    const { token } = early;
    expect(await pointsOf(early, 'TOPUP5')).toBe(200);
    expect(await pointsOf(early, 'CASH5')).toBe(250);
    await server.send(missionCalls.report, { event: 'gamePage' }, { token });
    const depositor = await newGambler(server.context);
    const order = await server.send(
      moneyCalls.recharge,
      { amount: centavos(200_00n), channelId: 'gcash', activityId: 'first-deposit' },
      { token: depositor.token },
    );
    expect(order.reply.bonus).toBe(50_00n);

    // No job has run: the tables go by their own time.
    server.clock.freeze(MIDNIGHT);
    expect(await guest()).toEqual([]);
    const page = await itemsOf(early);
    expect(page.items.map(({ id }) => id)).not.toContain('CASH5');
    expect(page.items.find(({ id }) => id === 'TOPUP5')).toMatchObject({ points: 220, stock: 1, left: 1 });
    expect(page.offers).toEqual([]);
    const exchange = async (who: Gambler, itemId: 'TOPUP5' | 'CASH5') =>
      server.send(mallCalls.exchange, { itemId }, { token: who.token, idempotencyKey: newKey() });
    expect((await exchange(early, 'CASH5')).code).toBe('40933');
    expect((await exchange(early, 'TOPUP5')).reply.points).toBe(1_780);
    expect((await exchange(await again(player), 'TOPUP5')).code).toBe('40931');

    // What was done on the day before gives what it gave then.
    const claim = async (day: string) =>
      (await server.send(missionCalls.claim, { id: 'D01', day }, { token })).reply.awarded;
    expect(await claim('2031-05-12')).toBe(5);
    await server.send(missionCalls.report, { event: 'gamePage' }, { token });
    expect(await claim('2031-05-13')).toBe(4);
    expect((await server.send(checkinCalls.signIn, {}, { token })).reply.gained).toBe(4);

    const terms = (await server.send(activityCalls.terms, {}, {})).reply.list;
    expect(terms.map(({ id, rate }) => [id, rate])).toEqual([
      ['welcome', 0],
      ['first-deposit', 20],
    ]);
    const late = await newGambler(server.context);
    const recharge = (activityId: string) =>
      server.send(
        moneyCalls.recharge,
        { amount: centavos(200_00n), channelId: 'gcash', activityId },
        { token: late.token },
      );
    expect((await recharge('topup-5')).code).toBe('40930');
    expect((await recharge('first-deposit')).reply.bonus).toBe(40_00n);

    // The job makes them live, and nothing else changes by it.
    await publishDue(server.context);
    expect(await pointsOf(early, 'TOPUP5')).toBe(220);
    server.clock.freeze(LAST_MS);
    expect(await pointsOf(early, 'TOPUP5')).toBe(200);
  });
});

describe('the preview of a cost', () => {
  it('says what tables would cost beside those that hold, for the play of the last week', async () => {
    server.clock.freeze(new Date('2031-03-05T12:00:00+08:00'));
    marketing = await newOperator(server, ['marketing']);
    for (const day of ['2031-03-04', '2031-03-05']) {
      const { uid } = await newGambler(server.context);
      await server.db.query({
        text: `
          INSERT INTO play_days (uid, day, game, bets, main_centavos, counted_centavos)
          VALUES ($1, $2, 'color', 1, 700000, 700000)`,
        values: [uid, day],
      });
    }
    const preview = (next: RewardsSettings) => must(server, marketing, economics.preview, { tables: next });
    const same = await preview(USUAL_TABLES);
    expect(same).toMatchObject({ players: 0, staked: 7_000_00n, counted: 7_000_00n });
    expect(same.rows.every(({ before, after }) => before === after)).toBe(true);
    expect(same.total.before).toBe(same.total.after);
    const row = (of: typeof same, source: string) => of.rows.find((each) => each.source === source);
    const next = await preview(LEANER);
    expect(row(next, 'Check-in')).toMatchObject({ pointsBefore: 11.4, pointsAfter: 11.3 });
    expect(row(next, 'Missions')).toMatchObject({ pointsBefore: 75, pointsAfter: 74 });
    expect(row(next, 'Top-up bonus')).toMatchObject({ before: 3_57n, after: 0n });
    // 35 + 70 + 80 / 7 + 75 points at 5.00 for 200 of them, later 35 + 70 + 79 / 7 + 74 at 10.00 for 400.
    expect(row(next, 'Mall and coupons')).toMatchObject({ before: 4_79n, after: 4_76n });
    expect(next.total.after).toBeLessThan(next.total.before);
  });
});
