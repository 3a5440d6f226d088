import type { FastifyInstance } from 'fastify';
import { accountCalls, type Session, SMS_RESEND_S } from '../../../contract/account';
import type { Call } from '../../../contract/call';
import { HEADERS } from '../../../contract/headers';
import type { OauthProof } from '../../../contract/oauth';
import { userCalls } from '../../../contract/user';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { type CallRequest, route } from '../../http/route';
import { giveDailyLogin } from '../rewards/dailyLogin';
import { isBirthday, isOfAge, manilaDate } from './age';
import { type Purpose, sendCode } from './codes';
import { inviteLink, inviterOf } from './invites';
import { logInByCode, logInByPassword } from './logIn';
import { bindIdentity, knownBy, ownerOf, verifiersOf } from './oauth/identities';
import { parsePhone } from './phone';
import { setBirthday, setName } from './players';
import { serveProfile } from './profileRoutes';
import { registerPlayer } from './register';
import { type Device, endSession, openSession, renewSession } from './sessions';
import { smsCarrier } from './smsCarrier';
import { networkOf, take } from './tries';
import { userInfo } from './userInfo';

/** Accounts: registration, log-in, sessions and what a player may change of himself. */
export function registerPlayers(app: FastifyInstance, context: Context): void {
  serveAccounts(app, context);
  serveSelf(app, context);
  serveProfile(app, context);
}

const USER_AGENT_MAX = 256;
const QUARTER_HOUR_MS = 15 * 60_000;

const deviceOf = ({ ip, headers }: Pick<CallRequest<Call>, 'ip' | 'headers'>): Device => ({
  ip,
  userAgent: headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
});

function serveAccounts(app: FastifyInstance, context: Context): void {
  const carrier = smsCarrier(context);

  const send = async (typed: string, purpose: Purpose, ip: string) => {
    const phone = parsePhone(typed);
    if (phone === null) throw refuse('phoneInvalid');
    await sendCode(context, carrier, { phone, purpose, ip });
    return { resendAfterS: SMS_RESEND_S };
  };

  route(app, context, accountCalls.sendRegisterCode, ({ body, ip }) => send(body.phone, 'register', ip));
  route(app, context, accountCalls.sendLogInCode, ({ body, ip }) => send(body.phone, 'logIn', ip));
  serveStarts(app, context);
  route(app, context, accountCalls.checkInvite, async ({ body }) => {
    const validated = (await inviterOf(context.db, body.inviteCode)) !== null;
    return { validated, inviteLink: validated ? inviteLink(context, body.inviteCode) : '' };
  });
}

/** Every way into an account. */
function serveStarts(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const verifiers = verifiersOf(context.config);

  /** Lets a player in, and binds who he is elsewhere once he has proven that the account is his. */
  const start = async (oauth: OauthProof | undefined, prove: () => Promise<Session>): Promise<Session> => {
    // First, so that a credential that is no good costs no code.
    const known = oauth === undefined ? null : await knownBy(context, verifiers, oauth);
    const session = await prove();
    if (known !== null) await bindIdentity(db, known, { uid: session.uid, now: clock.now() });
    await giveDailyLogin(context, session.uid);
    return session;
  };

  route(app, context, accountCalls.register, (request) =>
    start(request.body.oauth, () => registerPlayer(context, request.body, deviceOf(request))),
  );
  route(app, context, accountCalls.logInByPassword, (request) =>
    start(request.body.oauth, () => logInByPassword(context, request.body, deviceOf(request))),
  );
  route(app, context, accountCalls.logInByCode, (request) =>
    start(request.body.oauth, () => logInByCode(context, request.body, deviceOf(request))),
  );
  route(app, context, accountCalls.logInByThird, async (request) => {
    if (verifiers[request.body.provider] === undefined) throw refuse('notFound');
    const now = clock.now();
    // Each costs a question to the provider.
    const limit = { key: `oauth-address:${networkOf(request.ip)}`, most: 100, windowMs: QUARTER_HOUR_MS };
    if (!(await take(db, limit, now))) throw refuse('tooMany');
    const uid = await ownerOf(db, await knownBy(context, verifiers, request.body));
    if (uid === null) throw refuse('notBound');
    return start(undefined, async () => ({
      uid,
      token: await openSession(db, uid, now, deviceOf(request)),
    }));
  });
}

function serveSelf(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  route(app, context, userCalls.info, ({ player }) => userInfo(context, player.uid));
  route(app, context, userCalls.renewToken, async ({ player, headers }) => {
    const token = await renewSession(context, player, String(headers[HEADERS.token]));
    if (token === null) throw refuse('loginNeeded');
    await giveDailyLogin(context, player.uid);
    return { token };
  });
  route(app, context, userCalls.logOut, async ({ player }) => {
    await endSession(context, player.sessionId);
    return null;
  });
  route(app, context, userCalls.setName, async ({ player, body }) => {
    await setName(db, player.uid, body.name);
    return userInfo(context, player.uid);
  });
  route(app, context, userCalls.setBirthday, async ({ player, body }) => {
    const today = manilaDate(clock.now());
    if (!isBirthday(body.birthday, today)) throw refuse('badRequest');
    if (!isOfAge(body.birthday, today)) throw refuse('underAge');
    if (!(await setBirthday(db, player.uid, body.birthday))) throw refuse('alreadySet');
    return userInfo(context, player.uid);
  });
}
