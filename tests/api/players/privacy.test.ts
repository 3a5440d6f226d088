import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, SMS_RESEND_S } from '../../../contract/account/account';
import { identityCalls } from '../../../contract/account/identity';
import { privacyCalls } from '../../../contract/account/privacy';
import { profileCalls } from '../../../contract/account/profile';
import { userCalls } from '../../../contract/account/user';
import { deskCalls } from '../../../contract/desk/calls';
import { deviceCalls } from '../../../contract/device';
import { HEADERS } from '../../../contract/headers';
import { liveCalls } from '../../../contract/live';
import { playCalls } from '../../../contract/play';
import { EVENT_KEYS, reportCalls } from '../../../contract/reports';
import { missionCalls } from '../../../contract/rewards/missions';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { formatPesos } from '../../../games/kit/rules/money';
import { supportOperatorCalls } from '../../../server/domains/support/operator';
import { approve, propose } from '../../../server/domains/withdrawals/desk';
import { findForDesk } from '../../../server/domains/withdrawals/deskView';
import { sendDue } from '../../../server/domains/withdrawals/sender';
import { ERASED } from '../../../server/personalData';
import { lastLetter } from '../../../server/sandbox/letterbox';
import { sandboxPayouts } from '../../../server/sandbox/payouts';
import { audit } from '../../ledger/audit';
import { openOrder } from '../../support/bank';
import { care } from '../../support/care';
import { firstRound } from '../../support/crashTable';
import { must, newOperator, startDeskServer } from '../../support/desk';
import { SMALL_JPEG } from '../../support/jpeg';
import { codeSentTo, from, newPerson, newPhone, PASSWORD, type Person } from '../../support/people';
import { newKey, type TestServer } from '../../support/server';
import { answer, asOperator, OPERATOR_TOKEN, openConversation, operate } from '../../support/serviceDesk';
import { fare, startTables } from '../../support/tables';
import { watch } from '../../support/watcher';
import { documents, payIn, sandbox, withdraw } from '../../support/withdrawals';

const TIMEOUT_MS = 60_000;
const FACEBOOK = { id: '424242424242', secret: 'the-secret-of-our-app', user: '7700112233445566' };

let facebook: Server;
let server: TestServer;
beforeAll(async () => {
  facebook = createServer((_, response) => {
    const data = { app_id: FACEBOOK.id, type: 'USER', is_valid: true, user_id: FACEBOOK.user };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  });
  await new Promise<void>((ready) => facebook.listen(0, '127.0.0.1', ready));
  server = await startDeskServer({
    environment: {
      TRUST_PROXY_HOPS: '1',
      SMS_PER_ADDRESS: '1000',
      OPERATOR_TOKEN,
      FACEBOOK_APP_ID: FACEBOOK.id,
      FACEBOOK_APP_SECRET: FACEBOOK.secret,
      FACEBOOK_URL: `http://127.0.0.1:${(facebook.address() as AddressInfo).port}`,
    },
  });
});
afterAll(async () => {
  await server.close();
  await new Promise((closed) => facebook.close(closed));
});

const close = (
  { token }: Pick<Person, 'token'>,
  proof: { pwd?: string; code?: string } = { pwd: PASSWORD },
  headers: Readonly<Record<string, string>> = {},
) => server.send(privacyCalls.close, { ...proof, understood: true }, { token, headers });
const copy = ({ token }: Pick<Person, 'token'>, proof: { pwd?: string; code?: string } = { pwd: PASSWORD }) =>
  server.send(privacyCalls.copy, proof, { token });

/** A code sent to the player's phone, once another may be sent. */
async function freshCode({ token, phone }: Person): Promise<string> {
  server.clock.advance(SMS_RESEND_S * 1_000);
  await server.send(accountCalls.sendCode, {}, { token, headers: from('10.3.3.3') });
  return codeSentTo(server, phone);
}

/** What identifies the player of the test below, by where they leave it. */
const MARKS = {
  phone: '9171230987',
  nickname: 'Zoraida Quill',
  email: 'zoraida.quill@post.example',
  birthday: '1987-03-14',
  source: 'zq-campaign',
  adData: 'zq-ad-4711',
  address: '203.0.113.77',
  browser: 'ZoraidaBrowser/9',
  facebook: FACEBOOK.user,
  documentNumber: 'ZQ-7788-1122',
  fullName: 'Zoraida Quillamor Reyes',
  holder: 'Zenaida Quillamor',
  bankNumber: '004412349876',
  question: 'My cousin Quirico paid for me',
  serviceAnswer: 'Dear Zoraida, we have asked your bank',
  teamNote: 'Zoraida called from the shop in Tondo',
  withdrawalNote: 'The holder Zenaida is her sister',
  fingerprint: 'visitor-zq-5566',
  clickedOn: 'zq-host.example',
} as const;
type Mark = keyof typeof MARKS;

/** A player who has left every mark by using the product, and has cashed out all they had. */
async function newMarked(): Promise<Person & { readonly device: string }> {
  const phone = `+63${MARKS.phone}`;
  const headers = { ...from(MARKS.address), 'user-agent': MARKS.browser };
  const { reply } = await server.send(deviceCalls.infoId, {
    consent: ['fingerprint', 'analytics'],
    fingerprint: { visitorId: MARKS.fingerprint, confidence: 0.9 },
  });
  const device = reply.deviceInfoId;
  await server.send(accountCalls.sendRegisterCode, { phone }, { headers });
  const { source, adData } = MARKS;
  const body = { account: phone, pwd: PASSWORD, code: await codeSentTo(server, phone), agreement: true };
  const registered = await server.send(accountCalls.register, { ...body, source, adData }, { headers });
  await server.send(
    accountCalls.logInByPassword,
    { account: phone, pwd: PASSWORD, oauth: { provider: 'facebook', credential: 'E'.repeat(40) } },
    { headers },
  );
  const person = { ...registered.reply, phone, password: PASSWORD };
  const { token } = person;
  const own = { token, headers: { ...headers, [HEADERS.deviceInfoId]: device } };
  await server.send(reportCalls.event, { eventType: EVENT_KEYS.telegramClick, target: MARKS.clickedOn }, own);
  await server.send(missionCalls.report, { event: 'guide' }, own);
  await server.send(userCalls.setBirthday, { birthday: MARKS.birthday }, own);
  await server.send(userCalls.setName, { name: MARKS.nickname }, own);
  await server.send(profileCalls.uploadAvatar, { image: SMALL_JPEG.toString('base64') }, own);
  await server.send(
    identityCalls.submit,
    {
      ...documents(),
      documentNumber: MARKS.documentNumber,
      fullName: MARKS.fullName,
      birthday: MARKS.birthday,
    },
    own,
  );
  await sandbox(server, `identity/${person.uid}/approve`);
  const conversation = await openConversation(server, person, {
    text: MARKS.question,
    image: SMALL_JPEG.toString('base64'),
  });
  await answer(server, conversation.conversationId, MARKS.serviceAnswer);
  const operator = await newOperator(server, ['support']);
  await must(server, operator, deskCalls.player.note, { uid: person.uid, text: MARKS.teamNote });
  await play(person);
  await cashOutAll(person);
  // Last, because it holds withdrawals for a day.
  await server.send(profileCalls.sendEmailCode, { email: MARKS.email }, own);
  const letter = (await lastLetter(server.context, MARKS.email))?.body ?? '';
  const code = /\b[0-9]{6}\b/.exec(letter)?.[0] ?? '';
  await server.send(profileCalls.bindEmail, { email: MARKS.email, code }, own);
  return { ...person, device };
}

/** A round of color and a bet in a crash round, which is taken back. */
async function play(person: Person): Promise<void> {
  const { token } = person;
  await payIn(server, person, '1000');
  const color = { token, params: { game: 'color' } };
  await server.send(playCalls.seeds, {}, color);
  await server.send(playCalls.seeds, { clientSeed: 'any' }, color);
  const bet = { positions: [{ kind: 'single', colors: [0], stake: '5' }] };
  expect((await server.send(playCalls.bet, { bet }, color)).code).toBe('00000');
  const crash = { token, params: { game: 'crash' } };
  const joined = await server.send(liveCalls.join, { panel: 0, bet: fare(), clientSeed: 'any' }, crash);
  await server.send(liveCalls.takeBack, { ticketId: joined.reply.ticket.ticketId }, crash);
}

async function cashOutAll(person: Person): Promise<void> {
  const account = {
    type: 'BANK',
    number: MARKS.bankNumber,
    holder: MARKS.holder,
    bankCode: 'BNORPHMM',
    agencyCode: '0117',
    kind: 'saving',
  } as const;
  const { reply } = await server.send(withdrawalCalls.saveAccount, { account }, { token: person.token });
  const { finance } = (await server.send(userCalls.info, {}, { token: person.token })).reply;
  const all = formatPesos(finance);
  const { withdrawalId } = (await withdraw(server, { ...person, account: reply }, all)).reply;
  const { version } = await findForDesk(server.context, withdrawalId);
  const request = { withdrawalId, note: MARKS.withdrawalNote };
  const maker = { id: '1', name: 'Ana' };
  const made = await propose(server.context, { ...request, version, operator: maker, decision: 'approve' });
  const checker = { id: '2', name: 'Ben' };
  await approve(server.context, { ...request, version: made.withdrawal.version, operator: checker });
  await sendDue(server.context, sandboxPayouts(server.context));
  await sandbox(server, `payouts/${withdrawalId}/succeed`);
  // A live channel names the whole account in its callbacks, and so does one that is parked in what it told.
  const kept = ['live', `evt_${withdrawalId}`, withdrawalId, server.clock.now()];
  const report = JSON.stringify({ destination_account: { number: MARKS.bankNumber, name: MARKS.holder } });
  await server.db.query({
    text: `
      INSERT INTO payment_events (gateway, event_id, order_id, received_at, kind, body)
      VALUES ($1, $2, $3, $4, 'succeeded', $5)`,
    values: [...kept, report],
  });
  await server.db.query({
    text: `
      INSERT INTO payment_reviews (gateway, event_id, order_id, opened_at, reason, told)
      VALUES ($1, $2, $3, $4, 'otherAmount', json_build_object('kind', 'succeeded', 'numberEnd', $5::text))`,
    values: [...kept, MARKS.bankNumber.slice(-4)],
  });
}

/** The marks that are found anywhere in the database, with their table. The sandbox stands for services outside. */
async function marksLeft(): Promise<string[]> {
  const tables = await server.db.query<{ name: string }>({
    text: `
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'sandbox%' ORDER BY 1`,
  });
  const found: string[] = [];
  for (const { name } of tables) {
    for (const [mark, text] of Object.entries(MARKS)) {
      const rows = await server.db.query({
        text: `
          SELECT FROM ${name} AS row WHERE position(lower($1) IN lower(row::text)) > 0
            OR position(encode(convert_to($1, 'UTF8'), 'hex') IN row::text) > 0 LIMIT 1`,
        values: [text],
      });
      if (rows.length > 0) found.push(`${mark} in ${name}`);
    }
  }
  return found;
}

describe('the own data of a player', { timeout: TIMEOUT_MS }, () => {
  it('is all in the copy, and none of it is left after the account is closed, while the ledger stays', async () => {
    const person = await newMarked();
    const before = await marksLeft();
    const unmarked = (Object.keys(MARKS) as Mark[]).filter(
      (mark) => !before.some((where) => where.startsWith(`${mark} in`)),
    );
    expect(unmarked).toEqual([]);

    const copied = await server.send(
      privacyCalls.copy,
      { pwd: PASSWORD },
      { token: person.token, headers: { [HEADERS.deviceInfoId]: person.device } },
    );
    const missing = (Object.keys(MARKS) as Mark[]).filter((mark) => !copied.text.includes(MARKS[mark]));
    expect(missing).toEqual([]);
    const { data, shortened } = copied.reply;
    expect(shortened).toEqual([]);
    expect(Object.keys(data).filter((kind) => data[kind]?.length === 0)).toEqual([
      'tradeOrders',
      'lottoTickets',
      'providerRounds',
      'depositBonuses',
      'countedPlay',
      'settledPlay',
      'pointsWarnings',
      'checkins',
      'weeklyBonuses',
      'vipReview',
      'mallExchanges',
      'redBags',
      'countedAsInvited',
      'inviteRanking',
      'agentContract',
      'agentMonths',
      'guaranteedPayouts',
      'spinTerms',
      'spinAddresses',
      'luckyTickets',
      'luckyPrizes',
      'moveToMainApp',
      'childAppLogIns',
      'limits',
      'saferPlayChanges',
      'rewardRests',
      'teamProposals',
    ]);

    expect(data.payoutReports?.map(({ body }) => body)).toContainEqual(
      expect.stringContaining(MARKS.bankNumber),
    );
    const entries = () =>
      server.db.query<{ uid: number }>({ text: 'SELECT * FROM ledger_entries ORDER BY transfer_id, leg' });
    const ledger = await entries();
    const own = ledger.filter(({ uid }) => uid === person.uid);
    expect(data.postings).toHaveLength(own.length);
    expect(data.balances?.map(({ account, balance }) => [account, balance])).toContainEqual([10, '0.00']);
    const answers = async () => {
      const rows = await server.db.query<{ answer: string }>({
        text: 'SELECT answer FROM ledger_answers WHERE uid = $1 AND call = $2',
        values: [person.uid, withdrawalCalls.apply.path],
      });
      return rows.map(({ answer }) => answer);
    };
    // With the masked holder of the account.
    expect(await answers()).toEqual([expect.stringContaining('"holder"')]);
    const closed = await close(person, { pwd: PASSWORD }, { [HEADERS.deviceInfoId]: person.device });
    expect(closed.code).toBe('00000');
    expect(await answers()).toEqual([ERASED]);
    const told = await server.db.query({ text: "SELECT told FROM payment_reviews WHERE gateway = 'live'" });
    expect(told).toEqual([{ told: { kind: 'succeeded', numberEnd: null } }]);
    // How often an address has tried something belongs to no account, and is forgotten after a day.
    expect(await marksLeft()).toEqual(['address in tries']);
    for (const table of ['player_pictures', 'identity_pictures', 'support_pictures', 'device_records']) {
      expect(await server.db.query({ text: `SELECT FROM ${table}` })).toEqual([]);
    }
    expect(await entries()).toEqual(ledger);
    expect(await audit(server.db)).toEqual([]);
    server.clock.advance(2 * 24 * 60 * 60_000);
    await newPerson(server);
    expect(await marksLeft()).toEqual([]);
    const closings = await server.db.query({
      text: "SELECT FROM desk_audit WHERE action = 'player.close' AND object = 'player ' || $1::integer",
      values: [person.uid],
    });
    expect(closings).toHaveLength(1);
  });

  it('is given for the password or a fresh code alone, three times a day', async () => {
    const person = await newPerson(server);
    expect((await copy(person, {})).code).toBe('40000');
    expect((await copy(person, { pwd: PASSWORD, code: '123456' })).code).toBe('40000');
    expect((await copy(person, { pwd: 'wrong-guess' })).code).toBe('40101');
    expect((await copy(person, { code: '123456' })).code).toBe('40003');
    expect((await copy(person, { code: await freshCode(person) })).code).toBe('00000');
    expect((await copy(person)).code).toBe('00000');
    expect((await copy(person)).code).toBe('00000');
    expect((await copy(person)).code).toBe('42900');
  });

  it('is not that of another player', async () => {
    const [person, other] = [await newPerson(server), await newPerson(server)];
    expect((await copy(person)).text).not.toContain(other.phone);
  });

  it('has the limits that are in force, and those to come', async () => {
    const person = await newPerson(server);
    const { limit } = care(server, person);
    await limit('stake', 'day', '100');
    await limit('stake', 'day', '200');
    await limit('deposit', 'week', '50');
    const limits = async () => (await copy(person)).reply.data.limits;
    const other = { kind: 'deposit', period: 'week', most: '50.00', nextMost: null, nextFrom: null };
    const from = new Date(server.clock.now().getTime() + 24 * 60 * 60_000);
    const stake = { kind: 'stake', period: 'day', most: '100.00', nextMost: '200.00' };
    const [first, second] =
      (await limits())?.toSorted((a, b) => (String(a.kind) < String(b.kind) ? -1 : 1)) ?? [];
    expect([first, second]).toEqual([other, { ...stake, nextFrom: expect.any(String) }]);
    expect(Math.abs(Date.parse(String(second?.nextFrom)) - from.getTime())).toBeLessThan(60_000);
    server.clock.advance(25 * 60 * 60_000);
    expect(await limits()).toContainEqual({ ...stake, most: '200.00', nextMost: null, nextFrom: null });
  });

  it('is not that of another player who has used the same device', async () => {
    const [person, other] = [await newPerson(server), await newPerson(server)];
    const { deviceInfoId } = (await server.send(deviceCalls.infoId, { consent: ['analytics'] })).reply;
    const headers = { [HEADERS.deviceInfoId]: deviceInfoId };
    const click = async (target: string, token?: string) =>
      server.send(
        reportCalls.event,
        { eventType: EVENT_KEYS.telegramClick, target },
        { headers, ...(token !== undefined && { token }) },
      );
    await click('by-another', other.token);
    await click('by-themselves', person.token);
    await click('by-nobody');
    const copied = await server.send(privacyCalls.copy, { pwd: PASSWORD }, { token: person.token, headers });
    const reports = copied.reply.data.usageReports ?? [];
    expect(reports.map(({ content }) => (content as { target: string }).target)).toEqual([
      'by-nobody',
      'by-themselves',
    ]);
    // An id that is none names no record.
    const strange = { token: person.token, headers: { [HEADERS.deviceInfoId]: 'no id' } };
    expect(
      (await server.send(privacyCalls.copy, { pwd: PASSWORD }, strange)).reply.data.deviceRecord,
    ).toEqual([]);
  });
});

describe('an account', { timeout: TIMEOUT_MS }, () => {
  it('is closed for the password or a fresh code alone, and ends every session', async () => {
    const person = await newPerson(server);
    const there = await server.send(
      accountCalls.logInByPassword,
      { account: person.phone, pwd: PASSWORD },
      { headers: from('10.4.4.4') },
    );
    expect((await close(person, {})).code).toBe('40000');
    expect((await close(person, { pwd: 'wrong-guess' })).code).toBe('40101');
    expect((await close(person, { code: '123456' })).code).toBe('40003');
    expect((await close(person, { code: await freshCode(person) })).code).toBe('00000');
    for (const { token } of [person, there.reply]) {
      expect((await server.send(userCalls.info, {}, { token })).code).toBe('401');
    }
    const again = { account: person.phone, pwd: PASSWORD };
    const logIn = await server.send(accountCalls.logInByPassword, again, { headers: from('10.4.4.5') });
    expect(logIn.code).toBe('40101');
  });

  it('stays open while a cash-in waits for its payment', async () => {
    const person = await newPerson(server);
    const { orderId } = await openOrder(server, person, '500');
    expect((await close(person)).code).toBe('40952');
    // Paid after it was closed: nobody's money any more, so that a person decides.
    server.clock.advance(2 * 60 * 60_000);
    expect((await close(person)).code).toBe('00000');
    await sandbox(server, `payments/${orderId}/succeed`);
    const reviews = await server.db.query<{ reason: string }>({
      text: 'SELECT reason FROM payment_reviews WHERE order_id = $1',
      values: [orderId],
    });
    expect(reviews).toEqual([{ reason: 'accountClosed' }]);
  });

  it('stays open while there is money to cash out, a bet, a run or a cash-out', async () => {
    const person = await newPerson(server);
    await payIn(server, person, '500');
    expect((await close(person)).code).toBe('40950');
    const { token } = person;
    const crash = { token, params: { game: 'crash' } };
    const joined = await server.send(liveCalls.join, { panel: 0, bet: fare(), clientSeed: 'any' }, crash);
    expect((await close(person)).code).toBe('40951');
    await server.send(liveCalls.takeBack, { ticketId: joined.reply.ticket.ticketId }, crash);
    const color = { token, params: { game: 'color' } };
    await server.send(playCalls.seeds, {}, color);
    await server.send(playCalls.seeds, { clientSeed: 'any' }, color);
    const bet = { positions: [{ kind: 'single', colors: [0], stake: '5' }] };
    const { runId } = (await server.send(playCalls.startRun, { bet, rounds: 10 }, color)).reply;
    expect((await close(person)).code).toBe('40951');
    await server.send(playCalls.stopRun, { runId }, color);
    expect((await close(person)).code).toBe('40950');
    await server.send(identityCalls.submit, documents({ documentNumber: `PSN-${person.uid}` }), { token });
    await sandbox(server, `identity/${person.uid}/approve`);
    const account = { type: 'GCASH', number: person.phone, holder: 'Maria Clara Santos' } as const;
    const saved = (await server.send(withdrawalCalls.saveAccount, { account }, { token })).reply;
    const asked = await withdraw(server, { ...person, account: saved }, '500');
    expect((await close(person)).code).toBe('40953');
    const withdrawalId = asked.reply.withdrawalId;
    await server.send(withdrawalCalls.cancel, { withdrawalId }, { token, idempotencyKey: newKey() });
    expect((await close(person)).code).toBe('40950');
    expect((await server.send(userCalls.info, {}, { token })).reply.uid).toBe(person.uid);
  });

  const register = async (phone: string) => {
    server.clock.advance(SMS_RESEND_S * 1_000);
    await server.send(accountCalls.sendRegisterCode, { phone }, { headers: from('10.5.5.5') });
    const body = { account: phone, pwd: PASSWORD, code: await codeSentTo(server, phone), agreement: true };
    return server.send(accountCalls.register, body, { headers: from('10.5.5.5') });
  };

  it('can be opened again with the same phone, under a new number', async () => {
    const person = await newPerson(server, { phone: newPhone() });
    await close(person);
    const again = await register(person.phone);
    expect(again.reply.uid).not.toBe(person.uid);
  });

  it.each([
    ['an exclusion', 'exclude', '40303', 190],
    ['a break', 'rest', '40304', 8],
  ] as const)('cannot be opened again by closing it during %s', async (_, pause, code, days) => {
    const person = await newPerson(server, { phone: newPhone() });
    const { exclude, rest } = care(server, person);
    expect((await (pause === 'exclude' ? exclude(6) : rest(168))).code).toBe('00000');
    expect((await close(person)).code).toBe('00000');
    expect((await register(person.phone)).code).toBe(code);
    const kept = await server.db.query({ text: 'SELECT digest FROM barred_phones' });
    expect(JSON.stringify(kept)).not.toContain(person.phone.slice(-9));
    server.clock.advance(days * 24 * 60 * 60_000);
    expect((await register(person.phone)).code).toBe('00000');
  });

  it('cannot be opened again by closing it after saying that one is too young', async () => {
    const person = await newPerson(server, { phone: newPhone(), birthday: null });
    const year = server.clock.now().getUTCFullYear() - 18;
    const birthday = `${year}-01-02`;
    expect((await server.send(userCalls.setBirthday, { birthday }, { token: person.token })).code).toBe(
      '40005',
    );
    expect((await close(person)).code).toBe('00000');
    expect((await register(person.phone)).code).toBe('40005');
  });

  it('is not written to by a call that was under way while it was closed', async () => {
    const person = await newPerson(server);
    const { token, uid } = person;
    const account = { type: 'GCASH', number: person.phone, holder: MARKS.holder } as const;
    const logInOptions = { headers: from('10.6.6.6') };
    const typed = { account: person.phone, pwd: PASSWORD };
    const calls = [
      () => server.send(userCalls.setName, { name: 'Written Late' }, { token }),
      () => server.send(withdrawalCalls.saveAccount, { account }, { token }),
      () => server.send(identityCalls.submit, documents({ documentNumber: 'LATE-1' }), { token }),
      () => server.send(accountCalls.logInByPassword, typed, logInOptions),
    ];
    // As closing does, up to the moment before it is committed: the calls have passed the check of their session.
    const late = await server.db.transaction(async (closing) => {
      await closing.query({
        text: 'UPDATE players SET closed_at = $2 WHERE uid = $1',
        values: [uid, server.clock.now()],
      });
      const answers = calls.map((call) => call());
      const waiting =
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      await expect.poll(async () => (await server.db.query({ text: waiting })).length).toBe(calls.length);
      await closing.query({
        text: "UPDATE players SET phone = 'closed ' || uid, name = 'Closed account' WHERE uid = $1",
        values: [uid],
      });
      return answers;
    });
    expect((await Promise.all(late)).map(({ code }) => code)).toEqual(['401', '401', '401', '40300']);
    const left = await server.db.query<{ name: string; rows: bigint }>({
      text: `
        SELECT name, (SELECT count(*) FROM payout_accounts a WHERE a.uid = p.uid)
          + (SELECT count(*) FROM identity_checks c WHERE c.uid = p.uid)
          + (SELECT count(*) FROM identity_pictures i WHERE i.uid = p.uid) AS rows
        FROM players p WHERE uid = $1`,
      values: [uid],
    });
    expect(left).toEqual([{ name: 'Closed account', rows: 0n }]);
  });

  it('gets no answer of customer service any more, which would stay', async () => {
    const person = await newPerson(server);
    const { conversationId } = await openConversation(server, person);
    await close(person);
    const [seen] = (
      await operate(server, supportOperatorCalls.list, { state: 'closed', pageSize: 50 })
    ).list.filter(({ uid }) => uid === person.uid);
    const body = { key: newKey(), conversationId, version: seen?.version ?? 0, text: 'Dear Zoraida' };
    expect((await asOperator(server, supportOperatorCalls.answer, body)).code).toBe('40400');
    const texts = await server.db.query<{ text: string }>({
      text: 'SELECT DISTINCT text FROM support_messages WHERE uid = $1',
      values: [person.uid],
    });
    expect(texts).toEqual([{ text: ERASED }]);
  });

  it('is closed once, however many calls there are at one time', async () => {
    const person = await newPerson(server);
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(person)));
    const codes = answers.map(({ code }) => code).toSorted();
    expect(codes.filter((code) => code === '00000')).toHaveLength(1);
    const told = await server.db.query({
      text: "SELECT FROM desk_audit WHERE action = 'player.close' AND object = 'player ' || $1::integer",
      values: [person.uid],
    });
    expect(told).toHaveLength(1);
  });
});

describe('a live socket', { timeout: TIMEOUT_MS }, () => {
  it('of a closed account is closed', async () => {
    const tables = await startTables({ TRUST_PROXY_HOPS: '1' });
    await firstRound(tables);
    const person = await newPerson(tables);
    const watcher = await watch(tables.url, { token: person.token });
    await watcher.find('table');
    const ended = once(watcher.socket, 'close');
    await tables.send(privacyCalls.close, { pwd: PASSWORD, understood: true }, { token: person.token });
    expect((await watcher.find('refused')).reason).toBe('loginNeeded');
    await ended;
    await tables.close();
  });
});
