import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCalls } from '../../../contract/account/user';
import { checkinCalls } from '../../../contract/rewards/checkin';
import { guaranteedCalls } from '../../../contract/rewards/guaranteed';
import { inviteCalls } from '../../../contract/rewards/invite';
import { luckyPrizeCalls } from '../../../contract/rewards/luckyPrize';
import { type MallItemId, mallCalls } from '../../../contract/rewards/mall';
import { missionCalls } from '../../../contract/rewards/missions';
import { pointCalls } from '../../../contract/rewards/points';
import { spinCalls } from '../../../contract/rewards/spin';
import { vipCalls } from '../../../contract/rewards/vip';
import { centavos } from '../../../games/kit/rules/money';
import { createActivity } from '../../../server/domains/guaranteed/desk';
import { recount } from '../../../server/domains/invite/recount';
import { settleWeek } from '../../../server/domains/vip/settleWeek';
import { post } from '../../../server/ledger/post';
import { audit } from '../../ledger/audit';
import { FAIL_MODES, installFailPoints, planFailure } from '../../ledger/failPoints';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { checksums } from '../../support/checksums';
import { newReferral, payOrder } from '../../support/referral';
import { newKey, startTestServer, type TestServer } from '../../support/server';

/** Every claim of a reward by a call: whatever happens to it, it has one effect, or none. */

/** A Tuesday. */
const NOON = new Date('2031-05-06T12:00:00+08:00');
const MONDAY = '2031-05-05';
const DAY_MS = 24 * 60 * 60_000;
const HASTY = 50;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
  server.clock.freeze(NOON);
  const tables = Object.keys(await checksums(server.db));
  // Nobody may add a trigger to what operators did.
  await installFailPoints(
    server.db,
    tables.filter((table) => !table.startsWith('desk_')),
  );
  // What the clock is due for writes nothing between two looks at the tables.
  await server.app.jobs.runDue();
});
beforeEach(() => server.clock.freeze(NOON));
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

/** How often one player may have a thing that can be claimed. */
interface Claimable {
  readonly player: Gambler;
  readonly send: (
    key: string,
  ) => Promise<{ readonly status: number; readonly code: string; readonly text: string }>;
}

const newPlayer = () => newGambler(server.context, { cashCentavos: 10_000_00n });
const rows = (text: string, ...values: unknown[]) => server.db.query({ text, values });

async function newBuyer(): Promise<Gambler> {
  const player = await newPlayer();
  await payOrder(server, player);
  const legs = [
    { from: 'pointsIssued', to: 'points', amount: 500n },
    { from: 'spinTicketsIssued', to: 'spinTickets', amount: 1n },
  ] as const;
  for (const [at, kind] of (['points', 'ticket'] as const).entries()) {
    const leg = legs[at];
    if (leg === undefined) continue;
    await post(server.db, { uid: player.uid, kind, reference: 'correction:test', legs: [leg], now: NOON });
  }
  await rows(
    'INSERT INTO counted_play (uid, through_transfer, counted_centavos, used_centavos) VALUES ($1, 0, 10000000, 0)',
    player.uid,
  );
  return player;
}

const exchanging = (itemId: MallItemId) => async (): Promise<Claimable> => {
  const player = await newBuyer();
  const { token } = player;
  return {
    player,
    send: (idempotencyKey) => server.send(mallCalls.exchange, { itemId }, { token, idempotencyKey }),
  };
};

const spinning = (pay: 'points' | 'ticket') => async (): Promise<Claimable> => {
  const player = await newBuyer();
  const { token } = player;
  for (const body of [{}, { clientSeed: 'mine' }]) await server.send(spinCalls.page, body, { token });
  return {
    player,
    send: (idempotencyKey) =>
      server.send(spinCalls.spin, { acceptTerms: true, pay }, { token, idempotencyKey }),
  };
};

/** Signs the steps before one on the days before today. */
const signing = (step: number) => async (): Promise<Claimable> => {
  const player = await newPlayer();
  const { token } = player;
  const sign = (idempotencyKey: string) => server.send(checkinCalls.signIn, {}, { token, idempotencyKey });
  for (let before = step - 1; before > 0; before -= 1) {
    server.clock.freeze(new Date(NOON.getTime() - before * DAY_MS));
    expect((await sign(newKey())).code).toBe('00000');
  }
  server.clock.freeze(NOON);
  return { player, send: sign };
};

/** A player of level 1. */
async function newLevelOne(): Promise<Gambler> {
  const player = await newPlayer();
  for (let bets = 0; bets < 2; bets += 1)
    expect((await placeBet(server, player, colorBet(500_00n))).code).toBe('00000');
  return player;
}

/** An activity of 2.00, which takes 300.00 of counted play in the color game. */
const openActivity = () =>
  createActivity(
    server.db,
    {
      title: 'Pista week',
      details: 'Play the color game.',
      actCentavos: centavos(2_00n),
      places: 10,
      gameArray: ['OWN_10001'],
      startTime: NOON,
      endTime: new Date(NOON.getTime() + DAY_MS),
    },
    NOON,
  );

/** What can be claimed, by the path of its call; `path` alone where there is one of it. */
const CLAIMS: Readonly<Record<string, () => Promise<Claimable>>> = {
  [missionCalls.claim.path]: async () => {
    const player = await newPlayer();
    const { token } = player;
    await server.send(missionCalls.report, { event: 'gamePage' }, { token });
    return {
      player,
      send: (idempotencyKey) => server.send(missionCalls.claim, { id: 'D01' }, { token, idempotencyKey }),
    };
  },
  [checkinCalls.signIn.path]: signing(1),
  [`${checkinCalls.signIn.path}, step 7 with its ticket`]: signing(7),
  [`${spinCalls.spin.path}, for points`]: spinning('points'),
  [`${spinCalls.spin.path}, for a ticket`]: spinning('ticket'),
  [`${mallCalls.exchange.path}, a coupon`]: exchanging('TOPUP5'),
  [`${mallCalls.exchange.path}, money`]: exchanging('CASH5'),
  [`${mallCalls.exchange.path}, a relief voucher`]: exchanging('RELIEF10'),
  [`${mallCalls.exchange.path}, a look`]: exchanging('FRAME'),
  [vipCalls.claimLevel.path]: async () => {
    const player = await newLevelOne();
    const { token } = player;
    return {
      player,
      send: (idempotencyKey) => server.send(vipCalls.claimLevel, { level: 1 }, { token, idempotencyKey }),
    };
  },
  [vipCalls.claimWeek.path]: async () => {
    const player = await newLevelOne();
    const { token, uid } = player;
    await rows(
      `INSERT INTO play_days (uid, day, game, bets, main_centavos, counted_centavos)
       VALUES ($1, '2031-05-04', 'color', 1, 300000, 300000)`,
      uid,
    );
    await settleWeek(server.context, '2031-05-04');
    return {
      player,
      send: (idempotencyKey) =>
        server.send(vipCalls.claimWeek, { monday: MONDAY }, { token, idempotencyKey }),
    };
  },
  [inviteCalls.claim.path]: async () => {
    const player = await newPlayer();
    const { token } = player;
    const friend = await newReferral(server, player);
    expect((await placeBet(server, friend, colorBet(1_500_00n))).code).toBe('00000');
    await recount(server.context, friend.uid);
    const [bag] = (await server.send(inviteCalls.page, {}, { token })).reply.bags;
    return {
      player,
      send: (idempotencyKey) =>
        server.send(inviteCalls.claim, { id: bag?.id ?? '' }, { token, idempotencyKey }),
    };
  },
  [guaranteedCalls.receive.path]: async () => {
    const player = await newPlayer();
    const { token } = player;
    const params = { id: await openActivity() };
    await server.send(guaranteedCalls.join, {}, { token, params });
    expect((await placeBet(server, player, colorBet(300_00n))).code).toBe('00000');
    return {
      player,
      send: (idempotencyKey) => server.send(guaranteedCalls.receive, {}, { token, params, idempotencyKey }),
    };
  },
};

/** Without a key: a repeat is a call like the first. */
const KEYLESS: Readonly<Record<string, () => Promise<Claimable>>> = {
  [guaranteedCalls.join.path]: async () => {
    const player = await newPlayer();
    const { token } = player;
    const params = { id: await openActivity() };
    return { player, send: () => server.send(guaranteedCalls.join, {}, { token, params }) };
  },
  [`${userCalls.renewToken.path}, the points of the day`]: async () => {
    server.clock.freeze(new Date(NOON.getTime() - DAY_MS));
    const player = await newPlayer();
    server.clock.freeze(NOON);
    return { player, send: () => server.send(userCalls.renewToken, {}, { token: player.token }) };
  },
};

/** Log-ins renew sessions and count the session of play, whatever they give. */
const look = () => checksums(server.db, ['sessions', 'safer_play_tallies', 'fail_plan']);

/** What the ledger has posted for a player besides their start, by reference, and the places that they hold. */
const effects = ({ uid }: Gambler) =>
  server.db.query<{ kind: string; reference: string }>({
    text: `
      SELECT kind, reference FROM (
        SELECT kind::text, reference, transfer_id AS at FROM ledger_references WHERE uid = $1 AND kind <> 'deposit'
        UNION ALL SELECT 'place', 'a place', 0 FROM guaranteed_players WHERE uid = $1
      ) all_effects ORDER BY at, kind, reference`,
    values: [uid],
  });

it('all calls that claim a reward are tried', () => {
  const all = [
    ...[checkinCalls, guaranteedCalls, inviteCalls, luckyPrizeCalls, mallCalls],
    ...[missionCalls, pointCalls, spinCalls, vipCalls],
  ].flatMap((calls) => Object.values(calls));
  const paths = all.filter(({ money }) => money).map(({ path }) => path);
  const tried = new Set(Object.keys(CLAIMS).map((name) => name.split(',')[0]));
  expect([...tried].toSorted()).toEqual(paths.toSorted());
});

describe(`${HASTY} calls at once`, () => {
  it.each(Object.keys(CLAIMS))('of %s have the effect of one, under one key and under many', async (name) => {
    const one = await CLAIMS[name]?.();
    const many = await CLAIMS[name]?.();
    if (one === undefined || many === undefined) throw new Error(`there is no ${name}`);
    const before = [await effects(one.player), await effects(many.player)];
    const key = newKey();
    const same = await Promise.all(Array.from({ length: HASTY }, () => one.send(key)));
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    expect(same[0]?.code).toBe('00000');
    const answers = await Promise.all(Array.from({ length: HASTY }, () => many.send(newKey())));
    const gained = [await effects(one.player), await effects(many.player)].map((after, at) =>
      after.slice(before[at]?.length).map(({ kind }) => kind),
    );
    // Two spins for 500 points; of everything else there is one.
    const most = name.endsWith('for points') ? 2 : 1;
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(most);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(gained[0]?.length).toBeGreaterThan(0);
    // What a spin wins is drawn; all else is the same for both.
    const comparable = ([first, ...rest]: readonly string[]) =>
      name.includes('/spin/') ? [first, rest.length] : [first, ...rest];
    if (most === 1) expect(comparable(gained[1] ?? [])).toEqual(comparable(gained[0] ?? []));
  });

  it.each(Object.keys(KEYLESS))('of %s have the effect of one', async (name) => {
    const claim = await KEYLESS[name]?.();
    const other = await KEYLESS[name]?.();
    if (claim === undefined || other === undefined) throw new Error(`there is no ${name}`);
    const before = await effects(claim.player);
    await claim.send('');
    const expected = await effects(claim.player);
    expect(expected).toHaveLength(before.length + 1);
    await Promise.all(Array.from({ length: HASTY }, () => other.send('')));
    expect(await effects(other.player)).toEqual(expected);
  });
});

describe.each(FAIL_MODES)('failing at any statement (%s)', (mode) => {
  it.each(Object.entries({ ...CLAIMS, ...KEYLESS }))(
    '%s leaves neither mark nor credit, and both afterwards',
    async (_name, prepare) => {
      const { send } = await prepare();
      const key = newKey();
      const before = await look();
      let point = 1;
      for (; ; point += 1) {
        await planFailure(server.db, point, mode);
        const { status, code } = await send(key);
        await planFailure(server.db, 0, mode);
        if (status === 200) break;
        expect(status, code).toBeGreaterThanOrEqual(500);
        expect(await look(), `point ${point}`).toEqual(before);
      }
      // A mark and a credit are two statements at least.
      expect(point).toBeGreaterThan(2);
      const after = await look();
      expect(after).not.toEqual(before);
      expect((await send(key)).status).toBe(200);
      expect(await look()).toEqual(after);
    },
  );
});
