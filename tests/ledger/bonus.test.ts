import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageCalls } from '../../contract/messages/messages';
import { playCalls } from '../../contract/play';
import { activityCalls } from '../../contract/rewards/activities';
import { bonusCalls } from '../../contract/wallet/bonus';
import { manifests, turnoverWeightOf } from '../../games/allGames';
import { centavos } from '../../games/kit/rules/money';
import { openSession } from '../../server/domains/players/sessions';
import { closeDueBonuses, warnOfExpiry } from '../../server/domains/rewards/bonusJob';
import { balances } from '../../server/ledger/balances';
import { listBonuses } from '../../server/ledger/bonusGrants';
import { settleBonusStakes } from '../../server/ledger/bonusStakes';
import { deposit, grantBonus } from '../../server/ledger/deposit';
import { repay, takeStake } from '../../server/ledger/wager';
import { runJobs } from '../support/jobs';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { audit } from './audit';
import { arrange, colorBet, type Gambler, newGambler, placeBet } from './gamblers';

const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
let player: Gambler;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  // Many bets of these tests have no round: they are the ledger's own.
  expect((await audit(server.db)).filter((finding) => !finding.startsWith('I7'))).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  server.clock.reset();
  player = await newGambler(server);
});

const now = () => server.clock.now();
const grant = (amountCentavos: bigint, reference = newKey(), { uid } = player) =>
  grantBonus(server.db, { uid, amountCentavos: centavos(amountCentavos), reference, now: now() });
const payIn = (amountCentavos: bigint) =>
  deposit(server.db, {
    uid: player.uid,
    amountCentavos: centavos(amountCentavos),
    reference: newKey(),
    now: now(),
  });
const money = async () => {
  const { cashCentavos, bonusCentavos } = await balances(server.db, player.uid);
  return [cashCentavos, bonusCentavos];
};
const current = async () => (await server.send(bonusCalls.current, {}, { token: player.token })).reply;
const left = async () => (await current()).bonus?.turnoverLeft ?? null;
const list = async (state: 'processing' | 'completed' | 'expired') =>
  (await listBonuses(server.db, { uid: player.uid, pageSize: 20, state })).list;

/** An instant bet with any payout, as the ledger sees it. */
const wager = (stake: bigint, payout: bigint, weight: number | null = 100) =>
  server.db.query({
    text: 'SELECT cash FROM ledger_wager($1, $2, $3, $4, $5, $6)',
    values: [player.uid, newKey(), stake, payout, now(), weight],
  });

let tickets = 9_000_000n;

/** A bet that is settled later, with half its stake's turnover. Gives what ends it. */
async function open(stake: bigint) {
  tickets += 1n;
  const reference = tickets.toString();
  const { uid } = player;
  const { cashStakeCentavos: cashStake } = await server.db.transaction((tx) =>
    takeStake(tx, { uid, reference, stakeCentavos: centavos(stake), turnoverWeight: 50, now: now() }),
  );
  const ticket = { uid, ticketId: tickets, stake, cashStake };
  return (kind: 'payout' | 'refund', cash: bigint, bonus: bigint) =>
    server.db.transaction(async (tx) => {
      const paid = { uid, reference, cashCentavos: centavos(cash), bonusCentavos: centavos(bonus) };
      await repay(tx, kind, [paid], now());
      await settleBonusStakes(tx, kind, [ticket], now());
    });
}

describe('a stake in bonus money', () => {
  it('is taken after main money, and its payout is split as the stake', async () => {
    await payIn(301n);
    await grant(1_000n);
    await arrange(server, player, colorBet(500n), (round) => round.payoutCentavos === 1_500n);
    const { finance, bonus } = (await placeBet(server, player, colorBet(500n))).reply;
    expect([finance, bonus]).toEqual([903n, 1_398n]);
    expect(await left()).toBe(5_000n - 199n);
  });

  it('is refused over 20.00, however much of it is main money', async () => {
    await payIn(1_500n);
    await grant(10_000n);
    const refused = await placeBet(server, player, colorBet(2_001n));
    expect([refused.code, refused.status]).toEqual(['42208', 422]);
    expect(await money()).toEqual([1_500n, 10_000n]);
    expect((await placeBet(server, player, colorBet(2_000n))).code).toBe('00000');
  });

  it('may be larger in main money alone', async () => {
    await payIn(10_000n);
    await grant(10_000n);
    expect((await placeBet(server, player, colorBet(5_000n))).code).toBe('00000');
    expect(await left()).toBe(50_000n);
  });

  it('is refused in a game without weight, and by processes that send none', async () => {
    await payIn(500n);
    await grant(1_000n);
    await expect(wager(501n, 0n, 0)).rejects.toThrow('bonusNotHere');
    expect(await wager(501n, 0n, null)).toEqual([{ cash: null }]);
    expect(await money()).toEqual([500n, 1_000n]);
    expect(await wager(500n, 500n, 0)).toEqual([{ cash: 500n }]);
  });

  it.each(manifests.map(({ name }) => name))('counts by the weight of %s, floored', async (name) => {
    await grant(1_000n);
    await wager(333n, 0n, turnoverWeightOf(name));
    expect(await left()).toBe(5_000n - (['ring', 'crash', 'dice'].includes(name) ? 166n : 333n));
  });

  it('counts at half in dice', async () => {
    await grant(10_000n);
    const { token } = player;
    const params = { game: 'dice' };
    await server.send(playCalls.seeds, {}, { token, params });
    await server.send(playCalls.seeds, { clientSeed: 'lucky' }, { token, params });
    const bet = { mode: 'percent', side: 'over', target: '50.00', stake: '10.00' };
    const placed = await server.send(playCalls.bet, { bet }, { token, params, idempotencyKey: newKey() });
    expect(placed.code).toBe('00000');
    expect(await left()).toBe(50_000n - 500n);
  });

  it('that is settled later counts then, and not at all once it is refunded', async () => {
    await grant(1_000n);
    const lose = await open(300n);
    const giveBack = await open(500n);
    expect(await left()).toBe(5_000n);
    await lose('payout', 0n, 0n);
    expect(await left()).toBe(4_850n);
    await giveBack('refund', 0n, 500n);
    expect(await left()).toBe(4_850n);
    expect(await money()).toEqual([0n, 700n]);
  });
});

describe('a bonus', () => {
  it.each([
    [100, 50],
    [50, 100],
  ])('of 10.00 at weight %d takes %d.00 of stakes', async (weight, pesos) => {
    await grant(1_000n);
    for (let staked = 0; staked < pesos; staked += 5) {
      expect(await money()).toEqual([0n, 1_000n]);
      await wager(500n, 500n, weight);
    }
    expect(await money()).toEqual([1_000n, 0n]);
  });

  it('moves its whole balance to main money with the bet that reaches the turnover', async () => {
    await grant(400n);
    await wager(400n, 1_900n);
    await wager(1_500n, 2_000n);
    expect(await left()).toBe(100n);
    await arrange(server, player, colorBet(100n), (round) => round.payoutCentavos === 200n);
    const { finance, bonus } = (await placeBet(server, player, colorBet(100n))).reply;
    expect([finance, bonus]).toEqual([2_500n, 0n]);
    expect(await list('completed')).toMatchObject([{ state: 'completed', moved: 2_500n, turnoverLeft: 0n }]);
    expect((await current()).bonus).toBeNull();
  });

  it('is not completed while a stake in bonus money is open', async () => {
    await grant(400n);
    const win = await open(300n);
    for (let i = 0; i < 20; i += 1) await wager(100n, 100n);
    expect(await left()).toBe(0n);
    expect(await money()).toEqual([0n, 100n]);
    await win('payout', 0n, 900n);
    expect(await money()).toEqual([1_000n, 0n]);
  });

  it('with nothing left is completed with 0.00, but not before the last stake is settled', async () => {
    await grant(300n);
    const lose = await open(300n);
    await closeDueBonuses(server.context);
    expect((await current()).bonus?.state).toBe('processing');
    await lose('payout', 0n, 0n);
    expect(await list('completed')).toMatchObject([{ moved: 0n, turnoverLeft: 1_350n }]);
    expect(await money()).toEqual([0n, 0n]);
  });

  it('waits uncredited, in order, until those before it have ended', async () => {
    await grant(1_000n, 'first');
    await grant(2_000n, 'second');
    await grant(3_000n, 'third');
    expect(await grant(9_000n, 'second')).toMatchObject({ isNew: false });
    expect(await money()).toEqual([0n, 1_000n]);
    const page = (pageSize: number, cursor?: string) =>
      server.send(bonusCalls.list, { pageSize, state: 'processing', ...(cursor && { cursor }) }, player);
    const first = (await page(2)).reply;
    expect(first.list.map(({ state, amount }) => [state, amount])).toEqual([
      ['processing', 1_000n],
      ['waiting', 2_000n],
    ]);
    const second = (await page(2, first.cursor ?? '')).reply;
    expect([first.total, second.total, second.cursor]).toEqual([3, null, null]);
    expect(second.list).toMatchObject([
      { state: 'waiting', amount: 3_000n, startedAt: null, expiresAt: null },
    ]);
    expect((await current()).waiting).toBe(2);
    await wager(1_000n, 0n);
    expect(await money()).toEqual([0n, 2_000n]);
    await wager(2_000n, 0n);
    expect(await money()).toEqual([0n, 3_000n]);
    expect((await list('completed')).map(({ amount }) => amount)).toEqual([2_000n, 1_000n]);
    expect(await list('processing')).toMatchObject([{ state: 'processing', amount: 3_000n }]);
  });

  it('is granted once per reference, also at one time', async () => {
    const { length } = (await Promise.all(Array.from({ length: 10 }, () => grant(700n, 'once')))).filter(
      ({ isNew }) => isNew,
    );
    expect(length).toBe(1);
    expect(await money()).toEqual([0n, 700n]);
  });
});

describe('after 30 days', () => {
  beforeEach(() => server.clock.freeze(now()));

  it('what is left goes back to the operator, main money stays, and the next bonus begins', async () => {
    await payIn(250n);
    await grant(1_000n);
    await grant(2_000n);
    server.clock.advance(30 * DAY_MS - 1);
    await closeDueBonuses(server.context);
    expect(await money()).toEqual([250n, 1_000n]);
    server.clock.advance(1);
    await closeDueBonuses(server.context);
    expect(await money()).toEqual([250n, 2_000n]);
    expect(await list('expired')).toMatchObject([{ state: 'expired', moved: 1_000n, turnoverLeft: 5_000n }]);
    const [next] = await list('processing');
    expect(Date.parse(next?.expiresAt ?? '') - now().getTime()).toBe(30 * DAY_MS);
  });

  it('bonuses of others end where that of one player cannot be ended', async () => {
    const other = await newGambler(server);
    await grant(1_000n);
    await grant(1_000n, newKey(), other);
    server.clock.advance(31 * DAY_MS);
    await server.db.query({
      text: `
        CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no end'; END $$;
        CREATE TRIGGER refuse_end BEFORE UPDATE ON bonus_grants
          FOR EACH ROW WHEN (NEW.uid = ${player.uid}) EXECUTE FUNCTION refuse_end()`,
    });
    const bonusOf = async ({ uid }: Gambler) => (await balances(server.db, uid)).bonusCentavos;
    await runJobs(server);
    expect([await bonusOf(player), await bonusOf(other)]).toEqual([1_000n, 0n]);
    const [run] = await server.db.query<{ note: string }>({
      text: "SELECT note FROM job_runs WHERE job = 'bonuses' AND state = 'failed' ORDER BY slot DESC LIMIT 1",
    });
    expect(run?.note).toContain(`failed for 1 players (${player.uid})`);
    await server.db.query({ text: 'DROP FUNCTION refuse_end CASCADE' });
    server.clock.advance(5 * 60_000);
    await runJobs(server);
    expect([await bonusOf(player), await bonusOf(other)]).toEqual([0n, 0n]);
  });

  it('bonus money is not staked, also before the job has run', async () => {
    await grant(1_000n);
    server.clock.advance(30 * DAY_MS);
    expect(await wager(100n, 0n)).toEqual([{ cash: null }]);
    expect(await money()).toEqual([0n, 1_000n]);
  });

  it('it waits for open stakes, and takes what they win', async () => {
    await grant(1_000n);
    const win = await open(400n);
    server.clock.advance(31 * DAY_MS);
    await closeDueBonuses(server.context);
    expect(await money()).toEqual([0n, 600n]);
    await win('payout', 0n, 5_000n);
    expect(await money()).toEqual([0n, 0n]);
    expect(await list('expired')).toMatchObject([{ moved: 5_600n }]);
  });

  it('less three its player is told once', async () => {
    await grant(1_000n);
    const told = async () => {
      const token = await openSession(server.db, player.uid, now());
      return (await server.send(messageCalls.list, { pageSize: 9, segment: 'rewards' }, { token })).reply
        .list;
    };
    server.clock.advance(27 * DAY_MS - 1);
    await warnOfExpiry(server.context);
    expect(await told()).toEqual([]);
    server.clock.advance(1);
    await warnOfExpiry(server.context);
    await warnOfExpiry(server.context);
    expect(await told()).toMatchObject([{ content: { kind: 'bonusExpires', turnoverLeft: 5_000n } }]);
  });
});

describe('a cash-out in time that is paid after its bonus has ended', () => {
  it('is main money if the turnover had been reached', async () => {
    await grant(400n);
    const settle = await open(100n);
    for (let i = 0; i < 20; i += 1) await wager(100n, 100n);
    await settle('payout', 0n, 0n);
    expect(await money()).toEqual([300n, 0n]);
    await settle('payout', 0n, 700n);
    expect(await money()).toEqual([1_000n, 0n]);
    expect(await list('completed')).toMatchObject([{ moved: 1_000n }]);
  });

  it('lets a bonus go on of which nothing seemed to be left', async () => {
    await grant(400n);
    const settle = await open(400n);
    await settle('payout', 0n, 0n);
    expect(await list('completed')).toMatchObject([{ moved: 0n }]);
    await settle('payout', 0n, 700n);
    expect(await money()).toEqual([0n, 700n]);
    expect((await current()).bonus).toMatchObject({ state: 'processing', turnoverLeft: 1_800n, moved: null });
  });

  it('goes back to the operator if the bonus has expired', async () => {
    server.clock.freeze(now());
    await grant(400n);
    const settle = await open(100n);
    await settle('payout', 0n, 0n);
    server.clock.advance(30 * DAY_MS);
    await closeDueBonuses(server.context);
    await settle('payout', 0n, 700n);
    expect(await money()).toEqual([0n, 0n]);
    expect(await list('expired')).toMatchObject([{ moved: 1_000n }]);
  });
});

it('what has been credited is shown until it is seen, and what waits is not', async () => {
  const { token } = player;
  const pending = async () => (await server.send(activityCalls.bonus, {}, { token })).reply;
  expect(await pending()).toEqual({ result: 0n, bonusId: null, list: [] });
  const { bonusId } = await grant(1_000n);
  await grant(2_000n);
  expect(await pending()).toEqual({ result: 1_000n, bonusId: String(bonusId), list: [] });
  expect((await pending()).result).toBe(1_000n);
  await server.send(activityCalls.seen, { bonusId: String(bonusId) }, { token });
  expect(await pending()).toEqual({ result: 0n, bonusId: null, list: [] });
  await wager(1_000n, 0n);
  expect((await pending()).result).toBe(2_000n);
  const other = await newGambler(server);
  await grant(500n, 'theirs', other);
  const theirs = await server.send(activityCalls.bonus, {}, { token: other.token });
  await server.send(activityCalls.seen, { bonusId: '999999999' }, { token });
  expect(theirs.reply.result).toBe(500n);
  expect((await server.send(activityCalls.bonus, {}, { token: other.token })).reply.result).toBe(500n);
});

it('the rules that stand beside a bonus are those of the ledger', async () => {
  const { terms } = await current();
  expect(terms).toMatchObject({ stakeMax: 2_000n, times: 5, days: 30 });
  expect(Object.fromEntries(terms.weights.map(({ gameId, percent }) => [gameId, percent]))).toEqual({
    10001: 100,
    10002: 50,
    10003: 50,
    10004: 100,
    10005: 50,
    10006: 100,
  });
});
