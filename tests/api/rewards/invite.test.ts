import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityCalls } from '../../../contract/account/identity';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { userCalls } from '../../../contract/account/user';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { inviteCalls } from '../../../contract/rewards/invite';
import { manifests, playNames } from '../../../games/allGames';
import { centavos } from '../../../games/kit/rules/money';
import { agentMonth, EDGES, nextMonth, payAgents } from '../../../server/domains/invite/agents';
import { maskedName } from '../../../server/domains/invite/maskedName';
import { payRanking } from '../../../server/domains/invite/ranking';
import { recount } from '../../../server/domains/invite/recount';
import { checkAllBags } from '../../../server/domains/invite/redBags';
import { STAGES } from '../../../server/domains/invite/stages';
import { countPlay } from '../../../server/domains/rewards/countedPlay';
import { lockPlayers } from '../../../server/ledger/accounts';
import { balances } from '../../../server/ledger/balances';
import { post } from '../../../server/ledger/post';
import { audit } from '../../ledger/audit';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { newPerson, type Person } from '../../support/people';
import { payOrder, verifyPlayer } from '../../support/referral';
import { newKey, startTestServer, type TestServer } from '../../support/server';
import { documents, payIn, sandbox } from '../../support/withdrawals';

/** A Wednesday. */
const NOON = new Date('2031-05-07T12:00:00+08:00');
const HOUR_MS = 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '10000' } });
});
afterAll(async () => {
  // Answers are kept for five weeks, and the tests last longer.
  const broken = (await audit(server.db)).filter(
    (line) => !line.startsWith('I4 every bet has one first answer'),
  );
  expect(broken).toEqual([]);
  await server.close();
});
beforeEach(() => server.clock.freeze(NOON));

const sql = (text: string, ...values: unknown[]) => server.db.query({ text, values });

async function phoneOf({ uid }: { readonly uid: number }): Promise<string> {
  const [row] = await server.db.query<{ phone: string }>({
    text: 'SELECT phone FROM players WHERE uid = $1',
    values: [uid],
  });
  return row?.phone ?? '';
}

const verify = (player: { readonly uid: number }, document?: string, name?: string) =>
  verifyPlayer(server, player, document, name);
const order = (player: { readonly uid: number }, amountCentavos?: bigint) =>
  payOrder(server, player, amountCentavos);

/** A player whose session outlasts every test. */
async function newPlayer(): Promise<Gambler> {
  const player = await newGambler(server.context, { cashCentavos: 50_000_00n });
  await sql("UPDATE sessions SET expires_at = '2040-01-01' WHERE uid = $1", player.uid);
  return player;
}

/** An invited player who counts from now on. */
async function newInvitee(inviter: Gambler): Promise<Gambler> {
  const player = await newPlayer();
  await sql('UPDATE players SET invited_by = $2 WHERE uid = $1', player.uid, inviter.uid);
  await verify(player);
  await order(player);
  return player;
}

async function bet(player: Gambler, ...stakes: bigint[]): Promise<void> {
  for (const stake of stakes) expect((await placeBet(server, player, colorBet(stake))).code).toBe('00000');
}

/** An invited player who has just reached stage 1. */
async function newReached(inviter: Gambler): Promise<Gambler> {
  const player = await newInvitee(inviter);
  await bet(player, 1_500_00n);
  await recount(server.context, player.uid);
  return player;
}

const pageOf = ({ token }: Gambler) => server.send(inviteCalls.page, {}, { token });
const bagsOf = async (player: Gambler) => (await pageOf(player)).reply.bags;
const open = ({ token }: Gambler, id: string, key = newKey()) =>
  server.send(inviteCalls.claim, { id }, { token, idempotencyKey: key });
const cashOf = async ({ uid }: Gambler) => (await balances(server.db, uid)).cashCentavos;
const stagesOf = ({ uid }: Gambler) =>
  server.db.query<{ stage: number; state: string; reason: string | null; reachedAt: Date }>({
    text: 'SELECT stage, state, reason, reached_at AS "reachedAt" FROM invite_stages WHERE uid = $1 ORDER BY stage',
    values: [uid],
  });
const states = async (player: Gambler) =>
  (await stagesOf(player)).map(({ state, reason }) => reason ?? state);

// First: the jobs of the server look at the clock on their own, which later tests move to later days.
it('is recounted when its day is settled at 0:00, also where the inviter never looks', async () => {
  const inviter = await newPlayer();
  const player = await newInvitee(inviter);
  await bet(player, 1_500_00n);
  expect(await states(player)).toEqual([]);
  server.clock.freeze(new Date('2031-05-08T00:00:00.000+08:00'));
  await server.app.jobs.runDue();
  expect(await stagesOf(player)).toMatchObject([{ stage: 1, reachedAt: NOON }]);
});

describe('an invited player', () => {
  it('counts through registration by code, deposit, identity check and play', async () => {
    const inviter = await newPerson(server);
    const { inviteCode } = (await server.send(userCalls.info, {}, { token: inviter.token })).reply;
    const friend: Person = await newPerson(server, { inviteCode });
    await payIn(server, friend, '2000');
    const sent = documents({ documentNumber: `PSN-${friend.uid}` });
    await server.send(identityCalls.submit, sent, { token: friend.token });
    await sandbox(server, `identity/${friend.uid}/approve`);
    const seeds = { clientSeed: 'lucky' };
    await server.send(playCalls.seeds, {}, { token: friend.token, params: { game: 'color' } });
    await server.send(playCalls.seeds, seeds, { token: friend.token, params: { game: 'color' } });
    await bet(friend, 1_500_00n);
    const { reply } = await pageOf(inviter);
    expect(reply).toMatchObject({ inviteCode, joined: 1, reached: 1, earned: 0n, isAgent: false });
    expect(reply.inviteLink).toContain(`invite=${inviteCode}`);
    expect(reply.bags).toMatchObject([{ name: maskedName(`Player ${friend.uid}`), stage: 1, amount: 5_00n }]);
    const records = await server.send(inviteCalls.invitees, { pageSize: 20 }, { token: inviter.token });
    expect(records.reply).toEqual({
      list: [{ name: maskedName(`Player ${friend.uid}`), stage: 1 }],
      cursor: null,
      total: 1,
    });
    expect(records.text).not.toContain(String(friend.uid));
  });

  it('reaches each stage at the bet that brings its play, a centavo less is too little', async () => {
    const inviter = await newPlayer();
    const player = await newInvitee(inviter);
    await bet(player, 1_499_00n);
    await recount(server.context, player.uid);
    expect(await states(player)).toEqual([]);
    server.clock.advance(HOUR_MS);
    const reachedAt = server.clock.now();
    await bet(player, 1_00n);
    server.clock.advance(HOUR_MS);
    await bet(player, 1_00n);
    await recount(server.context, player.uid);
    expect(await stagesOf(player)).toMatchObject([{ stage: 1, state: 'open', reachedAt }]);
    await bet(player, 4_499_00n, 4_500_00n, 4_500_00n, 5_000_00n);
    await recount(server.context, player.uid);
    await recount(server.context, player.uid);
    expect(await states(player)).toEqual(['open', 'open', 'open']);
    expect((await bagsOf(inviter)).map(({ amount }) => amount)).toEqual([5_00n, 15_00n, 40_00n]);
  });

  it('has nothing counted from before it was verified and had paid in', async () => {
    const inviter = await newPlayer();
    const player = await newPlayer();
    await sql('UPDATE players SET invited_by = $2 WHERE uid = $1', player.uid, inviter.uid);
    await verify(player);
    await bet(player, 1_500_00n);
    server.clock.advance(HOUR_MS);
    await order(player, 99_99n);
    await bet(player, 1_500_00n);
    await recount(server.context, player.uid);
    server.clock.advance(HOUR_MS);
    await order(player);
    await bet(player, 1_499_00n);
    await recount(server.context, player.uid);
    expect(await states(player)).toEqual([]);
    await bet(player, 1_00n);
    await recount(server.context, player.uid);
    expect(await states(player)).toEqual(['open']);
  });

  it('counts for 180 days', async () => {
    const inviter = await newPlayer();
    const [late, punctual] = [await newInvitee(inviter), await newInvitee(inviter)];
    await recount(server.context, late.uid);
    const lastMoment = new Date('2031-11-02T23:59:59.999+08:00');
    server.clock.freeze(lastMoment);
    await bet(punctual, 1_500_00n);
    await recount(server.context, punctual.uid);
    server.clock.advance(1);
    await bet(late, 1_500_00n);
    await recount(server.context, late.uid);
    expect([await states(punctual), await states(late)]).toEqual([['open'], []]);
  });

  it('reaches a stage at the end of a day whose bets have left the database', async () => {
    const inviter = await newPlayer();
    const player = await newInvitee(inviter);
    // What is left of the bets of such a day.
    await sql("INSERT INTO play_days VALUES ($1, '2031-05-08', 'color', 9, 150000, 150000)", player.uid);
    server.clock.freeze(new Date('2031-09-01T12:00:00+08:00'));
    await bet(player, 1_00n);
    await recount(server.context, player.uid);
    expect(await stagesOf(player)).toMatchObject([
      { stage: 1, state: 'open', reachedAt: new Date('2031-05-08T23:59:59.999+08:00') },
    ]);
  });

  it('silently stops counting while barred', async () => {
    const inviter = await newPlayer();
    const player = await newInvitee(inviter);
    await bet(player, 1_500_00n);
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: player.token });
    await recount(server.context, player.uid);
    expect((await pageOf(inviter)).reply).toMatchObject({ joined: 1, reached: 0, bags: [] });
  });

  it('is one of 20 a month at most', async () => {
    const inviter = await newPlayer();
    const players: Gambler[] = [];
    for (let index = 0; index < 21; index += 1) players.push(await newReached(inviter));
    expect(await states(players[19] as Gambler)).toEqual(['open']);
    expect(await states(players[20] as Gambler)).toEqual(['limit']);
    server.clock.freeze(new Date('2031-06-01T00:00:00+08:00'));
    expect(await states(await newReached(inviter))).toEqual(['open']);
  });

  it('is one of 100 a year at most', async () => {
    const inviter = await newPlayer();
    // 100 invited players who reached stage 1 in the months before.
    await sql(
      `WITH friends AS (
         INSERT INTO players (phone, password_hash, name, invite_code, invited_by, agreed_at, created_at)
         SELECT '+6390' || lpad((10000000 + n)::text, 8, '0'), 'none', 'Friend', 'YEAR' || n, $1, $2, $2
         FROM generate_series(1, 100) AS n RETURNING uid
       ), invited AS (
         INSERT INTO invitees (uid, inviter, counts_from, first_day, before_centavos)
         SELECT uid, $1, $2, '2031-02-01', 0 FROM friends RETURNING uid
       )
       INSERT INTO invite_stages (uid, inviter, stage, amount_centavos, reached_at, is_flagged, claimable_from, state)
       SELECT uid, $1, 1, 500, $2, false, $2, 'open' FROM invited`,
      inviter.uid,
      new Date('2031-02-01T12:00:00+08:00'),
    );
    expect(await states(await newReached(inviter))).toEqual(['limit']);
    server.clock.freeze(new Date('2032-01-01T00:00:00+08:00'));
    expect(await states(await newReached(inviter))).toEqual(['open']);
  });
});

describe('a red bag', () => {
  it('pays its fixed amount once, under any key and from 50 calls at once', async () => {
    const inviter = await newPlayer();
    await newReached(inviter);
    const before = await cashOf(inviter);
    const [bag] = await bagsOf(inviter);
    const id = bag?.id ?? '';
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(inviter, id)));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['00000', '40934']));
    expect((await cashOf(inviter)) - before).toBe(5_00n);
    expect((await pageOf(inviter)).reply).toMatchObject({ reached: 1, earned: 5_00n, bags: [] });
  });

  it('repeats its answer under the same key, also to 50 calls at once', async () => {
    const inviter = await newPlayer();
    const player = await newReached(inviter);
    const before = await cashOf(inviter);
    const id = (await bagsOf(inviter))[0]?.id ?? '';
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(inviter, id, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.reply).toMatchObject({ amount: 5_00n, paid: 5_00n, setOff: 0n });
    expect((await cashOf(inviter)) - before).toBe(5_00n);
    // The statement does not name the invited player.
    const statement = await server.send(moneyCalls.list, { type: 1, pageSize: 20 }, { token: inviter.token });
    const paid = statement.reply.list.find(({ kind }) => kind === 'prize');
    expect(paid).toMatchObject({ reference: 'invite:1', amount: 5_00n });
    const detail = await server.send(moneyCalls.detail, { id: paid?.id ?? '' }, { token: inviter.token });
    expect(statement.text + detail.text).not.toContain(String(player.uid));
  });

  it('opens for nobody else', async () => {
    const inviter = await newPlayer();
    const player = await newReached(inviter);
    const id = (await bagsOf(inviter))[0]?.id ?? '';
    expect((await open(player, id)).code).toBe('40400');
  });

  it('stays closed on a break, and an exclusion pays it to main money', async () => {
    const inviter = await newPlayer();
    await newReached(inviter);
    const before = await cashOf(inviter);
    const id = (await bagsOf(inviter))[0]?.id ?? '';
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: inviter.token });
    expect([(await open(inviter, id)).code, (await pageOf(inviter)).code]).toEqual(['40304', '40304']);
    expect(await cashOf(inviter)).toBe(before);
    await server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token: inviter.token });
    expect((await open(inviter, id)).code).toBe('40303');
    expect((await cashOf(inviter)) - before).toBe(5_00n);
  });

  it('is void for the same document, name, payout account or phone, and for a cycle', async () => {
    const inviter = await newPlayer();
    await verify(inviter, 'SAME', 'Ana Cruz');
    const account = (uid: number, number: string) =>
      sql(
        `INSERT INTO payout_accounts (uid, type, number, holder, bank_code, agency_code, kind, created_at, used_at)
         VALUES ($1, 'GCASH', $2, 'A', '', '', '', $3, $3)`,
        uid,
        number,
        server.clock.now(),
      );
    await account(inviter.uid, `+6391${inviter.uid}`);
    const ways: readonly ((player: Gambler) => Promise<unknown>)[] = [
      ({ uid }) => sql("UPDATE identity_checks SET document_number = 'SAME' WHERE uid = $1", uid),
      ({ uid }) => sql("UPDATE identity_checks SET full_name = 'ANA CRUZ' WHERE uid = $1", uid),
      ({ uid }) => account(uid, `+6391${inviter.uid}`),
      async ({ uid }) => account(uid, await phoneOf(inviter)),
      async (player) => account(inviter.uid, await phoneOf(player)),
    ];
    for (const way of ways) {
      const player = await newInvitee(inviter);
      await way(player);
      await bet(player, 1_500_00n);
      await recount(server.context, player.uid);
      expect(await states(player)).toEqual(['samePerson']);
    }
    const above = await newPlayer();
    await verify(above, 'ABOVE', 'Above');
    await sql('UPDATE players SET invited_by = $2 WHERE uid = $1', inviter.uid, above.uid);
    const below = await newInvitee(inviter);
    await sql("UPDATE identity_checks SET document_number = 'ABOVE' WHERE uid = $1", below.uid);
    await bet(below, 1_500_00n);
    await recount(server.context, below.uid);
    expect(await states(below)).toEqual(['cycle']);
    // No registration makes such a pair; a mistake in the data could.
    await sql('UPDATE players SET invited_by = $2 WHERE uid = $1', above.uid, inviter.uid);
    await order(above);
    await bet(above, 1_500_00n);
    await recount(server.context, above.uid);
    expect(await states(above)).toEqual(['cycle']);
    expect((await pageOf(inviter)).reply).toMatchObject({ reached: 0, bags: [] });
  });

  it('is checked again when it is opened', async () => {
    const inviter = await newPlayer();
    const player = await newReached(inviter);
    const id = (await bagsOf(inviter))[0]?.id ?? '';
    await verify(inviter, `PSN-${player.uid}`, 'Somebody');
    expect((await open(inviter, id)).code).toBe('40935');
    expect(await states(player)).toEqual(['samePerson']);
  });

  it('sets off what was paid for one that is found void later, and never takes main money', async () => {
    const inviter = await newPlayer();
    const wrong = await newReached(inviter);
    await open(inviter, (await bagsOf(inviter))[0]?.id ?? '');
    const cash = await cashOf(inviter);
    await verify(inviter, `PSN-${wrong.uid}`, 'Somebody');
    expect(await checkAllBags(server.context)).toBeGreaterThan(0);
    expect([await states(wrong), await cashOf(inviter)]).toEqual([['samePerson'], cash]);
    const right = await newInvitee(inviter);
    await bet(right, 5_000_00n, 1_000_00n);
    await recount(server.context, right.uid);
    const [first, second] = await bagsOf(inviter);
    expect((await open(inviter, first?.id ?? '')).reply).toMatchObject({
      amount: 5_00n,
      paid: 0n,
      setOff: 5_00n,
    });
    expect((await open(inviter, second?.id ?? '')).reply).toMatchObject({ paid: 15_00n, setOff: 0n });
    expect((await cashOf(inviter)) - cash).toBe(15_00n);
  });

  it('waits for 72 hours where both have used one address', async () => {
    const inviter = await newPlayer();
    const player = await newInvitee(inviter);
    await sql("UPDATE sessions SET ip = '10.1.2.3' WHERE uid = ANY ($1)", [inviter.uid, player.uid]);
    await bet(player, 1_500_00n);
    await recount(server.context, player.uid);
    const [bag] = await bagsOf(inviter);
    expect(bag?.waitsUntil).toBe(new Date(NOON.getTime() + 72 * HOUR_MS).toISOString());
    server.clock.advance(72 * HOUR_MS - 1);
    expect((await open(inviter, bag?.id ?? '')).code).toBe('40935');
    server.clock.advance(1);
    expect((await open(inviter, bag?.id ?? '')).code).toBe('00000');
  });

  it('is not paid after the deposit was taken back', async () => {
    const inviter = await newPlayer();
    const player = await newReached(inviter);
    const id = (await bagsOf(inviter))[0]?.id ?? '';
    await sql('UPDATE deposit_orders SET reversed_at = $2 WHERE uid = $1', player.uid, server.clock.now());
    expect((await open(inviter, id)).code).toBe('40935');
    // What cannot be opened is not shown as if it could.
    expect(await bagsOf(inviter)).toEqual([]);
  });

  it('is not shown while the account of the friend is closed, as it cannot be opened', async () => {
    const inviter = await newPlayer();
    const player = await newReached(inviter);
    const id = (await bagsOf(inviter))[0]?.id ?? '';
    await sql('UPDATE players SET closed_at = $2 WHERE uid = $1', player.uid, server.clock.now());
    expect((await open(inviter, id)).code).toBe('40935');
    expect(await bagsOf(inviter)).toEqual([]);
    await sql('UPDATE players SET closed_at = NULL WHERE uid = $1', player.uid);
  });
});

describe('the ranking of a week', () => {
  it('counts who reached stage 1 from Monday 0:00 to Sunday 23:59:59.999, ties to the first, and pays once', async () => {
    const [early, late, tired] = [await newPlayer(), await newPlayer(), await newPlayer()];
    // Nobody else of this file has invited in this week.
    server.clock.freeze(new Date('2031-07-07T00:00:00.000+08:00'));
    await newReached(early);
    await newReached(tired);
    server.clock.freeze(new Date('2031-07-13T23:59:59.999+08:00'));
    const last = await newInvitee(late);
    await bet(last, 1_500_00n);
    const ranking = async (player: Gambler) =>
      (await server.send(inviteCalls.ranking, {}, { token: player.token })).reply;
    await recount(server.context, last.uid);
    expect(await ranking(late)).toEqual({
      monday: '2031-07-07',
      nextMonday: '2031-07-14',
      list: [
        { place: 1, name: maskedName(`Player ${early.uid}`), invitees: 1, points: 500, isOwn: false },
        { place: 2, name: maskedName(`Player ${tired.uid}`), invitees: 1, points: 300, isOwn: false },
        { place: 3, name: maskedName(`Player ${late.uid}`), invitees: 1, points: 200, isOwn: true },
      ],
      own: null,
    });
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: tired.token });
    expect((await ranking(late)).list.map(({ points, isOwn }) => [points, isOwn])).toEqual([
      [500, false],
      [300, true],
    ]);
    server.clock.advance(1);
    // A week later: the Monday of the next week begins a ranking of its own.
    expect((await ranking(late)).list).toEqual([]);
    const points = async ({ uid }: Gambler) => (await balances(server.db, uid)).points;
    const before = [await points(early), await points(late)];
    expect(await payRanking(server.context, '2031-07-12')).toBe(0);
    expect(await payRanking(server.context, '2031-07-13')).toBe(2);
    expect(await payRanking(server.context, '2031-07-13')).toBe(0);
    expect([await points(early), await points(late)]).toEqual([
      (before[0] ?? 0) + 500,
      (before[1] ?? 0) + 300,
    ]);
  });
});

describe('a ranking', () => {
  it('leaves out who is restricted', async () => {
    const [restricted, inviter] = [await newPlayer(), await newPlayer()];
    server.clock.freeze(new Date('2031-07-16T12:00:00+08:00'));
    await newReached(restricted);
    await newReached(inviter);
    await sql('UPDATE players SET restricted_at = $2 WHERE uid = $1', restricted.uid, server.clock.now());
    const { list } = (await server.send(inviteCalls.ranking, {}, { token: inviter.token })).reply;
    expect(list).toMatchObject([{ place: 1, isOwn: true }]);
  });
});

describe('an agent', () => {
  it('gets 15 % of edge x stakes less rewards, never less than nothing', () => {
    const month = agentMonth({ color: 10_000_00n, dice: 10_000_00n }, centavos(100_00n));
    // 277.77 + 100.00 - 100.00 = 277.77, of which 15 %.
    expect(month).toEqual({ edgeCentavos: 377_77n, rewardsCentavos: 100_00n, shareCentavos: 41_66n });
    expect(agentMonth({ color: 100_00n }, centavos(5_00n)).shareCentavos).toBe(0n);
    expect(agentMonth({ lent: 100_00n }, centavos(0n)).edgeCentavos).toBe(0n);
    expect(['2031-11-05', '2031-12-31'].map(nextMonth)).toEqual(['2031-12-01', '2032-01-01']);
  });

  it('has an edge for every game, for the markets and for lotto', () => {
    expect(Object.keys(EDGES).sort()).toEqual([...playNames].sort());
    expect([...playNames]).toEqual(expect.arrayContaining(manifests.map(({ name }) => name)));
    // The best bet of each, as the specification of rewards and that of lotto have it.
    expect(agentMonth({ trade: 1_000_00n, lotto: 1_000_00n }, centavos(0n)).edgeCentavos).toBe(
      24_00n + 40_00n,
    );
  });

  it('is paid at the end of a month instead of stages, whatever invited players won, and once', async () => {
    const agent = await newPlayer();
    await sql(
      "INSERT INTO invite_agents (uid, from_month, approved_by, approved_at) VALUES ($1, '2031-08-01', 'test', $2)",
      agent.uid,
      NOON,
    );
    server.clock.freeze(new Date('2031-08-31T23:30:00+08:00'));
    const player = await newInvitee(agent);
    await bet(player, 4_000_00n, 6_000_00n);
    await post(server.db, {
      uid: player.uid,
      kind: 'prize',
      reference: 'test',
      legs: [{ from: 'promotions', to: 'cash', amount: 77_77n }],
      now: server.clock.now(),
    });
    await recount(server.context, player.uid);
    expect(await states(player)).toEqual([]);
    await server.db.transaction(async (transaction) => {
      await lockPlayers(transaction, [player.uid]);
      await countPlay(transaction, player.uid);
    });
    const before = await cashOf(agent);
    server.clock.freeze(new Date('2031-09-01T00:00:30+08:00'));
    expect(await payAgents(server.context, '2031-08-30')).toBe(0);
    expect(await payAgents(server.context, '2031-08-31')).toBe(1);
    expect(await payAgents(server.context, '2031-08-31')).toBe(0);
    // 277.77 - 77.77 = 200.00, of which 15 %.
    expect((await cashOf(agent)) - before).toBe(30_00n);
    expect((await pageOf(agent)).reply.isAgent).toBe(true);
  });

  const contract = ({ uid }: Gambler, from: string, until: string | null) =>
    sql(
      `INSERT INTO invite_agents (uid, from_month, until_month, approved_by, approved_at)
       VALUES ($1, $2, $3, 'test', $4)`,
      uid,
      from,
      until,
      NOON,
    );

  it('has no red bags for the last month of the contract, which is paid a moment later', async () => {
    const agent = await newPlayer();
    await contract(agent, '2031-07-01', '2031-08-01');
    server.clock.freeze(new Date('2031-08-31T23:30:00+08:00'));
    const player = await newInvitee(agent);
    await bet(player, 1_500_00n);
    // The settlement recounts invited players before it pays agents.
    server.clock.freeze(new Date('2031-09-01T00:00:10+08:00'));
    await recount(server.context, player.uid);
    expect(await states(player)).toEqual([]);
    await bet(player, 1_499_00n);
    await recount(server.context, player.uid);
    expect(await states(player)).toEqual([]);
    await bet(player, 1_00n);
    await recount(server.context, player.uid);
    expect(await states(player)).toEqual(['open']);
  });

  it('keeps the red bags of the day before the contract, which are noticed when it has begun', async () => {
    const agent = await newPlayer();
    await contract(agent, '2031-09-01', null);
    server.clock.freeze(new Date('2031-08-31T23:30:00+08:00'));
    const reachedAt = server.clock.now();
    const player = await newInvitee(agent);
    await bet(player, 1_500_00n);
    server.clock.freeze(new Date('2031-09-01T00:00:10+08:00'));
    await bet(player, 4_500_00n);
    await recount(server.context, player.uid);
    expect(await stagesOf(player)).toMatchObject([{ stage: 1, state: 'open', reachedAt }]);
    expect(await bagsOf(agent)).toMatchObject([{ stage: 1, amount: 5_00n }]);
  });
});

it.each([
  ['Ana Cruz', 'A•••z'],
  ['Ng', 'N•••g'],
  ['Q', 'Q•••'],
  ['👨‍👩‍👧‍👦 Lim', '👨‍👩‍👧‍👦•••m'],
])('masks the name %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});

it('sums up to what the specification gives an inviter', () => {
  expect(STAGES.map(({ playCentavos, amountCentavos }) => [playCentavos, amountCentavos])).toEqual([
    [1_500_00n, 5_00n],
    [6_000_00n, 15_00n],
    [20_000_00n, 40_00n],
  ]);
  // Never more than 1/300 of the invited player's counted play.
  let sum = 0n;
  for (const { playCentavos, amountCentavos } of STAGES) {
    sum += amountCentavos;
    expect(sum * 300n).toBeLessThanOrEqual(playCentavos);
  }
});
