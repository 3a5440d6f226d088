import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCalls } from '../../../contract/account/user';
import { deskCalls } from '../../../contract/desk/calls';
import { ERRORS } from '../../../contract/envelope';
import { vipCalls } from '../../../contract/rewards/vip';
import { centavos } from '../../../games/kit/rules/money';
import { countPlay } from '../../../server/domains/rewards/countedPlay';
import { givePoints } from '../../../server/domains/rewards/points';
import { settleWeek } from '../../../server/domains/vip/settleWeek';
import { lockPlayers } from '../../../server/ledger/accounts';
import { balances } from '../../../server/ledger/balances';
import { takeStake } from '../../../server/ledger/wager';
import { audit } from '../../ledger/audit';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { care } from '../../support/care';
import { must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';

// A Sunday.
const SUNDAY = new Date('2031-05-04T12:00:00+08:00');

let server: TestServer;
beforeAll(async () => {
  server = await startDeskServer();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(() => server.clock.freeze(SUNDAY));

const levelOf = async ({ token }: Gambler) => (await server.send(vipCalls.selfLevel, {}, { token })).reply;
const claimLevel = ({ token }: Gambler, level: number, idempotencyKey = newKey()) =>
  server.send(vipCalls.claimLevel, { level }, { token, idempotencyKey });
const claimWeek = ({ token }: Gambler, monday: string, idempotencyKey = newKey()) =>
  server.send(vipCalls.claimWeek, { monday }, { token, idempotencyKey });
const cashOf = async ({ uid }: Gambler) => (await balances(server.db, uid)).cashCentavos;

/** A player with these lifetime sums, as the ledger keeps them. */
async function newPlayer(betPesos: number, depositPesos: number): Promise<Gambler> {
  const player = await newGambler(server.context, { cashCentavos: BigInt(depositPesos) * 100n });
  for (let left = betPesos; left > 0; ) {
    const pesos = Math.min(left, 500);
    expect((await placeBet(server, player, colorBet(BigInt(pesos) * 100n))).code).toBe('00000');
    left -= pesos;
  }
  return player;
}

/** Takes a stake for a ticket of a shared round that is open. */
const openTicket = ({ uid }: Gambler, stakeCentavos: bigint) =>
  server.db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const [row] = await transaction.query<{ id: bigint }>({ text: "SELECT nextval('play_round_id') AS id" });
    const ticket = row?.id ?? 0n;
    await takeStake(transaction, {
      uid,
      reference: ticket.toString(),
      stakeCentavos: centavos(stakeCentavos),
      turnoverWeight: 50,
      now: server.clock.now(),
    });
    await transaction.query({
      text: `
        INSERT INTO live_tickets (ticket_id, uid, game, round_number, panel, seat, name, client_seed, bet, stake,
          cash_stake, state, created_at)
        VALUES ($1, $2, 'crash', ($1::bigint % 1000000)::integer, 0, 0, 'P', 'seed', '{}', $3, $3, 'open', $4)`,
      values: [ticket, uid, stakeCentavos, server.clock.now()],
    });
  });
const settleTickets = ({ uid }: Gambler) =>
  server.db.query({
    text: "UPDATE live_tickets SET state = 'settled', events = '[]', settled_at = $2 WHERE uid = $1",
    values: [uid, server.clock.now()],
  });

/** A player who has staked this much at once, and deposited the same. */
async function newHighPlayer(pesos: number): Promise<Gambler> {
  const player = await newGambler(server.context, { cashCentavos: BigInt(pesos) * 100n });
  await openTicket(player, BigInt(pesos) * 100n);
  await settleTickets(player);
  return player;
}

const addWeek = ({ uid }: Gambler, pesos: number, game = 'color', day = '2031-05-04') =>
  server.db.query({
    text: `
      INSERT INTO play_days (uid, day, game, bets, main_centavos, counted_centavos) VALUES ($1, $2::date, $3, 1, $4, $4)`,
    values: [uid, day, game, BigInt(pesos) * 100n],
  });

describe('the VIP level', () => {
  it('lists all levels with what they ask for and give', async () => {
    const player = await newGambler(server.context);
    const { level, levels, resting, bonuses } = await levelOf(player);
    expect({ level, count: levels.length, resting, bonuses }).toEqual({
      level: 0,
      count: 21,
      resting: null,
      bonuses: [],
    });
    expect(levels[4]).toMatchObject({
      ruleBetAmount: 50_000_00n,
      ruleDeposit: 5_000_00n,
      levelUpBonus: 30_00n,
      weeklyBonusMax: 40_00n,
      withdrawalsPerDay: 4,
      withdrawalMax: 50_000_00n,
      withdrawalsTogether: 200_000_00n,
      spinRebate: 10,
      queuePriority: 1,
    });
    expect([0, 11].map((at) => levels[at]?.withdrawalsTogether)).toEqual([150_000_00n, 250_000_00n]);
  });

  it('does not count the stake of a bet that is open', async () => {
    const player = await newPlayer(995, 2_000);
    await openTicket(player, 10_00n);
    expect(await levelOf(player)).toMatchObject({ level: 0, currentActualBetAmount: 995_00n });
    const { token } = player;
    expect((await server.send(userCalls.info, {}, { token })).reply.vipInfo).toMatchObject({ level: 0 });
    await settleTickets(player);
    expect(await levelOf(player)).toMatchObject({ level: 1, currentActualBetAmount: 1_005_00n });
  });
});

describe('a level-up bonus', () => {
  it('is paid once for life, in main money, to 50 calls at once', async () => {
    const player = await newPlayer(1_000, 2_000);
    expect((await levelOf(player)).bonuses).toEqual([
      { kind: 'LEVEL_UP', level: 1, monday: null, amount: 1_00n, waitsFor: null, expiresAt: null },
    ]);
    const before = await cashOf(player);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => claimLevel(player, 1, index % 2 === 0 ? key : newKey())),
    );
    expect((await cashOf(player)) - before).toBe(1_00n);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['00000', ERRORS.alreadyClaimed.code]));
    expect(await levelOf(player)).toMatchObject({ bonuses: [], claimedLevels: [1] });
    expect((await claimLevel(player, 2)).code).toBe(ERRORS.notClaimable.code);
  });

  it('waits from level 7 for a verified identity and a review', async () => {
    const player = await newHighPlayer(400_000);
    expect((await claimLevel(player, 6)).reply.amount).toBe(100_00n);
    expect((await claimLevel(player, 7)).code).toBe(ERRORS.identityNeeded.code);
    await server.db.query({
      text: "UPDATE players SET verified = 'VERIFIED' WHERE uid = $1",
      values: [player.uid],
    });
    expect((await levelOf(player)).bonuses.at(-1)).toMatchObject({ level: 7, waitsFor: 'review' });
    expect((await claimLevel(player, 7)).code).toBe(ERRORS.notClaimable.code);
    const risk = await newOperator(server, ['risk']);
    const { uid } = player;
    const reason = 'Payslips and bank statements were seen.';
    await must(server, risk, deskCalls.player.reviewVip, { uid, reason, passed: true });
    expect((await claimLevel(player, 7)).reply.amount).toBe(200_00n);
    const taken = await must(server, risk, deskCalls.player.reviewVip, { uid, reason, passed: false });
    expect(taken.passedAt).toBeNull();
  });

  it('is paid by an exclusion, which takes the points', async () => {
    const player = await newPlayer(1_000, 1_000);
    await server.db.transaction(async (transaction) => {
      await lockPlayers(transaction, [player.uid]);
      const points = { uid: player.uid, kind: 'REGISTER', id: '', points: 100, now: SUNDAY } as const;
      await givePoints(transaction, points);
    });
    const before = await cashOf(player);
    await care(server, player).rest(24);
    expect(await cashOf(player)).toBe(before);
    await care(server, player).exclude(6);
    expect(await cashOf(player)).toBe(before + 1_00n);
    expect((await balances(server.db, player.uid)).points).toBe(0);
  });

  it('is closed on a break, after an exclusion and at a reached limit', async () => {
    const player = await newPlayer(1_000, 2_000);
    await care(server, player).limit('stake', 'day', '10');
    expect((await claimLevel(player, 1)).code).toBe(ERRORS.rewardsResting.code);
    expect(await levelOf(player)).toMatchObject({ level: 1, resting: 'rewardsResting', bonuses: [] });
    await care(server, player).rest(24);
    expect((await claimLevel(player, 1)).code).toBe(ERRORS.onBreak.code);
    await care(server, player).exclude(6);
    expect((await claimLevel(player, 1)).code).toBe(ERRORS.selfExcluded.code);
    expect(await levelOf(player)).toMatchObject({ resting: 'selfExcluded', bonuses: [] });
  });
});

describe('a weekly bonus', () => {
  it('is a peso for each whole thousand of the week, settled on Monday and paid in its week alone', async () => {
    const player = await newHighPlayer(50_000);
    await addWeek(player, 3_000);
    await addWeek(player, 2_999, 'crash', '2031-04-28');
    await addWeek(player, 9_000, 'color', '2031-04-27');
    expect(await settleWeek(server.context, '2031-05-03')).toBe(0);
    server.clock.freeze(new Date('2031-05-05T00:00:01+08:00'));
    await settleWeek(server.context, '2031-05-04');
    await settleWeek(server.context, '2031-05-04');
    expect((await levelOf(player)).bonuses.at(-1)).toMatchObject({
      kind: 'WEEKLY',
      monday: '2031-05-05',
      amount: 5_00n,
      expiresAt: '2031-05-11T16:00:00.000Z',
    });
    const before = await cashOf(player);
    const answers = await Promise.all(Array.from({ length: 50 }, () => claimWeek(player, '2031-05-05')));
    expect((await cashOf(player)) - before).toBe(5_00n);
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect((await claimWeek(player, '2031-04-28')).code).toBe(ERRORS.notClaimable.code);
  });

  it('can be claimed until 23:59:59.999 of its Sunday', async () => {
    const [early, late] = [await newHighPlayer(1_000), await newHighPlayer(1_000)];
    for (const player of [early, late]) await addWeek(player, 7_000);
    await settleWeek(server.context, '2031-05-04');
    server.clock.freeze(new Date('2031-05-11T23:59:59.999+08:00'));
    expect((await claimWeek(early, '2031-05-05')).reply.amount).toBe(5_00n);
    server.clock.freeze(new Date('2031-05-12T00:00:00.000+08:00'));
    expect((await levelOf(late)).bonuses.map(({ kind }) => kind)).toEqual(['LEVEL_UP']);
    expect((await claimWeek(late, '2031-05-05')).code).toBe(ERRORS.notClaimable.code);
  });

  it('is kept for nobody who has excluded themselves', async () => {
    const player = await newPlayer(1_000, 2_000);
    await addWeek(player, 7_000);
    expect((await care(server, player).exclude(6)).code).toBe('00000');
    await settleWeek(server.context, '2031-05-04');
    const weeks = await server.db.query({
      text: 'SELECT FROM vip_weeks WHERE uid = $1',
      values: [player.uid],
    });
    expect(weeks).toEqual([]);
  });

  it('counts a bet settled at 0:00 of Monday for the new week', async () => {
    const player = await newPlayer(1_000, 9_000);
    // These 1,000.00 are of the week as well.
    server.clock.freeze(new Date('2031-05-04T23:59:59.999+08:00'));
    for (let bets = 0; bets < 2; bets += 1) await placeBet(server, player, colorBet(500_00n));
    server.clock.freeze(new Date('2031-05-05T00:00:00.000+08:00'));
    for (let bets = 0; bets < 4; bets += 1) await placeBet(server, player, colorBet(500_00n));
    await server.db.transaction(async (transaction) => {
      await lockPlayers(transaction, [player.uid]);
      await countPlay(transaction, player.uid);
    });
    await settleWeek(server.context, '2031-05-04');
    await settleWeek(server.context, '2031-05-11');
    const weeks = await server.db.query({
      text: `
        SELECT to_char(monday, 'YYYY-MM-DD') AS monday, bonus_centavos AS bonus FROM vip_weeks WHERE uid = $1
        ORDER BY vip_weeks.monday`,
      values: [player.uid],
    });
    expect(weeks).toEqual([
      { monday: '2031-05-05', bonus: 2_00n },
      { monday: '2031-05-12', bonus: 2_00n },
    ]);
  });
});
