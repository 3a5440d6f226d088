import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls, SMS_RESEND_S } from '../../contract/account/account';
import { privacyCalls } from '../../contract/account/privacy';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { userCalls } from '../../contract/account/user';
import { appCalls } from '../../contract/apps';
import { deviceCalls } from '../../contract/device';
import { ERRORS } from '../../contract/envelope';
import { HEADERS } from '../../contract/headers';
import { messageCalls } from '../../contract/messages/messages';
import { migrationCalls } from '../../contract/migration';
import { playCalls } from '../../contract/play';
import { bonusCalls } from '../../contract/wallet/bonus';
import { noteChildLogIn } from '../../server/domains/migration/devices';
import { endAllSessions } from '../../server/domains/players/sessions';
import { balances } from '../../server/ledger/balances';
import { audit } from '../ledger/audit';
import { openOrder } from '../support/bank';
import { codeSentTo, from, newPerson, PASSWORD, type Person } from '../support/people';
import { startTestServer, type TestServer } from '../support/server';
import { payIn } from '../support/withdrawals';

/** A child app and the main app: two servers of one repository, over one database. */

const HOME = '198.51.100.7';
const shared = { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '10000' };
const CHILD = { ...shared, APP_CODE: 'pista_1000', MAIN_APP_URL: 'https://main.example/', BRAND: 'pista' };

let child: TestServer;
let main: TestServer;
beforeAll(async () => {
  child = await startTestServer({ environment: CHILD });
  main = await startTestServer({ environment: shared, databaseUrl: child.databaseUrl });
});
afterAll(async () => {
  expect(await audit(child.db)).toEqual([]);
  await main.close();
  await child.close();
});
beforeEach(() => {
  child.clock.reset();
  main.clock.reset();
});

/** A player of the child app who has deposited, and their device. */
async function newChildPlayer(pesos: string | null = '500'): Promise<Person & { readonly device: string }> {
  const person = await newPerson(child);
  if (pesos !== null) await payIn(child, person, pesos);
  const device = (await child.send(deviceCalls.infoId, {})).reply.deviceInfoId;
  const headers = { ...from(HOME), [HEADERS.deviceInfoId]: device };
  const { reply } = await child.send(
    accountCalls.logInByPassword,
    { account: person.phone, pwd: PASSWORD },
    { headers },
  );
  return { ...person, token: reply.token, device };
}

const ticketOf = async ({ token }: Pick<Person, 'token'>) =>
  (await child.send(migrationCalls.jumpTicket, {}, { token })).reply;
const moveBy = (ticket: string) => main.send(migrationCalls.logIn, {}, { token: ticket });
const flagsOf = async ({ token }: Pick<Person, 'token'>) =>
  (await child.send(migrationCalls.check, {}, { token })).reply;
const at = (device: string, ip = HOME) => ({ headers: { ...from(ip), [HEADERS.deviceInfoId]: device } });
const recentAt = async (device: string, ip = HOME) =>
  (await main.send(migrationCalls.recentAccount, {}, at(device, ip))).reply;
const bonusesOf = (uid: number) =>
  child.db.query<{ source: string; amount: bigint }>({
    text: 'SELECT source, amount FROM bonus_grants WHERE uid = $1',
    values: [uid],
  });

/** A log-in code for a phone, once another may be sent. */
async function codeFor(phone: string): Promise<string> {
  main.clock.advance(SMS_RESEND_S * 1_000);
  await main.send(accountCalls.sendLogInCode, { phone }, { headers: from('10.9.9.9') });
  return codeSentTo(main, phone);
}

describe('the two apps', () => {
  it('say which one they are', async () => {
    expect((await child.send(appCalls.info, {})).reply).toEqual({
      appCode: 'pista_1000',
      isMain: false,
      mainAppUrl: 'https://main.example/',
      downloadUrl: 'https://main.example/#/download',
      apkUrl: null,
      closesOn: null,
      alert: null,
    });
    expect((await main.send(appCalls.info, {})).reply).toMatchObject({
      appCode: 'peryahan_4000',
      isMain: true,
      mainAppUrl: null,
    });
  });

  it('take no token and no log-in of each other', async () => {
    const [ours, theirs] = [await newPerson(main), await newChildPlayer(null)];
    expect((await main.send(userCalls.info, {}, { token: theirs.token })).code).toBe('401');
    expect((await child.send(userCalls.info, {}, { token: ours.token })).code).toBe('401');
    const logIn = ({ phone }: Person, server: TestServer) =>
      server.send(accountCalls.logInByPassword, { account: phone, pwd: PASSWORD });
    expect((await logIn(theirs, main)).code).toBe(ERRORS.otherApp.code);
    expect((await logIn(ours, child)).code).toBe(ERRORS.otherApp.code);
    const renewed = await child.send(userCalls.renewToken, {}, { token: theirs.token });
    expect((await main.send(userCalls.info, {}, { token: renewed.reply.token })).code).toBe('401');
  });

  it('a newer version of the child app is the same app', async () => {
    const player = await newChildPlayer(null);
    const newer = await startTestServer({
      environment: { ...CHILD, APP_CODE: 'pista_1001' },
      databaseUrl: child.databaseUrl,
    });
    expect((await newer.send(userCalls.info, {}, { token: player.token })).code).toBe('00000');
    await newer.close();
  });
});

describe('a move with a ticket', () => {
  it('takes the account along as it is, credits the award once, and logs in', async () => {
    const player = await newChildPlayer('1250');
    expect(await flagsOf(player)).toMatchObject({
      showJumpMigratePopup: true,
      showMigrateOverPopup: false,
      showTips2Main: false,
      migrateAwardAmount: 20_00n,
    });
    const { ticket, url } = await ticketOf(player);
    expect(url).toBe(`https://main.example/#/transferToMain?ticket=${ticket}`);
    const seen = await main.send(migrationCalls.recentAccount, {}, { token: ticket });
    expect(seen.reply).toMatchObject({
      canMainAccountRegister: true,
      amount: 1_250_00n,
      accountInfo: { phone: `+63 *** *** ${player.phone.slice(-4)}`, coupons: 0 },
      needOtpValidate: false,
      token: ticket,
    });
    const { userCode, appCode } = seen.reply;
    const asked = { userCode: userCode ?? '', appCode: appCode ?? '' };
    expect((await main.send(migrationCalls.mainAvailable, asked, { token: ticket })).reply.available).toBe(
      true,
    );

    const { reply } = await moveBy(ticket);
    expect(reply).toMatchObject({
      uid: player.uid,
      migrateAmount: 1_250_00n,
      migrateAward: true,
      migrateAwardAmount: 20_00n,
    });
    const info = (await main.send(userCalls.info, {}, { token: reply.token })).reply;
    expect(info).toMatchObject({ uid: player.uid, finance: 1_250_00n, bonus: 20_00n });
    const [grant] = (
      await main.send(bonusCalls.list, { ...page, state: 'processing' }, { token: reply.token })
    ).reply.list;
    expect(grant).toMatchObject({ source: 'MIGRATION', amount: 20_00n });
    // Both apps tell it in the inbox, once.
    for (const [app, token] of [
      [child, player.token],
      [main, reply.token],
    ] as const) {
      const inbox = await app.send(messageCalls.list, { ...page, segment: 'notices' }, { token });
      expect(inbox.reply.list.map(({ content }) => content).filter(({ kind }) => kind === 'moved')).toEqual([
        { kind: 'moved', amount: 1_250_00n, award: 20_00n },
      ]);
    }
    // The main app takes their ordinary log-in from now on, the child app no longer.
    const again = { account: player.phone, pwd: PASSWORD };
    expect((await main.send(accountCalls.logInByPassword, again)).code).toBe('00000');
    expect((await child.send(accountCalls.logInByPassword, again)).code).toBe(ERRORS.otherApp.code);
  });

  it('is told in the child app until it was seen, and money moves there no longer', async () => {
    const player = await newChildPlayer('300');
    await moveBy((await ticketOf(player)).ticket);
    const over = { showMigrateOverPopup: true, migrateAward: true, migrateAmount: 300_00n };
    expect(await flagsOf(player)).toMatchObject({
      ...over,
      showTips2Main: false,
      showJumpMigratePopup: false,
    });
    await child.send(migrationCalls.visitReport, {}, { token: player.token });
    expect(await flagsOf(player)).toMatchObject({ showMigrateOverPopup: false, showTips2Main: true });
    const bet = { positions: [{ kind: 'single', colors: [0], stake: '5' }] };
    const params = { game: 'color' };
    const refused = await child.send(playCalls.bet, { bet }, { token: player.token, params });
    expect(refused.code).toBe(ERRORS.otherApp.code);
    await expect(openOrder(child, player)).rejects.toThrow(ERRORS.otherApp.code);
    expect((await child.send(migrationCalls.bannerShow, {}, { token: player.token })).reply.show).toBe(false);
    expect((await child.send(migrationCalls.protectCheck, {}, { token: player.token })).reply.state).toBe(
      'DONE',
    );
    // A later jump only logs in.
    const later = await moveBy((await ticketOf(player)).ticket);
    expect(later.reply).toMatchObject({ migrateAmount: 300_00n });
    expect(await bonusesOf(player.uid)).toHaveLength(1);
  });

  it('50 parallel moves with tickets of their own credit once', async () => {
    const player = await newChildPlayer();
    const tickets = await Promise.all(Array.from({ length: 50 }, () => ticketOf(player)));
    const answers = await Promise.all(tickets.map(({ ticket }) => moveBy(ticket)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['00000']));
    expect(await bonusesOf(player.uid)).toEqual([{ source: 'MIGRATION', amount: 20_00n }]);
    expect(await balances(main.db, player.uid)).toMatchObject({
      cashCentavos: 500_00n,
      bonusCentavos: 20_00n,
    });
  });

  it('50 parallel uses of one ticket log in once', async () => {
    const { ticket } = await ticketOf(await newChildPlayer());
    const codes = (await Promise.all(Array.from({ length: 50 }, () => moveBy(ticket)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === '00000')).toHaveLength(1);
    expect(codes.filter((code) => code === ERRORS.ticketOver.code)).toHaveLength(49);
  });

  it('is refused with a ticket that has been used, is 61 s old, was changed or is of another main app', async () => {
    const player = await newChildPlayer();
    const first = (await ticketOf(player)).ticket;
    main.clock.freeze(new Date(child.clock.now().getTime()));
    const refused = async (ticket: string) => {
      expect((await moveBy(ticket)).code).toBe(ERRORS.ticketOver.code);
      expect(
        (await main.send(migrationCalls.recentAccount, {}, { token: ticket })).reply.accountInfo,
      ).toBeNull();
    };
    const [payload = '', signature = ''] = first.split('.');
    const read = JSON.parse(Buffer.from(payload, 'base64url').toString());
    for (const change of [{ uid: read.uid + 1 }, { untilMs: read.untilMs + 60_000 }, { to: 'other_1' }]) {
      const forged = Buffer.from(JSON.stringify({ ...read, ...change })).toString('base64url');
      await refused(`${forged}.${signature}`);
    }
    for (const text of ['', 'a.b', player.token, `${payload}.${'A'.repeat(43)}`, `${payload}.`]) {
      await refused(text);
    }
    main.clock.advance(61_000);
    await refused(first);
    main.clock.reset();
    // A clock that runs behind makes none last longer.
    main.clock.advance(-61_000);
    await refused((await ticketOf(player)).ticket);
    main.clock.reset();
    const second = (await ticketOf(player)).ticket;
    expect((await moveBy(second)).code).toBe('00000');
    await refused(second);
  });

  it('is refused with a ticket of a session that has ended, which tells nothing any more', async () => {
    const player = await newChildPlayer();
    const { token } = player;
    const held = [await ticketOf(player), await ticketOf(player)];
    const renewed = (await child.send(userCalls.renewToken, {}, { token })).reply;
    // The log-in goes on under the new token, and so does a ticket of the old one.
    expect((await moveBy(held[0]?.ticket ?? '')).code).toBe('00000');
    const thief = await ticketOf(renewed);
    await child.send(userCalls.logOut, {}, { token: renewed.token });
    for (const { ticket } of [thief, ...held.slice(1)]) {
      expect((await moveBy(ticket)).code).toBe(ERRORS.ticketOver.code);
      const seen = await main.send(migrationCalls.recentAccount, {}, { token: ticket });
      expect(seen.reply.accountInfo).toBeNull();
    }
  });

  it('is refused where its session ends while it is under way', async () => {
    const player = await newChildPlayer();
    const { ticket } = await ticketOf(player);
    const waiting =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    const late = await child.db.transaction(async (ending) => {
      await endAllSessions(ending, { uid: player.uid, now: child.clock.now() });
      const answer = moveBy(ticket);
      await expect.poll(async () => (await child.db.query({ text: waiting })).length).toBe(1);
      return { answer };
    });
    expect((await late.answer).code).toBe(ERRORS.ticketOver.code);
    expect(await bonusesOf(player.uid)).toEqual([]);
  });

  it('waits until no bet is open, and the ticket is not used up', async () => {
    const player = await newChildPlayer();
    const params = { game: 'color' };
    const bet = { positions: [{ kind: 'single', colors: [0], stake: '5' }] };
    const { token } = player;
    await child.send(playCalls.seeds, { clientSeed: 'mine' }, { token, params });
    const { runId } = (await child.send(playCalls.startRun, { bet, rounds: 10 }, { token, params })).reply;
    const { ticket } = await ticketOf(player);
    expect((await moveBy(ticket)).code).toBe(ERRORS.betOpen.code);
    await child.send(playCalls.stopRun, { runId }, { token, params });
    expect((await moveBy(ticket)).code).toBe('00000');
  });
});

describe('a move with a code', () => {
  it('is opened by the phone alone', async () => {
    const player = await newChildPlayer();
    const wrong = { account: player.phone, verifyCode: '000000' };
    expect((await main.send(migrationCalls.logIn, wrong)).code).toBe(ERRORS.codeWrong.code);
    const verifyCode = await codeFor(player.phone);
    const { reply } = await main.send(migrationCalls.logIn, { account: player.phone, verifyCode });
    expect(reply).toMatchObject({ uid: player.uid, migrateAward: true });
    expect((await main.send(migrationCalls.logIn, { account: player.phone, verifyCode })).code).toBe(
      ERRORS.codeWrong.code,
    );
  });

  it('keeps its code where others try wrong ones', async () => {
    const player = await newChildPlayer();
    const verifyCode = await codeFor(player.phone);
    const tried = async (code: string, ip: string) =>
      (
        await main.send(
          migrationCalls.logIn,
          { account: player.phone, verifyCode: code },
          { headers: from(ip) },
        )
      ).code;
    const wrong = verifyCode === '000000' ? '000001' : '000000';
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push(await tried(wrong, '10.66.6.6'));
    const { codeWrong, tooMany } = ERRORS;
    expect(codes).toEqual([...Array(4).fill(codeWrong.code), ...Array(2).fill(tooMany.code)]);
    expect(await tried(verifyCode, '10.9.9.9')).toBe('00000');
  });

  it("is sent to the phone of the device's account, which the device need not know", async () => {
    const player = await newChildPlayer();
    const found = await recentAt(player.device);
    expect(found).toMatchObject({
      canMainAccountRegister: true,
      needOtpValidate: true,
      amount: null,
      token: null,
    });
    expect(
      JSON.stringify(found, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(player.phone.slice(3, -4));
    const account = { userCode: found.userCode ?? '', appCode: found.appCode ?? '' };
    expect((await main.send(migrationCalls.mainAvailable, account, at(player.device))).reply).toEqual({
      available: true,
      reason: null,
    });
    main.clock.advance(SMS_RESEND_S * 1_000);
    expect((await main.send(migrationCalls.sendCode, account, at(player.device))).code).toBe('00000');
    const verifyCode = await codeSentTo(main, player.phone);
    const { reply } = await main.send(migrationCalls.logIn, { ...account, verifyCode }, at(player.device));
    expect(reply.uid).toBe(player.uid);
  });

  it('a stolen device id logs nobody in, and tells nothing outside its network', async () => {
    const player = await newChildPlayer();
    expect((await recentAt(player.device, '203.0.113.9')).accountInfo).toBeNull();
    const found = await recentAt(player.device);
    const account = { userCode: found.userCode ?? '', appCode: found.appCode ?? '' };
    // Inside the network it learns the end of a phone number; no call opens the account without the code.
    for (const body of [{}, account, { ...account, verifyCode: '123456' }, { verifyCode: '123456' }]) {
      const answer = await main.send(migrationCalls.logIn, body, at(player.device));
      expect(answer.code).not.toBe('00000');
      expect(answer.text).not.toContain(String(player.uid));
    }
    const elsewhere = at(player.device, '203.0.113.9');
    expect((await main.send(migrationCalls.sendCode, account, elsewhere)).code).toBe(ERRORS.notFound.code);
    expect((await main.send(migrationCalls.mainAvailable, account, elsewhere)).reply.available).toBe(false);
    expect((await main.send(userCalls.info, {}, { token: player.device })).code).toBe('401');
  });

  it('no device is kept for an account that was closed while somebody logged in', async () => {
    const player = await newChildPlayer(null);
    const { uid, token, device } = player;
    await child.send(privacyCalls.close, { pwd: PASSWORD, understood: true }, { token });
    await noteChildLogIn(child.context, uid, {
      ip: HOME,
      userAgent: null,
      childCode: 'pista_1',
      deviceInfoId: device,
    });
    const kept = await child.db.query({ text: 'SELECT FROM child_log_ins WHERE uid = $1', values: [uid] });
    expect(kept).toEqual([]);
  });

  it('only logs in an account that always was of the main app', async () => {
    const player = await newPerson(main);
    const verifyCode = await codeFor(player.phone);
    const { reply } = await main.send(migrationCalls.logIn, { account: player.phone, verifyCode });
    expect(reply).toMatchObject({ uid: player.uid, migrateAmount: 0n, migrateAward: false });
    expect(await bonusesOf(player.uid)).toEqual([]);
  });
});

describe('the award', () => {
  it('is not for accounts without a deposit', async () => {
    const player = await newChildPlayer(null);
    expect((await flagsOf(player)).migrateAwardAmount).toBe(0n);
    expect((await moveBy((await ticketOf(player)).ticket)).reply.migrateAward).toBe(false);
    expect(await bonusesOf(player.uid)).toEqual([]);
  });

  it('and the offer rest during an exclusion, which moves along', async () => {
    const player = await newChildPlayer();
    const { token } = player;
    await child.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token });
    expect(await flagsOf(player)).toMatchObject({ showJumpMigratePopup: false, migrateAwardAmount: 0n });
    expect((await child.send(migrationCalls.bannerShow, {}, { token })).reply.show).toBe(false);
    const moved = (await moveBy((await ticketOf(player)).ticket)).reply;
    expect(moved).toMatchObject({ migrateAward: false, migrateAmount: 500_00n });
    expect(await bonusesOf(player.uid)).toEqual([]);
    const bet = { positions: [{ kind: 'single', colors: [0], stake: '5' }] };
    const params = { game: 'color' };
    for (const body of [{}, { clientSeed: 'mine' }])
      await main.send(playCalls.seeds, body, { token: moved.token, params });
    expect((await main.send(playCalls.bet, { bet }, { token: moved.token, params })).code).toBe(
      ERRORS.selfExcluded.code,
    );
  });
});

it('a child app that closes asks its players to protect their account, until it has moved', async () => {
  const closing = await startTestServer({
    environment: { ...CHILD, APP_CLOSES_ON: '2027-01-31' },
    databaseUrl: child.databaseUrl,
  });
  const player = await newChildPlayer(null);
  const stateOf = async () =>
    (await closing.send(migrationCalls.protectCheck, {}, { token: player.token })).reply.state;
  const infoOf = async () => (await closing.send(userCalls.info, {}, { token: player.token })).reply;
  expect([await stateOf(), (await infoOf()).protectMigration]).toEqual(['INIT', 'INIT']);
  await moveBy((await ticketOf(player)).ticket);
  expect([await stateOf(), (await infoOf()).protectMigration]).toEqual(['DONE', 'DONE']);
  await closing.close();
});

const page = { pageNum: 1, pageSize: 20 };
