import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageCalls } from '../../contract/messages/messages';
import { bonusCalls } from '../../contract/wallet/bonus';
import { centavos } from '../../games/kit/rules/money';
import { openSession } from '../../server/domains/players/sessions';
import { closeDueBonuses, warnOfExpiry } from '../../server/domains/rewards/bonusJob';
import { noteReachedLimits } from '../../server/domains/safer-play/rests';
import { balances } from '../../server/ledger/balances';
import { listBonuses } from '../../server/ledger/bonusGrants';
import { settleBonusStakes } from '../../server/ledger/bonusStakes';
import { deposit, grantBonus } from '../../server/ledger/deposit';
import { repay, takeStake } from '../../server/ledger/wager';
import { care } from '../support/care';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { audit } from './audit';
import { type Gambler, newGambler } from './gamblers';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2026-11-10T04:00:00Z');

let server: TestServer;
let player: Gambler;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  // The bets of these tests have no round: they are the ledger's own.
  expect((await audit(server.db)).filter((finding) => !finding.startsWith('I7'))).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  server.clock.freeze(START);
  player = await newGambler(server);
});

const now = () => server.clock.now();
const grant = (amountCentavos: bigint) =>
  grantBonus(server.db, {
    uid: player.uid,
    amountCentavos: centavos(amountCentavos),
    reference: newKey(),
    now: now(),
  });
const money = async () => {
  const { cashCentavos, bonusCentavos } = await balances(server.db, player.uid);
  return [cashCentavos, bonusCentavos];
};
const list = async (state: 'processing' | 'completed' | 'expired') =>
  (await listBonuses(server.db, { uid: player.uid, pageSize: 20, state })).list;
const wager = (stake: bigint, payout: bigint) =>
  server.db.query({
    text: 'SELECT cash FROM ledger_wager($1, $2, $3, $4, $5, 100)',
    values: [player.uid, newKey(), stake, payout, now()],
  });

/** Days until the bonus expires, as its player is told. A session ends before the bonus. */
async function daysLeft(): Promise<number> {
  const token = await openSession(server.db, player.uid, now());
  const { bonus } = (await server.send(bonusCalls.current, {}, { token })).reply;
  return (Date.parse(bonus?.expiresAt ?? '') - now().getTime()) / DAY_MS;
}
const mine = async () => care(server, { token: await openSession(server.db, player.uid, now()) });

let tickets = 7_000_000n;

/** A bet in bonus money that is settled later. Gives what pays it. */
async function open(stake: bigint) {
  tickets += 1n;
  const reference = tickets.toString();
  const { uid } = player;
  const { cashStakeCentavos: cashStake } = await server.db.transaction((tx) =>
    takeStake(tx, { uid, reference, stakeCentavos: centavos(stake), turnoverWeight: 100, now: now() }),
  );
  const ticket = { uid, ticketId: tickets, stake, cashStake };
  return (bonus: bigint) =>
    server.db.transaction(async (tx) => {
      const paid = { uid, reference, cashCentavos: centavos(0n), bonusCentavos: centavos(bonus) };
      await repay(tx, 'payout', [paid], now());
      await settleBonusStakes(tx, 'payout', [ticket], now());
    });
}

describe('on a break', () => {
  it('the expiry of a bonus stands still, and an extended break counts once', async () => {
    await grant(1_000n);
    server.clock.advance(10 * DAY_MS);
    expect((await (await mine()).rest(24)).code).toBe('00000');
    expect(await daysLeft()).toBe(21);
    server.clock.advance(12 * HOUR_MS);
    expect((await (await mine()).rest(168)).code).toBe('00000');
    // Half a day of the first break has passed, and seven days are to come.
    expect(await daysLeft()).toBe(27);
    server.clock.advance(27 * DAY_MS - 1);
    await closeDueBonuses(server.context);
    expect(await money()).toEqual([0n, 1_000n]);
    expect(await wager(100n, 100n)).toEqual([{ cash: 0n }]);
    server.clock.advance(1);
    expect(await wager(100n, 100n)).toEqual([{ cash: null }]);
    await closeDueBonuses(server.context);
    expect(await list('expired')).toMatchObject([{ moved: 1_000n }]);
  });

  it('nobody is told that a bonus expires, but after it they are', async () => {
    const told = async () => {
      const token = await openSession(server.db, player.uid, now());
      const { list: messages } = (
        await server.send(messageCalls.list, { pageSize: 9, segment: 'rewards' }, { token })
      ).reply;
      return messages.filter(({ content }) => content.kind === 'bonusExpires').length;
    };
    await grant(1_000n);
    server.clock.advance(27 * DAY_MS);
    await (await mine()).rest(24);
    await warnOfExpiry(server.context);
    expect(await told()).toBe(0);
    server.clock.advance(DAY_MS);
    await warnOfExpiry(server.context);
    expect(await told()).toBe(1);
  });
});

describe('from reaching a limit', () => {
  it.each([
    ['day', 0.5],
    ['week', 5.5],
    ['month', 20.5],
  ] as const)('of a %s to its end the expiry stands still', async (period, days) => {
    // Tuesday 10 November, noon in the Philippines.
    await (await mine()).limit('stake', period, '5');
    await grant(10_000n);
    await noteReachedLimits(server.context);
    expect(await daysLeft()).toBe(30);
    await wager(500n, 500n);
    await noteReachedLimits(server.context);
    await noteReachedLimits(server.context);
    expect(await daysLeft()).toBe(30 + days);
  });

  it('it stands still from the moment at which it would have expired, too', async () => {
    await grant(10_000n);
    server.clock.advance(30 * DAY_MS - 60_000);
    await (await mine()).limit('stake', 'day', '5');
    await wager(500n, 500n);
    server.clock.advance(4 * 60_000);
    await closeDueBonuses(server.context);
    expect(await money()).toEqual([0n, 10_000n]);
    // It would have expired at noon, and the day ends at midnight: three minutes of it have passed.
    expect(await daysLeft()).toBe(0.5 - 3 / (24 * 60));
    server.clock.advance(DAY_MS / 2 - 3 * 60_000);
    await closeDueBonuses(server.context);
    expect(await money()).toEqual([0n, 0n]);
  });
});

describe('at an exclusion', () => {
  const exclude = async () => expect((await (await mine()).exclude(6)).code).toBe('00000');

  it('what was won becomes main money, and what was not staked goes back', async () => {
    await grant(1_000n);
    await wager(400n, 1_400n);
    await exclude();
    // 600 of the grant have not been staked.
    expect(await money()).toEqual([1_400n, 0n]);
    expect(await list('completed')).toMatchObject([{ moved: 1_400n }]);
  });

  it('a bonus that was staked whole is all winnings, and one not staked is none', async () => {
    await grant(1_000n);
    await wager(1_000n, 700n);
    await exclude();
    expect(await money()).toEqual([700n, 0n]);
    player = await newGambler(server);
    await grant(1_000n);
    await exclude();
    expect(await money()).toEqual([0n, 0n]);
    expect(await list('expired')).toMatchObject([{ moved: 1_000n }]);
  });

  it('it waits for open bets, and what waits is never credited', async () => {
    await deposit(server.db, {
      uid: player.uid,
      amountCentavos: centavos(50n),
      reference: newKey(),
      now: now(),
    });
    await grant(1_000n);
    await grant(2_000n);
    const win = await open(450n);
    await exclude();
    await closeDueBonuses(server.context);
    expect(await money()).toEqual([0n, 600n]);
    await win(900n);
    // Of the grant 400 were staked, and 600 were not.
    expect(await money()).toEqual([900n, 0n]);
    expect(await list('processing')).toEqual([]);
    expect(await list('expired')).toMatchObject([{ amount: 2_000n, moved: 0n }]);
  });

  it('a cash-out in time that is paid afterwards is main money', async () => {
    await grant(400n);
    const win = await open(400n);
    await win(0n);
    await exclude();
    await win(700n);
    expect(await money()).toEqual([700n, 0n]);
  });

  it('by an earlier version, the job ends the bonus', async () => {
    await grant(1_000n);
    await wager(400n, 900n);
    await server.db.query({
      text: `INSERT INTO safer_play (uid, excluded_from, excluded_until, firm_until) VALUES ($1, $2, $3, $3)
        ON CONFLICT (uid) DO UPDATE SET excluded_from = $2, excluded_until = $3, firm_until = $3`,
      values: [player.uid, now(), new Date(now().getTime() + 200 * DAY_MS)],
    });
    await closeDueBonuses(server.context);
    expect(await money()).toEqual([900n, 0n]);
  });
});
