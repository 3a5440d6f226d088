import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SMS_RESEND_S } from '../../../contract/account/account';
import { shortAppCode } from '../../../contract/appCode';
import { appCalls } from '../../../contract/apps';
import type { ReplyOf } from '../../../contract/call';
import { DEFAULT_APP_ID, HEADERS } from '../../../contract/headers';
import { migrationCalls } from '../../../contract/migration';
import { ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { type CallRequest, route } from '../../http/route';
import { balances } from '../../ledger/balances';
import { sendCode, takeCheck, tryCode } from '../players/codes';
import { deviceOf } from '../players/deviceOf';
import { noteFailure } from '../players/failedLogIn';
import { maskPhone, parsePhone } from '../players/phone';
import { findByPhone, findPlayer, homeAppOf } from '../players/players';
import { openSession } from '../players/sessions';
import type { SmsCarrier } from '../players/sms';
import { giveBack, networkOf, take } from '../players/tries';
import { protectMigrationOf } from '../players/userInfo';
import { vipStanding } from '../players/vip';
import { vipSums } from '../players/vipSums';
import { lastChildLogIn } from './devices';
import { bannerOf, flagsOf } from './flags';
import { accountOf, hasOpenBet, type Move, moveAccount, moveOf, noteVisit } from './moves';
import { isOver, issueTicket, readTicket, requireLogIn, type Ticket, useTicket } from './tickets';

const HOUR_MS = 60 * 60_000;
/** Questions about a device's account, by network. Generous, because carriers put many players behind one address. */
const ASKED_PER_ADDRESS = 600;

/** The main app in tickets, whatever its version. */
const MAIN_CODE = shortAppCode(DEFAULT_APP_ID);

type LogInRequest = CallRequest<typeof migrationCalls.logIn>;
type Found = ReplyOf<typeof migrationCalls.recentAccount>;

/** The move of accounts from child apps to the main app. */
export function registerMigration(app: FastifyInstance, context: Context, sms: SmsCarrier | null): void {
  serveChild(app, context);
  serveMain(app, context, sms);
}

/** What a child app asks for its player. */
function serveChild(app: FastifyInstance, context: Context): void {
  const { config, db, clock, settings } = context;

  route(app, appCalls.info, async () => ({
    appCode: config.appCode,
    isMain: config.childCode === null,
    mainAppUrl: config.childCode === null ? null : config.mainAppUrl,
    downloadUrl: downloadUrlOf(config),
    apkUrl: config.apkUrl,
    closesOn: config.childCode === null ? null : config.appClosesOn,
    alert: settings.active.alert,
  }));
  route(app, migrationCalls.check, ({ player }) => flagsOf(context, player?.uid ?? null));
  route(app, migrationCalls.bannerShow, ({ player, body }) => bannerOf(context, player?.uid ?? null, body));
  route(app, migrationCalls.visitReport, async ({ player }) => {
    await noteVisit(db, player.uid, clock.now());
    return null;
  });
  route(app, migrationCalls.protectCheck, async ({ player }) => ({
    state: protectMigrationOf(config, await homeAppOf(db, player.uid)),
  }));
  route(app, migrationCalls.jumpTicket, async ({ player }) => {
    const { childCode, mainAppUrl } = config;
    // Also for an account that has moved: the ticket then only logs in.
    const move = await moveOf(db, player.uid);
    if (childCode === null || mainAppUrl === null || move?.fromApp !== childCode) throw refuse('notFound');
    const { ticket, expiresAt } = issueTicket(context.personKey, {
      ...player,
      from: childCode,
      to: MAIN_CODE,
      now: clock.now(),
    });
    // After the number sign, so that no server and no log on the way sees the ticket.
    const url = `${mainAppUrl.replace(/[/#]*$/, '')}/#/transferToMain?ticket=${ticket}`;
    return { ticket, url, expiresAt: expiresAt.toISOString() };
  });
}

const downloadUrlOf = ({ mainAppDownloadUrl, mainAppUrl }: Context['config']): string | null =>
  mainAppDownloadUrl ?? (mainAppUrl === null ? null : `${mainAppUrl.replace(/[/#]*$/, '')}/#/download`);

/** What the main app asks before and when it takes an account over. */
function serveMain(app: FastifyInstance, context: Context, sms: SmsCarrier | null): void {
  const { config, db, clock } = context;

  /** The ticket that a call brings as its token, unless it is over. */
  const ticketIn = async (headers: IncomingHttpHeaders): Promise<Ticket | null> => {
    const text = String(headers[HEADERS.token] ?? '');
    const now = clock.now();
    const ticket = readTicket(context.personKey, text, { to: MAIN_CODE, now });
    return ticket === null || (await isOver(db, ticket, now)) ? null : ticket;
  };
  const requireMain = async (ip: string): Promise<void> => {
    if (config.childCode !== null) throw refuse('notFound');
    const limit = { key: `move:${networkOf(ip)}`, most: ASKED_PER_ADDRESS, windowMs: HOUR_MS };
    if (!(await take(db, limit, clock.now()))) throw refuse('tooMany');
  };
  /** The account that a device of this network may mean, if a code names the same. */
  const meantBy = async (
    request: Pick<LogInRequest, 'ip' | 'headers'>,
    { userCode, appCode }: { readonly userCode: string; readonly appCode: string },
  ): Promise<number | null> => {
    const uid = await accountOf(db, userCode, appCode);
    const last = await lastChildLogIn(db, deviceOf(config, request), clock.now());
    return uid !== null && uid === last ? uid : null;
  };

  route(app, migrationCalls.recentAccount, async (request) => {
    if (config.childCode !== null) return NO_ACCOUNT;
    await requireMain(request.ip);
    const ticket = await ticketIn(request.headers);
    if (ticket !== null) {
      return { ...(await provenAccount(context, ticket.uid)), token: String(request.headers[HEADERS.token]) };
    }
    const uid = await lastChildLogIn(db, deviceOf(config, request), clock.now());
    return uid === null ? NO_ACCOUNT : maskedAccount(context, uid);
  });
  route(app, migrationCalls.mainAvailable, async ({ body, ...request }) => {
    if (config.childCode !== null) return { available: false, reason: null };
    await requireMain(request.ip);
    const ticket = await ticketIn(request.headers);
    const asked = await accountOf(db, body.userCode, body.appCode);
    if (ticket !== null && ticket.uid === asked) {
      const isBusy = await hasOpenBet(db, ticket.uid, clock.now());
      return { available: !isBusy, reason: isBusy ? ('betOpen' as const) : null };
    }
    return { available: (await meantBy(request, body)) !== null, reason: null };
  });
  route(app, migrationCalls.sendCode, async ({ body, ...request }) => {
    await requireMain(request.ip);
    const uid = await meantBy(request, body);
    const phone = uid === null ? null : (await findPlayer(db, uid))?.phone;
    if (phone == null) throw refuse('notFound');
    await sendCode(context, sms, { phone, purpose: 'logIn', ip: request.ip });
    return { resendAfterS: SMS_RESEND_S };
  });

  /** Whose phone a code is to be from; the account may not exist, which a wrong code would tell as well. */
  const phoneOf = async ({ body, ip, headers }: LogInRequest): Promise<string> => {
    const { account, userCode, appCode } = body;
    if (account !== undefined) {
      const phone = parsePhone(account);
      if (phone === null) throw refuse('phoneInvalid');
      return phone;
    }
    if (userCode === undefined || appCode === undefined) throw refuse('badRequest');
    const uid = await meantBy({ ip, headers }, { userCode, appCode });
    return (uid === null ? null : (await findPlayer(db, uid))?.phone) ?? '';
  };
  const logIn = async (request: LogInRequest) => {
    const device = deviceOf(config, request);
    const now = clock.now();
    const open = async (uid: number, ticket: Ticket | null) =>
      db.transaction(async (transaction) => {
        if (ticket !== null) await useTicket(transaction, ticket, now);
        const move = await moveAccount(context, transaction, uid);
        // After the move, which locks the player's money: so does closing an account, and then the player's row.
        if (ticket !== null) await requireLogIn(transaction, ticket, now);
        return { uid, token: await openSession(transaction, uid, now, device), ...amountsOf(move) };
      });
    const { verifyCode: code } = request.body;
    if (code === undefined) {
      const ticket = await ticketIn(request.headers);
      if (ticket === null) throw refuse('ticketOver');
      return open(ticket.uid, ticket);
    }
    const phone = await phoneOf(request);
    const limits = await takeCheck(db, { phone, ip: request.ip, now });
    const isRight = await tryCode(db, { phone, purpose: 'logIn', code, now });
    const player = await findByPhone(db, phone);
    if (!isRight || player === null) throw refuse('codeWrong');
    await giveBack(db, limits);
    return open(player.uid, null);
  };
  route(app, migrationCalls.logIn, async (request) => {
    await requireMain(request.ip);
    const by = request.body.verifyCode === undefined ? 'ticket' : 'code';
    return noteFailure({ ...request, by, account: request.body.account ?? null }, () => logIn(request));
  });
}

const amountsOf = (move: Move | null) => ({
  migrateAmount: move?.amountCentavos ?? ZERO,
  migrateAward: (move?.awardCentavos ?? ZERO) > ZERO,
  migrateAwardAmount: move?.awardCentavos ?? ZERO,
});

const NO_ACCOUNT: Found = {
  canMainAccountRegister: false,
  amount: null,
  accountInfo: null,
  needOtpValidate: true,
  token: null,
  userCode: null,
  appCode: null,
  migrateAwardAmount: ZERO,
};

/** An account that a device may mean: nothing of it but the end of its phone. */
async function maskedAccount({ db, config }: Context, uid: number): Promise<Found> {
  const [player, move] = await Promise.all([findPlayer(db, uid), moveOf(db, uid)]);
  if (player === null || move === null) return NO_ACCOUNT;
  return {
    ...NO_ACCOUNT,
    canMainAccountRegister: true,
    accountInfo: { phone: maskPhone(player.phone), vipLevel: null, points: null, coupons: null },
    userCode: move.userCode,
    appCode: move.fromApp,
    migrateAwardAmount: config.migrationAwardCentavos,
  };
}

/** The account of a ticket, with what moves. */
async function provenAccount(context: Context, uid: number): Promise<Found> {
  const { db } = context;
  const [masked, money, sums] = await Promise.all([
    maskedAccount(context, uid),
    balances(db, uid),
    vipSums(db, uid),
  ]);
  if (masked.accountInfo === null) return masked;
  return {
    ...masked,
    amount: money.cashCentavos,
    accountInfo: {
      ...masked.accountInfo,
      vipLevel: vipStanding(sums.betCentavos, sums.depositCentavos).level,
      points: money.points,
      coupons: money.coupons,
    },
    needOtpValidate: false,
  };
}
