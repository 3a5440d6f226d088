import type { FastifyInstance } from 'fastify';
import { accountCalls, type Session, SMS_RESEND_S } from '../../../contract/account/account';
import type { OauthProof } from '../../../contract/account/oauth';
import { userCalls } from '../../../contract/account/user';
import type { Call } from '../../../contract/call';
import { HEADERS } from '../../../contract/headers';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { type CallRequest, route } from '../../http/route';
import { manilaDate } from '../../manilaDay';
import { isBirthday, isOfAge, keepUnderAge } from './age';
import { resetPassword } from './changePassword';
import { checkCode, type Purpose, requireChecksLeft, sendCode, takeCheck } from './codes';
import { deviceOf } from './deviceOf';
import { noteFailure } from './failedLogIn';
import { inviteLink, inviterOf } from './invites';
import { logInByCode, logInByPassword } from './logIn';
import type { MailCarrier } from './mail';
import { isNicknameAllowed } from './nickname';
import { bindIdentity, knownBy, ownerOf, verifiersOf } from './oauth/identities';
import { parsePhone } from './phone';
import { findPlayer, setBirthday, setName } from './players';
import { serveProfile } from './profileRoutes';
import { type OnRegistered, registerPlayer } from './register';
import { type Device, endSession, openSession, renewSession } from './sessions';
import type { SmsCarrier } from './sms';
import { giveBack, networkOf, take } from './tries';
import { type OwnedBy, userInfo } from './userInfo';

/** The services and hooks that accounts need from outside. */
export interface PlayerPorts {
  readonly sms: SmsCarrier | null;
  readonly mail: MailCarrier | null;
  /** Runs in the transaction that opens an account, with its ledger accounts open. */
  readonly onRegistered: OnRegistered;
  /** Awaited whenever a session starts or is renewed, before the call is answered. */
  readonly onSessionStarted: (uid: number, device: Device) => Promise<void>;
  readonly ownedBy: OwnedBy;
}

/** Accounts: registration, log-in, sessions and what players may change about themselves. */
export function registerPlayers(app: FastifyInstance, context: Context, ports: PlayerPorts): void {
  serveAccounts(app, context, ports);
  serveSelf(app, context, ports);
  serveProfile(app, context, ports.mail);
}

const QUARTER_HOUR_MS = 15 * 60_000;

function serveAccounts(app: FastifyInstance, context: Context, ports: PlayerPorts): void {
  const send = async (typed: string, purpose: Purpose, ip: string) => {
    const phone = parsePhone(typed);
    if (phone === null) throw refuse('phoneInvalid');
    await sendCode(context, ports.sms, { phone, purpose, ip });
    return { resendAfterS: SMS_RESEND_S };
  };

  route(app, accountCalls.sendRegisterCode, ({ body, ip }) => send(body.phone, 'register', ip));
  route(app, accountCalls.sendCode, async ({ player, body, ip }) => {
    if (body.type !== undefined) return send(body.phone ?? '', 'register', ip);
    if (player === null) throw refuse('loginNeeded');
    const own = (await findPlayer(context.db, player.uid))?.phone ?? '';
    // A code for a change goes to the caller's own phone only.
    if (body.phone !== undefined && parsePhone(body.phone) !== own) throw refuse('phoneInvalid');
    return send(own, 'security', ip);
  });
  route(app, accountCalls.sendLogInCode, ({ body, ip }) => send(body.phone, 'logIn', ip));
  route(app, accountCalls.checkCode, async ({ player, body: { code, phone: typed, type }, ip }) => {
    const now = context.clock.now();
    if (player === null && type === undefined) throw refuse('loginNeeded');
    const phone =
      type === undefined
        ? ((await findPlayer(context.db, player?.uid ?? 0))?.phone ?? '')
        : parsePhone(typed ?? '');
    if (phone === null) throw refuse('phoneInvalid');
    if (type === undefined) {
      await requireChecksLeft(context.db, ip, now);
      if (!(await checkCode(context.db, { phone, purpose: 'security', code, now })))
        throw refuse('codeWrong');
      return null;
    }
    const limits = await takeCheck(context.db, { phone, ip, now });
    if (!(await checkCode(context.db, { phone, purpose: 'register', code, now }))) throw refuse('codeWrong');
    await giveBack(context.db, limits);
    return null;
  });
  serveStarts(app, context, ports);
  route(app, accountCalls.checkInvite, async ({ body }) => {
    const validated = (await inviterOf(context.db, body.inviteCode)) !== null;
    return { validated, inviteLink: validated ? inviteLink(context, body.inviteCode) : '' };
  });
}

/** The calls that open a session. */
function serveStarts(app: FastifyInstance, context: Context, ports: PlayerPorts): void {
  const { db, clock } = context;
  const { onRegistered, onSessionStarted } = ports;
  const verifiers = verifiersOf(context.config);

  /** Opens a session, and binds an external identity once the player has proven that the account is theirs. */
  const start = async (
    request: Pick<CallRequest<Call>, 'ip' | 'headers'>,
    oauth: OauthProof | undefined,
    prove: () => Promise<Session>,
  ): Promise<Session> => {
    // First, so that an invalid credential does not use up a code.
    const known = oauth === undefined ? null : await knownBy(context, verifiers, oauth);
    const session = await prove();
    if (known !== null) await bindIdentity(db, known, { uid: session.uid, now: clock.now() });
    await onSessionStarted(session.uid, deviceOf(context.config, request));
    return session;
  };

  route(app, accountCalls.register, (request) =>
    start(request, request.body.oauth, () =>
      registerPlayer(context, request.body, deviceOf(context.config, request), onRegistered),
    ),
  );
  route(app, accountCalls.logInByPassword, (request) =>
    noteFailure({ ...request, by: 'password', account: request.body.account }, () =>
      start(request, request.body.oauth, () =>
        logInByPassword(context, request.body, deviceOf(context.config, request)),
      ),
    ),
  );
  route(app, accountCalls.logInByCode, (request) =>
    noteFailure({ ...request, by: 'code', account: request.body.account }, () =>
      start(request, request.body.oauth, () =>
        logInByCode(context, request.body, deviceOf(context.config, request)),
      ),
    ),
  );
  route(app, accountCalls.resetPassword, (request) =>
    noteFailure({ ...request, by: 'code', account: request.body.account }, () =>
      start(request, undefined, () =>
        resetPassword(context, request.body, deviceOf(context.config, request)),
      ),
    ),
  );
  const logInByOauth = async (request: CallRequest<typeof accountCalls.logInByOauth>): Promise<Session> => {
    if (verifiers[request.body.provider] === undefined) throw refuse('notFound');
    const now = clock.now();
    // Each of these calls causes a request to the identity provider.
    const limit = { key: `oauth-address:${networkOf(request.ip)}`, most: 100, windowMs: QUARTER_HOUR_MS };
    if (!(await take(db, limit, now))) throw refuse('tooMany');
    const uid = await ownerOf(db, await knownBy(context, verifiers, request.body));
    if (uid === null) throw refuse('notBound');
    return start(request, undefined, async () => ({
      uid,
      token: await openSession(db, uid, now, deviceOf(context.config, request)),
    }));
  };
  route(app, accountCalls.logInByOauth, (request) =>
    noteFailure({ ...request, by: 'oauth', account: null }, () => logInByOauth(request)),
  );
}

function serveSelf(app: FastifyInstance, context: Context, { onSessionStarted, ownedBy }: PlayerPorts): void {
  const { db, clock } = context;

  route(app, userCalls.info, ({ player }) => userInfo(context, player.uid, ownedBy));
  route(app, userCalls.renewToken, async ({ player, headers, ip }) => {
    const token = await renewSession(context, player, String(headers[HEADERS.token]));
    if (token === null) throw refuse('loginNeeded');
    await onSessionStarted(player.uid, deviceOf(context.config, { ip, headers }));
    return { token };
  });
  route(app, userCalls.logOut, async ({ player }) => {
    await endSession(context, player);
    return null;
  });
  route(app, userCalls.setName, async ({ player, body }) => {
    if (!isNicknameAllowed(body.name)) throw refuse('nameRefused');
    await setName(db, player.uid, body.name);
    return userInfo(context, player.uid, ownedBy);
  });
  route(app, userCalls.setBirthday, async ({ player, body }) => {
    const now = clock.now();
    const today = manilaDate(now);
    if (!isBirthday(body.birthday, today)) throw refuse('badRequest');
    if (!isOfAge(body.birthday, today)) {
      const { birthday } = body;
      throw refuse((await keepUnderAge(db, player.uid, { birthday, now })) ? 'underAge' : 'alreadySet');
    }
    if (!(await setBirthday(db, player.uid, body.birthday))) throw refuse('alreadySet');
    return userInfo(context, player.uid, ownedBy);
  });
}
