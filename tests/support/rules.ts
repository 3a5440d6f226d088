import { randomBytes } from 'node:crypto';
import { PNG } from 'pngjs';
import { accountCalls } from '../../contract/account/account';
import { identityCalls } from '../../contract/account/identity';
import { privacyCalls } from '../../contract/account/privacy';
import { profileCalls } from '../../contract/account/profile';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { userCalls } from '../../contract/account/user';
import { appCalls } from '../../contract/apps';
import type { Call } from '../../contract/call';
import { configCalls } from '../../contract/config';
import { deviceCalls } from '../../contract/device';
import { liveCalls } from '../../contract/live';
import { lottoCalls } from '../../contract/lotto';
import { messageCalls } from '../../contract/messages/messages';
import { supportCalls } from '../../contract/messages/support';
import { migrationCalls } from '../../contract/migration';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { providerCalls } from '../../contract/providers';
import { reportCalls } from '../../contract/reports';
import { activityCalls } from '../../contract/rewards/activities';
import { changeCalls } from '../../contract/rewards/changes';
import { checkinCalls } from '../../contract/rewards/checkin';
import { guaranteedCalls } from '../../contract/rewards/guaranteed';
import { inviteCalls } from '../../contract/rewards/invite';
import { luckyPrizeCalls } from '../../contract/rewards/luckyPrize';
import { mallCalls } from '../../contract/rewards/mall';
import { missionCalls } from '../../contract/rewards/missions';
import { pointCalls } from '../../contract/rewards/points';
import { spinCalls } from '../../contract/rewards/spin';
import { vipCalls } from '../../contract/rewards/vip';
import { statisticsCalls } from '../../contract/statistics';
import { tradeCalls } from '../../contract/trade';
import { bonusCalls } from '../../contract/wallet/bonus';
import { recordCalls } from '../../contract/wallet/records';
import { withdrawalCalls } from '../../contract/wallet/withdrawals';
import { wrapperCalls } from '../../contract/wrapper';
import type { Json } from '../../games/kit/rules/round';
import { openOrder } from './bank';
import { SMALL_JPEG } from './jpeg';
import { newPerson, newPhone, type Person } from './people';
import { newKey, type TestServer } from './server';
import { documents, HOLDER, sandbox, saveOwnGcash, withdraw } from './withdrawals';

/** A player who owns one of everything that a call can name. */
export interface Owner extends Person {
  readonly name: string;
  readonly inviteCode: string;
  /** A pending deposit order. */
  readonly orderId: string;
  /** The message about the deposit. */
  readonly messageId: string;
  readonly roundId: string;
  /** An active auto-bet run. */
  readonly runId: string;
  readonly nextCommitment: string;
  /** A ticket queued for the next round of a shared game. */
  readonly ticketId: string;
  /** The session of the token. */
  readonly sessionId: string;
  /** A conversation with customer service, with a picture. */
  readonly conversationId: string;
  readonly pictureId: string;
  /** The account of a requested withdrawal. */
  readonly accountId: string;
  readonly withdrawalId: string;
  /** A line of the statement. */
  readonly movementId: string;
}

/** How the tests that cover every call make this one. */
export interface CallRule {
  /** A body in wire form that the contract accepts. */
  readonly body: (owner: Owner) => { readonly [name: string]: Json };
  readonly params?: Readonly<Record<string, string>>;
  /** The kind of owned record that the body names; for anybody else it must not exist. */
  readonly names?:
    | 'account'
    | 'conversation'
    | 'message'
    | 'movement'
    | 'order'
    | 'picture'
    | 'round'
    | 'run'
    | 'seeds'
    | 'session'
    | 'ticket'
    | 'withdrawal';
  /** The code with which the owner's own call is refused, because its effect has already happened. */
  readonly refused?: string;
}

const JPEG = SMALL_JPEG.toString('base64');
const PICTURE = PNG.sync.write(new PNG({ width: 16, height: 16 })).toString('base64');

const game = { game: 'color' };
const bet = { positions: [{ kind: 'single', colors: [0], stake: '5' }] };
const crash = { game: 'crash' };
const fare = { stake: '5', target: '2.00', cashOuts: [] };
const line = {
  url: '/#/wallet',
  action: 'open',
  deviceId: '',
  deviceVersion: '',
  content: { appCode: 'peryahan', h5Version: '4.4.2', userId: null },
};
const page = { pageNum: 1, pageSize: 20 };
const movingAccount = { userCode: 'A'.repeat(22), appCode: 'pista_1' };

/** One rule for each call. A call without a rule fails the tests that use them. */
export const rules: ReadonlyMap<Call, CallRule> = new Map<Call, CallRule>([
  [userCalls.info, { body: () => ({}) }],
  [userCalls.renewToken, { body: () => ({}) }],
  [userCalls.logOut, { body: () => ({}) }],
  [userCalls.setBirthday, { body: () => ({ birthday: '1990-01-01' }), refused: '40902' }],
  [userCalls.setName, { body: () => ({ name: 'Ana' }) }],
  [
    accountCalls.register,
    {
      body: () => ({
        account: newPhone(),
        pwd: 'tarsier-7-palms',
        code: '123456',
        giveBonus: true,
        agreement: true,
      }),
      refused: '40003',
    },
  ],
  [accountCalls.logInByPassword, { body: ({ phone, password }) => ({ account: phone, pwd: password }) }],
  [
    accountCalls.logInByCode,
    { body: ({ phone }) => ({ account: phone, verifyCode: '123456' }), refused: '40003' },
  ],
  [
    accountCalls.resetPassword,
    {
      body: ({ phone }) => ({ account: phone, code: '123456', newPwd: 'another-7-palms' }),
      refused: '40003',
    },
  ],
  [accountCalls.sendRegisterCode, { body: () => ({ phone: newPhone(), type: 4 }) }],
  [
    accountCalls.checkCode,
    { body: () => ({ phone: newPhone(), type: 1, code: '123456' }), refused: '40003' },
  ],
  [accountCalls.sendCode, { body: () => ({ phone: newPhone(), type: 1 }) }],
  [accountCalls.sendLogInCode, { body: () => ({ phone: newPhone() }) }],
  [accountCalls.checkInvite, { body: () => ({ inviteCode: 'NOBODY22' }) }],
  [
    accountCalls.logInByOauth,
    // No provider is configured, so these calls are refused.
    { body: () => ({ provider: 'google', credential: 'x'.repeat(32) }), refused: '40400' },
  ],
  [profileCalls.profile, { body: () => ({}) }],
  [profileCalls.chooseAvatar, { body: () => ({ index: 3 }) }],
  [profileCalls.uploadAvatar, { body: () => ({ image: PICTURE }) }],
  [profileCalls.sendEmailCode, { body: ({ uid }) => ({ email: `${uid}@post.example` }) }],
  [
    profileCalls.bindEmail,
    { body: ({ uid }) => ({ email: `${uid}@post.example`, code: '123456' }), refused: '40003' },
  ],
  [
    profileCalls.changePassword,
    { body: ({ password }) => ({ oldPwd: password, newPwd: 'another-7-palms' }) },
  ],
  [profileCalls.sessions, { body: () => ({}) }],
  [profileCalls.revokeSession, { body: ({ sessionId }) => ({ sessionId }), names: 'session' }],
  [profileCalls.revokeOthers, { body: () => ({}) }],
  [privacyCalls.copy, { body: ({ password }) => ({ pwd: password }) }],
  // Their withdrawal is under way.
  [privacyCalls.close, { body: ({ password }) => ({ pwd: password, understood: true }), refused: '40953' }],
  [configCalls.front, { body: () => ({ key: 'front_game' }) }],
  [configCalls.callerFront, { body: () => ({ key: 'game_black_list' }) }],
  [configCalls.allGames, { body: () => ({}) }],
  [configCalls.shownGames, { body: () => ({ contentAttr: 'TOP' }) }],
  [wrapperCalls.boot, { params: { appId: 'peryahan_4000' }, body: () => ({}) }],
  [wrapperCalls.commentFlag, { body: () => ({}) }],
  [deviceCalls.infoId, { body: () => ({ consent: ['analytics'], OS: 'Android', screenWidth: 375 }) }],
  [reportCalls.event, { body: () => ({ eventType: 'TELEGRAM_CLICK', from: 'account' }) }],
  [reportCalls.collect, { body: () => line }],
  [reportCalls.collectV2, { body: () => line }],
  [reportCalls.pushBranch, { body: () => ({ event: 'open', deviceInfo: { screenWidth: 375 } }) }],
  [migrationCalls.check, { body: () => ({ appCode: 'peryahan', accounts: [{ userCode: 'A1' }] }) }],
  [migrationCalls.protectCheck, { body: () => ({}) }],
  [appCalls.info, { body: () => ({}) }],
  // No account of these players is of a child app.
  [migrationCalls.bannerShow, { body: () => ({}) }],
  [migrationCalls.visitReport, { body: () => ({}) }],
  [migrationCalls.jumpTicket, { body: () => ({}), refused: '40400' }],
  [migrationCalls.recentAccount, { body: () => ({}) }],
  [migrationCalls.mainAvailable, { body: () => movingAccount }],
  [migrationCalls.sendCode, { body: () => movingAccount, refused: '40400' }],
  [
    migrationCalls.logIn,
    { body: ({ phone }) => ({ account: phone, verifyCode: '123456' }), refused: '40003' },
  ],
  [tradeCalls.markets, { body: () => ({}) }],
  [tradeCalls.ticks, { body: () => ({ market: 'KIDLAT', fromTick: 0, count: 1 }) }],
  [tradeCalls.candles, { body: () => ({ market: 'KIDLAT', seconds: 60, count: 1 }) }],
  // Servers of tests have no ticks unless they ask for them: the markets are paused.
  [
    tradeCalls.order,
    {
      body: () => ({ market: 'KIDLAT', direction: 'up', seconds: 60, stake: '10', seenTick: 0 }),
      refused: '40940',
    },
  ],
  [tradeCalls.orders, { body: () => page }],
  [tradeCalls.verify, { body: () => ({ orderId: '1' }), refused: '40400' }],
  [activityCalls.list, { body: () => ({}) }],
  [activityCalls.terms, { body: () => ({}) }],
  [activityCalls.bonus, { body: () => ({ amount: '500' }) }],
  [changeCalls.list, { body: () => ({}) }],
  [activityCalls.seen, { body: () => ({ bonusId: '1' }) }],
  [bonusCalls.current, { body: () => ({}) }],
  [bonusCalls.list, { body: () => ({ ...page, state: 'processing' }) }],
  [mallCalls.items, { body: () => ({}) }],
  [mallCalls.exchange, { body: () => ({ itemId: 'TITLE' }) }],
  [mallCalls.counts, { body: () => ({}) }],
  [mallCalls.assets, { body: () => ({ pageNum: '1', pageSize: '1000' }) }],
  [mallCalls.countdown, { body: () => ({}) }],
  [pointCalls.list, { body: () => page }],
  [checkinCalls.page, { body: () => ({}) }],
  [checkinCalls.signIn, { body: () => ({}) }],
  [vipCalls.selfLevel, { body: () => ({}) }],
  [vipCalls.claimLevel, { body: () => ({ level: 1 }), refused: '40935' }],
  [vipCalls.claimWeek, { body: () => ({ monday: '2026-11-23' }), refused: '40935' }],
  [moneyCalls.list, { body: () => ({ ...page, type: 0 }) }],
  [moneyCalls.detail, { body: ({ movementId }) => ({ id: movementId }), names: 'movement' }],
  [moneyCalls.rechargeConfig, { body: () => ({}) }],
  [moneyCalls.channels, { body: () => ({}) }],
  [moneyCalls.recharge, { body: () => ({ amount: '500', channelId: 'qrph' }) }],
  [moneyCalls.order, { body: ({ orderId }) => ({ orderId }), names: 'order' }],
  [moneyCalls.openOrder, { body: () => ({}) }],
  [moneyCalls.cancelOrder, { body: ({ orderId }) => ({ orderId }), names: 'order' }],
  [identityCalls.state, { body: () => ({}) }],
  // Their identity is verified already.
  [identityCalls.submit, { body: () => documents(), refused: '40902' }],
  [withdrawalCalls.terms, { body: () => ({}) }],
  [withdrawalCalls.checkLimit, { body: () => ({}) }],
  [withdrawalCalls.payChannels, { body: () => ({}) }],
  [withdrawalCalls.latestAccount, { body: () => ({}) }],
  [
    withdrawalCalls.saveAccount,
    { body: ({ phone }) => ({ account: { type: 'GCASH', number: phone, holder: HOLDER } }) },
  ],
  [withdrawalCalls.apply, { body: ({ accountId }) => ({ amount: '500', accountId }), names: 'account' }],
  [withdrawalCalls.cancel, { body: ({ withdrawalId }) => ({ withdrawalId }), names: 'withdrawal' }],
  [withdrawalCalls.detail, { body: ({ withdrawalId }) => ({ withdrawalId }), names: 'withdrawal' }],
  [withdrawalCalls.list, { body: () => page }],
  [playCalls.seeds, { body: () => ({ clientSeed: 'a seed' }), params: game }],
  [playCalls.bet, { body: () => ({ bet }), params: game }],
  [playCalls.startRun, { body: () => ({ bet, rounds: 10, stopLoss: '50' }), params: game }],
  [playCalls.stopRun, { body: ({ runId }) => ({ runId }), params: game, names: 'run' }],
  [playCalls.history, { body: () => page, params: game }],
  [recordCalls.plays, { body: () => ({ ...page, whose: 'all' }) }],
  [playCalls.round, { body: ({ roundId }) => ({ roundId }), params: game, names: 'round' }],
  [statisticsCalls.table, { body: () => ({}), params: crash }],
  [statisticsCalls.own, { body: () => ({}), params: game }],
  // No table runs in these tests: bets are queued for its first round.
  [liveCalls.chain, { body: () => ({}), params: crash, refused: '40400' }],
  [liveCalls.round, { body: () => ({ roundNumber: 1 }), params: crash, refused: '40400' }],
  [liveCalls.react, { body: () => ({ reaction: 'heart' }), params: crash, refused: '40300' }],
  [liveCalls.beacon, { body: () => ({ round: 1, signature: '8'.repeat(96) }), refused: '40400' }],
  [liveCalls.join, { body: () => ({ panel: 1, bet: fare, clientSeed: 'a seed' }), params: crash }],
  [liveCalls.takeBack, { body: ({ ticketId }) => ({ ticketId }), params: crash, names: 'ticket' }],
  [
    liveCalls.cashOut,
    {
      body: ({ ticketId }) => ({ ticketId, part: 'all' }),
      params: crash,
      names: 'ticket',
      refused: '40906',
    },
  ],
  [
    playCalls.rotate,
    {
      body: ({ nextCommitment }) => ({ ...game, clientSeed: 'another seed', nextCommitment }),
      names: 'seeds',
    },
  ],
  [messageCalls.list, { body: () => ({ ...page, segment: 'notices' }) }],
  [messageCalls.unread, { body: () => ({}) }],
  [messageCalls.read, { body: ({ messageId }) => ({ messageId }), names: 'message' }],
  [messageCalls.readAll, { body: () => ({ segment: 'notices' }) }],
  [supportCalls.list, { body: () => page }],
  [
    supportCalls.thread,
    { body: ({ conversationId }) => ({ conversationId, ...page }), names: 'conversation' },
  ],
  [
    supportCalls.open,
    { body: () => ({ key: newKey(), category: 'claim', text: 'My prize is missing', image: JPEG }) },
  ],
  [
    supportCalls.write,
    {
      body: ({ conversationId }) => ({ key: newKey(), conversationId, text: 'Here it is', image: JPEG }),
      names: 'conversation',
    },
  ],
  [supportCalls.close, { body: ({ conversationId }) => ({ conversationId }), names: 'conversation' }],
  [
    supportCalls.read,
    { body: ({ conversationId }) => ({ conversationId, messageId: '1' }), names: 'conversation' },
  ],
  [supportCalls.picture, { body: ({ pictureId }) => ({ pictureId }), names: 'picture' }],
  [providerCalls.launch, { body: () => ({ gameProvider: 'JILI', gameId: '101' }) }],
  // A studio that gives URLs has no pages; pages are tested with the wallet.
  [providerCalls.gameHtml, { body: () => ({ gameProvider: 'JILI', gameId: '101' }), refused: '40400' }],
  [inviteCalls.page, { body: () => ({}) }],
  [inviteCalls.invitees, { body: () => page }],
  [inviteCalls.ranking, { body: () => ({}) }],
  [inviteCalls.claim, { body: () => ({ id: '1' }), refused: '40400' }],
  [spinCalls.page, { body: () => ({ clientSeed: 'a seed' }) }],
  [
    lottoCalls.buy,
    {
      body: () => ({ draw: 1, lines: [{ game: '2D', numbers: [7, 24], order: 'any', stake: '20.00' }] }),
      refused: '40946',
    },
  ],
  [lottoCalls.results, { body: () => ({}) }],
  [lottoCalls.tickets, { body: () => ({ pageSize: 10 }) }],
  [lottoCalls.verify, { body: () => ({ draw: 1 }), refused: '40400' }],
  [lottoCalls.leaves, { body: () => ({ draw: 1, from: 0 }) }],
  [luckyPrizeCalls.page, { body: () => ({}) }],
  [luckyPrizeCalls.tickets, { body: () => ({ monday: '2026-11-16', after: 0 }), refused: '40400' }],
  [spinCalls.spin, { body: () => ({ acceptTerms: true }) }],
  [missionCalls.page, { body: () => ({}) }],
  [missionCalls.claim, { body: () => ({ id: 'A05' }) }],
  [missionCalls.report, { body: () => ({ event: 'gamePage' }) }],
  [guaranteedCalls.popover, { body: () => ({}) }],
  [guaranteedCalls.list, { body: () => ({}) }],
  [guaranteedCalls.detail, { body: () => ({ id: '999999999' }), refused: '40400' }],
  [guaranteedCalls.join, { body: () => ({}), params: { id: '999999999' }, refused: '40400' }],
  [guaranteedCalls.receive, { body: () => ({}), params: { id: '999999999' }, refused: '40400' }],
  [saferPlayCalls.state, { body: () => ({}) }],
  [saferPlayCalls.results, { body: () => ({}) }],
  [saferPlayCalls.sitting, { body: () => ({}) }],
  [saferPlayCalls.setLimit, { body: () => ({ kind: 'loss', period: 'week', most: '1500' }) }],
  [saferPlayCalls.setSessionLimit, { body: () => ({ period: 'day', mostMinutes: 120 }) }],
  [saferPlayCalls.withdrawChange, { body: () => ({ kind: 'loss', period: 'week' }), refused: '40400' }],
  [saferPlayCalls.setRealityCheck, { body: () => ({ minutes: 15 }) }],
  [saferPlayCalls.acknowledge, { body: () => ({}) }],
  [saferPlayCalls.takeBreak, { body: () => ({ hours: 24 }) }],
  [saferPlayCalls.exclude, { body: () => ({ months: 6, understood: true }) }],
  [saferPlayCalls.liftExclusion, { body: () => ({}), refused: '40400' }],
]);

/** Creates a player who has deposited, played and opened another order. */
export async function newOwner(server: TestServer): Promise<Owner> {
  const person = await newPerson(server);
  const { token } = person;
  // Consonants alone: by chance figures and vowels make a word that names may not hold.
  const name = `Owner ${Array.from(randomBytes(12), (byte) => 'bcdfhjklnpqrtvwx'[byte % 16]).join('')}`;
  const { inviteCode } = (await server.send(userCalls.setName, { name }, { token })).reply;
  const paid = await openOrder(server, person, '5000');
  const response = await fetch(`${server.url}/sandbox/payments/${paid.orderId}/succeed`, { method: 'POST' });
  if (response.status !== 200) throw new Error('the sandbox payment failed');
  const notices = await server.send(messageCalls.list, { ...page, segment: 'notices' }, { token });
  const messageId = notices.reply.list[0]?.messageId ?? '';
  const params = game;
  await server.send(playCalls.seeds, {}, { token, params });
  await server.send(playCalls.seeds, { clientSeed: 'mine' }, { token, params });
  const { round } = (await server.send(playCalls.bet, { bet }, { token, params })).reply;
  const { nextCommitment } = (await server.send(playCalls.seeds, {}, { token, params })).reply;
  await server.send(spinCalls.page, {}, { token });
  await server.send(spinCalls.page, { clientSeed: 'mine' }, { token });
  await fetch(`${server.url}/sandbox/points/${person.uid}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ points: 1000 }),
  });
  const { runId } = (await server.send(playCalls.startRun, { bet, rounds: 10 }, { token, params })).reply;
  const { orderId } = await openOrder(server, person);
  const join = { panel: 0, bet: fare, clientSeed: 'mine' };
  const { ticketId } = (await server.send(liveCalls.join, join, { token, params: crash })).reply.ticket;
  const { sessions } = (await server.send(profileCalls.sessions, {}, { token })).reply;
  const sessionId = sessions.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
  const asked = { key: newKey(), category: 'cashIn', text: 'My cash in is missing', image: JPEG } as const;
  const opened = await server.send(supportCalls.open, asked, { token });
  const { conversationId } = opened.reply.conversation;
  const thread = await server.send(supportCalls.thread, { conversationId, pageSize: 1 }, { token });
  const pictureId = thread.reply.list[0]?.picture?.pictureId ?? '';
  const { roundId } = round;
  await sandbox(server, `identity/${person.uid}/approve`);
  const account = await saveOwnGcash(server, person);
  const { withdrawalId } = (await withdraw(server, { ...person, account }, '100')).reply;
  // A bet: what belongs to an order or a cash-out is looked up by its player once more.
  const statement = await server.send(moneyCalls.list, { ...page, type: 4 }, { token });
  const movementId = statement.reply.list[0]?.id ?? '';
  return {
    ...person,
    name,
    inviteCode,
    orderId,
    messageId,
    roundId,
    runId,
    nextCommitment,
    ticketId,
    sessionId,
    conversationId,
    pictureId,
    accountId: account.accountId,
    withdrawalId,
    movementId,
  };
}

/** The request of a call with this body and these parameters, unvalidated. */
export function requestOf(
  call: Call,
  {
    body,
    params,
    token,
  }: { body?: unknown; params?: Readonly<Record<string, string>> | undefined; token?: string },
) {
  const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  return {
    method: call.method,
    url: call.method === 'GET' ? `${url}${queryOf(body)}` : url,
    ...(call.method === 'GET' || body === undefined ? {} : { payload: JSON.stringify(body) }),
    headers: {
      ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { token }),
      ...(call.money ? { 'idempotency-key': newKey() } : {}),
    },
  };
}

function queryOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      query.append(name, typeof item === 'string' ? item : JSON.stringify(item));
    }
  }
  return `?${query}`;
}

/** "POST /x2/user/info", for test names and failures. */
export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
